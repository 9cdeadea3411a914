import { LayoutList, Map, Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { content } from '#web/components/content.ts';
import { isActiveLink } from '#web/components/actions/isActiveLink.ts';

export type BottomBarProps = { currentPath: string; href?: string };

/** Below md: 'Report an Issue' within a thumb's reach, except on the form itself. */
export function BottomBar({ currentPath, href = '/report-issue' }: BottomBarProps) {
  if (isActiveLink(currentPath, href)) return null;
  const current = (path: string) => (isActiveLink(currentPath, path) ? 'page' : undefined);
  return (
    <Bar aria-label={content.bottomBar.label} data-thumb-bar>
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
    </Bar>
  );
}

const Bar = styled.nav`
  position: fixed;
  z-index: ${theme.z.bottomBar};
  inset: auto 0 0;
  display: grid;
  /* Bounded by the screen, so that large text leaves room for the middle. */
  --gap: min(${theme.space[2]}, 2.2vw);
  --side: min(3.7rem, 22vw);
  grid-template-columns: var(--side) minmax(0, 1fr) var(--side);
  align-items: center;
  gap: var(--gap);
  min-height: ${theme.size.bottomBar};
  padding: var(--gap) var(--gap) max(var(--gap), env(safe-area-inset-bottom));
  border-top: ${theme.size.hairline} solid ${theme.color.border};
  background: ${theme.color.surface};

  ${theme.media.md} {
    display: none;
  }
`;

const Main = styled(ButtonLink)`
  padding-inline: var(--gap);
  font-size: min(${theme.fontSize.body}, 5.2vw);
  white-space: normal;
`;

const Side = styled(AppLink)`
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
