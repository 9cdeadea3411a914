import { Outlet, useLocation, useRouterState, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { AppFrame } from '#web/components/frame/AppFrame.tsx';
import { AppHeader } from '#web/components/frame/AppHeader.tsx';
import { BottomBar } from '#web/components/frame/BottomBar.tsx';
import { FramePart, useFrameAnswers, useIsFirstPaint } from '#web/net/firstPaint.ts';
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
  LazyFooter,
  LazyMenuParts,
  LazyNotificationBell,
  LazyToaster,
} from './lazyParts.ts';
import { ShellBanner } from './ShellBanner.tsx';
import { useNeedsCount } from '#web/features/notices/needs/useNeedsCount.ts';
import { useUnreadCount } from '#web/features/notices/useUnreadCount.ts';
import { lineIsFree } from '#web/device/slowLine.ts';
import { isSendingSlowly } from '#web/device/outbox/uploadProgress.ts';
import { useQueryClient } from '@tanstack/react-query';
import { keepTrying } from '#web/store/untilWorthTrying.ts';
import { showError, showToast } from '#web/store/toastStore.ts';
import { errorMessage } from '#web/net/callErrors.ts';

/** Pages with a main action of their own instead of the bottom bar's. */
const HAS_OWN_ACTION =
  /^\/(?:issues\/[^/]+(?:\/(?:poster|proof))?|auth|jury|setup|(?:desk|admin)(?:\/\w+)?)$/u;

/** The frame around every page, with user, connection and unsent items. */
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
  const needsCount = useNeedsCount(user, unsentCount);
  const logout = useLogout(unsentCount);
  const isFirstPaint = useIsFirstPaint();
  useOutboxNotices();
  useRouteFocus();
  useAccent();
  useFrameAnswers();

  const words = shellContent.logout;
  return (
    <>
      <AppFrame
        header={
          <FramePart>
            <AppHeader
              siteName={name}
              logo={logo}
              user={user ?? null}
              isUserLoading={isPending}
              currentPath={pathname}
              isOnline={isOnline}
              isSlow={isSendingSlowly(outbox)}
              waitingCount={outbox?.waitingCount ?? 0}
              attentionCount={outbox?.attentionCount ?? 0}
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
              links={LazyMenuParts}
            />
          </FramePart>
        }
        banner={<ShellBanner isPaused={outbox?.activity === 'signed_out'} currentHref={href} />}
        footer={
          // It appears with its code: earlier presses would be lost.
          isFirstPaint ? (
            <FooterRoom />
          ) : (
            <Suspense fallback={<FooterRoom />}>
              <LazyFooter />
            </Suspense>
          )
        }
        bottomBar={
          HAS_OWN_ACTION.test(pathname) ? (
            <></>
          ) : (
            <BottomBar currentPath={pathname} needsCount={needsCount} />
          )
        }
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

/** Reserved, so that a link to a page's end can scroll before the footer has loaded. */
const FooterRoom = styled.div`
  min-height: 100dvh;
`;

const BellRoom = styled.span`
  width: ${theme.size.target};
`;

/**
 * After navigation, focuses the page's heading (or the main area while loading), so that keyboard
 * and screen-reader users start at the new page.
 */
function useRouteFocus(): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const lastPath = useRef(path);

  useEffect(() => {
    if (path === undefined || path === lastPath.current) return;
    const isFirst = lastPath.current === undefined;
    lastPath.current = path;
    // On arrival the browser's own start is right, and a focused heading would scroll past a #hash.
    if (isFirst) return;
    // The server's metadata belongs to the page it sent.
    for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove();
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (!(target instanceof HTMLElement)) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [path]);
}

/**
 * Sends the outbox while the app is open, starting after the first paint: its code is not part of
 * the first load.
 */
function useOutboxNotices(): void {
  const queryClient = useQueryClient();
  const { history } = useRouter();

  useEffect(() => {
    const left = new AbortController();
    const start = async () => {
      await lineIsFree();
      const loaded = await keepTrying(() => import('./outboxNotices.ts'), left.signal);
      if (!loaded || left.signal.aborted) return;
      const goTo = (href: string) => history.push(href);
      left.signal.addEventListener('abort', loaded.startOutboxNotices({ queryClient, goTo }));
    };
    void start();
    return () => left.abort();
  }, [queryClient, history]);
}

const { toast } = shellContent;

/**
 * Logging out asks first while items are unsent; they stay on the device and are sent when their
 * author signs in here again.
 */
function useLogout(unsentCount: number) {
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);

  const logout = async () => {
    setIsPending(true);
    try {
      const { signOut } = await import('#web/features/account/signIn/session.ts');
      await signOut();
      showToast({ title: toast.loggedOut, description: toast.loggedOutText });
    } catch (error) {
      showError(toast.logoutFailed, errorMessage(error));
    } finally {
      setIsPending(false);
      setIsAsking(false);
    }
  };

  return {
    isAsking,
    isPending,
    // guard: sign-out-warns
    request: () => (unsentCount > 0 ? setIsAsking(true) : void logout()),
    confirm: () => void logout(),
    cancel: () => setIsAsking(false),
  };
}
