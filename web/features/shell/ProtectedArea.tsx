import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { lastWriter } from '#web/device/outbox/lastWriter.ts';
import { PageSpinner } from '#web/components/feedback/PageSpinner.tsx';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';

/**
 * For signed-in people; others sign in first and return. Offline the user of the last visit counts
 * as signed in: a report must be writable offline.
 */
export function ProtectedArea() {
  const { user } = useCurrentUser();
  const router = useRouter();
  const { pathname: path } = useLocation();
  // What waits on this device can be read, saved and discarded without a session.
  const isOpen = Boolean(user) || (path === '/outbox' && lastWriter() !== null);
  const isRefused = user === null && !isOpen;

  useEffect(() => {
    if (!isRefused) return;
    // Not by a hook: the address changes before this area unmounts, and following it would redirect
    // from sign-in to sign-in endlessly.
    const { pathname, href } = router.latestLocation;
    if (pathname === '/auth') return;
    void router.navigate({ to: '/auth', search: { redirect: href }, replace: true });
  }, [isRefused, router]);

  return isOpen ? <Outlet /> : <PageSpinner />;
}
