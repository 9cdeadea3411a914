import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import type { ThemePreference } from '#web/theme/themePreference.ts';

import type { AccountLinks } from './accountLinks.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { content } from '#web/components/content.ts';
import { isActiveLink } from '#web/components/actions/isActiveLink.ts';
import { LazyAccountMenu } from './LazyAccountMenu.tsx';
import { Logo } from './Logo.tsx';
import type { LogoImage } from './LogoPicture.tsx';
import { NavigationSheet } from './NavigationSheet.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { SyncBadge } from './SyncBadge.tsx';

export type AppHeaderProps = {
  siteName: string;
  logo?: LogoImage | null;
  user: { username: string } | null;
  /** Until the session is known; neither state is shown before. */
  isUserLoading?: boolean;
  currentPath: string;
  isOnline: boolean;
  isSlow: boolean;
  waitingCount: number;
  attentionCount: number;
  outboxHref?: string;
  /** Beside the account. */
  notifications?: ReactNode;
  themePreference: ThemePreference;
  onThemeChange: (preference: ThemePreference) => void;
  onLogout: () => void;
  isLoggingOut?: boolean;
  /** Further links of the account, rendered when a menu opens. */
  links?: AccountLinks;
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
          <AccountArea {...props} isLoggingOut={isLoggingOut} />
          <Narrow $isForAll={!user && !isUserLoading}>
            <NavigationSheet {...{ user, currentPath, onLogout, isLoggingOut, links }} />
          </Narrow>
        </End>
      </Line>
    </Bar>
  );
}

function AccountArea(props: AppHeaderProps & { isLoggingOut: boolean }) {
  const { user, isUserLoading = false, notifications, currentPath } = props;
  const { themePreference, onThemeChange, onLogout, isLoggingOut, links } = props;
  if (isUserLoading) return <Skeleton shape="circle" width="2.5rem" height="2.5rem" />;
  if (!user)
    return (
      <Wide>
        <ButtonLink href="/auth" variant="ghost">
          {text.signIn}
        </ButtonLink>
        <ButtonLink href="/auth">{text.signUp}</ButtonLink>
      </Wide>
    );
  return (
    <>
      <Wide>
        <ButtonLink
          href="/report-issue"
          // Every page has its own primary button; two would compete.
          variant="secondary"
          icon={<Plus aria-hidden="true" />}
          aria-current={isActiveLink(currentPath, '/report-issue') ? 'page' : undefined}
        >
          {text.reportIssue}
        </ButtonLink>
      </Wide>
      {notifications}
      <Account>
        <LazyAccountMenu
          username={user.username}
          {...{ themePreference, onThemeChange, onLogout, isLoggingOut, links }}
        />
      </Account>
    </>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${theme.z.header};
  padding-top: env(safe-area-inset-top);
  border-bottom: ${theme.size.hairline} solid ${theme.color.border};
  background: ${theme.color.ground};

  /* A phone on its side has room for one bar that stays. */
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

const Wide = styled.div`
  display: none;

  ${theme.media.md} {
    display: flex;
    gap: ${theme.space[2]};
    margin-inline-end: ${theme.space[1]};
    white-space: nowrap;
  }
  /* One line where nothing else needs the room; name, 'Offline' and its count must still fit. */
  ${theme.media.mdToLg} {
    gap: ${theme.space[1]};
    margin-inline-end: 0;

    & > a {
      min-width: 5rem;
      padding: ${theme.space[1]} ${theme.space[2]};
      font-size: ${theme.fontSize.small};
      line-height: ${theme.lineHeight.snug};
      text-align: center;
      white-space: normal;
    }
    & svg {
      display: none;
    }
  }
`;

/** Below md the side panel holds the account; bell, 'Offline' and its count need the room. */
const Account = styled.div`
  display: none;

  ${theme.media.sm} {
    display: flex;
  }
`;

/** Strangers have no other menu, also on wide screens. */
const Narrow = styled.div<{ $isForAll: boolean }>`
  display: flex;

  ${theme.media.md} {
    display: ${({ $isForAll }) => ($isForAll ? 'flex' : 'none')};
  }
`;
