import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import type { AccountMenuProps } from './AccountMenu.tsx';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Avatar } from './Avatar.tsx';
import { content } from '#web/components/content.ts';

/**
 * Keeps the account menu out of the first load (a fifth of the shell, useless to visitors). If its
 * code cannot be fetched, the avatar links to the profile.
 */
export function LazyAccountMenu(props: AccountMenuProps) {
  return (
    <Suspense
      fallback={
        <Place>
          <Avatar username={props.username} />
        </Place>
      }
    >
      <AccountMenu {...props} />
    </Suspense>
  );
}

const AccountMenu = lazy(() =>
  import('./AccountMenu.tsx').then(
    (module) => ({ default: module.AccountMenu }),
    () => ({ default: ProfileLink }),
  ),
);

function ProfileLink({ username }: AccountMenuProps) {
  return (
    <Place as={AppLink} href="/profile" aria-label={content.header.profile}>
      <Avatar username={username} />
    </Place>
  );
}

const Place = styled.span<{ href?: string }>`
  display: inline-grid;
  place-items: center;
  width: ${theme.size.target};
  height: ${theme.size.target};
  border-radius: 50%;
  text-decoration: none;
`;
