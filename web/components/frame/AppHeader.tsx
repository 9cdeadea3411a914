import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

import { AccountArea, type AccountAreaProps } from './AccountArea.tsx';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { content } from '#web/components/content.ts';
import { isActiveLink } from '#web/components/actions/isActiveLink.ts';
import { Logo } from './Logo.tsx';
import type { LogoImage } from './LogoPicture.tsx';
import { NavigationSheet } from './NavigationSheet.tsx';
import { SyncBadge } from './SyncBadge.tsx';

export type AppHeaderProps = AccountAreaProps & {
  siteName: string;
  logo?: LogoImage | null;
  isOnline: boolean;
  isSlow: boolean;
  waitingCount: number;
  attentionCount: number;
  outboxHref?: string;
};

const text = content.header;

/** Name, links, sync state, account. Below md a side panel holds the links. */
export function AppHeader(props: AppHeaderProps) {
  const { user, currentPath, isOnline, isSlow, outboxHref, onLogout, links } = props;
  const { waitingCount, attentionCount } = props;
  const { siteName, logo } = props;
  const { isLoggingOut = false, isUserLoading = false } = props;
  return (
    <Bar>
      <Line>
        <Home href="/" aria-label={siteName}>
          <Logo name={siteName} logo={logo} />
        </Home>
        <Links aria-label={text.navigation}>
          {text.links.map(({ href, label }) => (
            <NavLink
              key={href}
              href={href}
              aria-current={isActiveLink(currentPath, href) ? 'page' : undefined}
            >
              {label}
            </NavLink>
          ))}
        </Links>
        <End>
          <SyncBadge {...{ isOnline, isSlow, waitingCount, attentionCount }} href={outboxHref} />
          <AccountArea {...props} />
          <Narrow $isForAll={!user && !isUserLoading}>
            <NavigationSheet {...{ user, currentPath, onLogout, isLoggingOut, links }} />
          </Narrow>
        </End>
      </Line>
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${theme.z.header};
  padding-top: env(safe-area-inset-top);
  border-bottom: ${theme.size.hairline} solid ${theme.color.border};
  background: ${theme.color.ground};

  /* A phone in landscape has room for only one fixed bar. */
  ${theme.media.short} {
    position: static;
  }
`;

const Line = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  height: ${theme.size.header};

  ${theme.media.mdToLg} {
    gap: ${theme.space[2]};
  }
`;

const Home = styled(AppLink)`
  display: inline-flex;
  /* With large text the name shrinks before the menu does. */
  min-width: ${theme.size.target};
  overflow: hidden;

  ${theme.media.mdToLg} {
    min-width: 5.75rem;
  }

  & svg {
    flex: none;
  }
  align-items: center;
  min-height: ${theme.size.target};
  color: ${theme.color.text};
  text-decoration: none;
`;

const Links = styled.nav`
  display: none;
  align-self: stretch;
  margin-inline-start: ${theme.space[2]};

  ${theme.media.md} {
    display: flex;
  }
  ${theme.media.mdToLg} {
    margin-inline-start: 0;
  }
`;

const NavLink = styled(AppLink)`
  position: relative;
  display: inline-flex;
  align-items: center;
  padding-inline: ${theme.space[3]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.weight.medium};
  text-decoration: none;
  transition: color ${theme.duration.fast} ${theme.easing.out};

  ${theme.media.mdToLg} {
    padding-inline: calc(${theme.space[3]} / 2);
  }
  &[aria-current='page'] {
    color: ${theme.color.text};
    font-weight: ${theme.weight.strong};
  }
  &[aria-current='page']::after {
    content: '';
    position: absolute;
    inset: auto ${theme.space[2]} -1px;
    height: 3px;
    background: ${theme.color.text};
  }
  ${theme.media.hover} {
    &:hover {
      color: ${theme.color.text};
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-inline-start: auto;

  ${theme.media.mdToLg} {
    gap: ${theme.space[1]};
  }
`;

/** Visitors have no other menu, even on wide screens. */
const Narrow = styled.div<{ $isForAll: boolean }>`
  display: flex;

  ${theme.media.md} {
    display: ${({ $isForAll }) => ($isForAll ? 'flex' : 'none')};
  }
`;
