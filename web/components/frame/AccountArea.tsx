import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import type { ThemePreference } from '#web/theme/themePreference.ts';

import type { AccountLinks } from './accountLinks.ts';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { content } from '#web/components/content.ts';
import { isActiveLink } from '#web/components/actions/isActiveLink.ts';
import { LazyAccountMenu } from './LazyAccountMenu.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';

export type AccountAreaProps = {
  user: { username: string } | null;
  /** Until the session is known; neither state is shown before. */
  isUserLoading?: boolean;
  currentPath: string;
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

/** The end of the header: actions for visitors, or the account. */
export function AccountArea(props: AccountAreaProps) {
  const { user, isUserLoading = false, notifications, currentPath } = props;
  const { themePreference, onThemeChange, onLogout, isLoggingOut = false, links } = props;
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
