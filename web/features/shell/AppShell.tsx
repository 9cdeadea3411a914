import { Outlet, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { AppFrame } from '#web/components/frame/AppFrame.tsx';
import { AppHeader } from '#web/components/frame/AppHeader.tsx';
import { BottomBar } from '#web/components/frame/BottomBar.tsx';
import { useIsFirstPaint } from '#web/net/firstPaint.ts';
import { useConnectivity } from '#web/net/connectivity.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { useAccent, useBrand } from '#web/features/site/useBrand.ts';
import { useSite } from '#web/features/site/useSite.ts';
import { useOutbox } from '#web/device/outbox/useOutbox.ts';
import { theme } from '#web/theme/theme.ts';
import { useThemePreference } from '#web/theme/useThemePreference.ts';
import { shellContent } from './content.ts';
import {
  LazyConfirmDialog,
  LazyDutyLinks,
  LazyFooter,
  LazyNotificationBell,
  LazyToaster,
} from './lazyParts.ts';
import { ShellBanner } from './ShellBanner.tsx';
import { useLogout } from './useLogout.ts';
import { useOutboxNotices } from './useOutboxNotices.ts';
import { useRouteFocus } from './useRouteFocus.ts';
import { useUnreadCount } from '#web/features/notices/useUnreadCount.ts';

/** An issue's page has its own action at the thumb; where people sign in, prove, judge or run the site, theirs is the only one. */
const HAS_OWN_ACTION =
  /^\/(?:issues\/[^/]+(?:\/(?:poster|proof))?|auth|jury|setup|(?:desk|admin)(?:\/\w+)?)$/u;

/** The frame around every page, with what the whole app shows: person, connection, unsent items. */
export function AppShell() {
  const { pathname, href } = useLocation();
  const { user, isPending } = useCurrentUser();
  const { isOnline } = useConnectivity();
  const { preference, setPreference } = useThemePreference();
  const { name } = useSite();
  const { logo } = useBrand();
  const outbox = useOutbox();
  const unsentCount = (outbox?.waitingCount ?? 0) + (outbox?.attentionCount ?? 0);
  const unreadCount = useUnreadCount(user);
  const logout = useLogout(unsentCount);
  const isFirstPaint = useIsFirstPaint();
  useOutboxNotices();
  useRouteFocus();
  useAccent();

  const words = shellContent.logout;
  return (
    <>
      <AppFrame
        header={
          <AppHeader
            siteName={name}
            logo={logo}
            user={user ?? null}
            isUserLoading={isPending}
            currentPath={pathname}
            isOnline={isOnline}
            waitingCount={unsentCount}
            outboxHref="/outbox"
            notifications={
              <Suspense fallback={<BellRoom />}>
                <LazyNotificationBell unreadCount={unreadCount} />
              </Suspense>
            }
            themePreference={preference}
            onThemeChange={setPreference}
            onLogout={logout.request}
            isLoggingOut={logout.isPending}
            links={LazyDutyLinks}
          />
        }
        banner={<ShellBanner isPaused={outbox?.activity === 'signed_out'} currentHref={href} />}
        footer={
          // What is pressed in it before its code is there would be lost: it comes with its code.
          isFirstPaint ? (
            <FooterRoom />
          ) : (
            <Suspense fallback={<FooterRoom />}>
              <LazyFooter />
            </Suspense>
          )
        }
        bottomBar={HAS_OWN_ACTION.test(pathname) ? <></> : <BottomBar currentPath={pathname} />}
      >
        <Outlet />
      </AppFrame>
      <Suspense>
        {logout.isAsking && (
          <LazyConfirmDialog
            onClose={logout.cancel}
            title={words.title}
            description={words.text(unsentCount)}
            confirmLabel={words.confirm}
            cancelLabel={words.cancel}
            pendingLabel={words.pending}
            isPending={logout.isPending}
            onConfirm={logout.confirm}
          />
        )}
      </Suspense>
      {!isFirstPaint && (
        <Suspense>
          <LazyToaster />
        </Suspense>
      )}
    </>
  );
}

/** Without it a link to the end of a page could not scroll there before the footer has come. */
const FooterRoom = styled.div`
  min-height: 100dvh;
`;

const BellRoom = styled.span`
  width: ${theme.size.target};
`;
