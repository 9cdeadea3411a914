import { Inbox, LayoutList, Map, Plus } from 'lucide-react';
import { css, styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { content } from '#web/components/content.ts';
import { isActiveLink } from '#web/components/actions/isActiveLink.ts';

export type BottomBarProps = {
  currentPath: string;
  href?: string;
  /** How much waits for the person; null: nobody is signed in. */
  needsCount?: number | null;
};

/** Below md: 'Report an Issue' within a thumb's reach, except on the form itself. */
export function BottomBar(props: BottomBarProps) {
  const { currentPath, href = '/report-issue', needsCount = null } = props;
  if (isActiveLink(currentPath, href)) return null;
  const current = (path: string) => (isActiveLink(currentPath, path) ? 'page' : undefined);
  return (
    <Bar aria-label={content.bottomBar.label} data-thumb-bar $isOwn={needsCount !== null}>
      <Side href="/issues" aria-current={current('/issues')}>
        <LayoutList aria-hidden="true" />
        <span>{content.bottomBar.issues}</span>
      </Side>
      <Main href={href} variant="primary" size="lg" isFullWidth icon={<Plus aria-hidden="true" />}>
        {content.header.reportIssue}
      </Main>
      <Side href="/map" aria-current={current('/map')}>
        <Map aria-hidden="true" />
        <span>{content.bottomBar.map}</span>
      </Side>
      {needsCount !== null && (
        <Side href="/mine?list=needs" aria-current={current('/mine')}>
          <Inbox aria-hidden="true" />
          <span>{content.bottomBar.needs}</span>
          {needsCount > 0 && <Count>{needsCount}</Count>}
        </Side>
      )}
    </Bar>
  );
}

const unseen = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

const Bar = styled.nav<{ $isOwn: boolean }>`
  position: fixed;
  z-index: ${theme.z.bottomBar};
  inset: auto 0 0;
  display: grid;
  /* Bounded by the screen, so that large text leaves room for the middle. */
  --gap: min(${theme.space[2]}, 2.2vw);
  --side: ${({ $isOwn }) => ($isOwn ? 'min(3.6rem, 17vw)' : 'min(3.7rem, 22vw)')};
  grid-template-columns: var(--side) minmax(0, 1fr) var(
      --side
    ) ${({ $isOwn }) => $isOwn && 'var(--side)'};
  align-items: center;
  gap: var(--gap);
  min-height: ${theme.size.bottomBar};
  padding: var(--gap) var(--gap) max(var(--gap), env(safe-area-inset-bottom));
  border-top: ${theme.size.hairline} solid ${theme.color.border};
  background: ${theme.color.surface};

  ${theme.media.md} {
    display: none;
  }
  /* On a phone in landscape only the icons show; screen readers keep the words. */
  ${theme.media.short} {
    --gap: ${theme.space[1]};

    & > a {
      min-height: ${theme.size.target};
      padding-block: 0;
    }
    & > a:not(:nth-child(2)) > span:first-of-type {
      ${unseen}
    }
  }
  /* The same with large text. */
  container-type: inline-size;

  @container (max-width: ${({ $isOwn }) => ($isOwn ? 17 : 13)}em) {
    & > a:not(:nth-child(2)) > span:first-of-type {
      ${unseen}
    }
  }
`;

const Main = styled(ButtonLink)`
  /* With four entries a narrow phone has no room for the icon. */
  @media (max-width: 26rem) {
    &:has(~ a ~ a) svg {
      display: none;
    }
  }
  padding-inline: var(--gap);
  font-size: min(${theme.fontSize.body}, 5.2vw);
  white-space: normal;
`;

const Side = styled(AppLink)`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[1]};
  min-height: ${theme.size.targetLarge};
  border-radius: ${theme.radius.md};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.caption};
  font-weight: ${theme.weight.medium};
  line-height: 1;
  white-space: nowrap;
  text-decoration: none;

  & svg {
    width: ${theme.space[6]};
    height: ${theme.space[6]};
  }
  &[aria-current='page'] {
    color: ${theme.color.text};
  }
`;

const Count = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: ${theme.space[1]};
  min-width: 1.25rem;
  padding: 0.15rem 0.25rem;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.danger};
  color: ${theme.color.onDanger};
  font-weight: ${theme.weight.strong};
  text-align: center;
`;
