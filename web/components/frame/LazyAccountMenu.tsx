import { Suspense } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import type { AccountMenuProps } from './AccountMenu.tsx';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { afterFirstPaint } from '#web/components/feedback/afterFirstPaint.ts';
import { Avatar } from './Avatar.tsx';
import { content } from '#web/components/content.ts';

const AccountMenu = afterFirstPaint(async () => (await import('./AccountMenu.tsx')).AccountMenu);

/**
 * Keeps the account menu out of the first load (a fifth of the shell, useless to visitors). Until its
 * code is here, the avatar links to the profile.
 */
export function LazyAccountMenu(props: AccountMenuProps) {
  return (
    <Suspense
      fallback={
        <ProfileLink href="/profile" aria-label={content.header.profile}>
          <Avatar username={props.username} />
        </ProfileLink>
      }
    >
      <AccountMenu {...props} />
    </Suspense>
  );
}

const ProfileLink = styled(AppLink)`
  display: inline-grid;
  place-items: center;
  width: ${theme.size.target};
  height: ${theme.size.target};
  border-radius: 50%;
  text-decoration: none;
`;
