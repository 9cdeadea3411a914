import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PageSpinner } from '#web/components/feedback/PageSpinner.tsx';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';

/**
 * Shows its pages to signed-in people; others are sent to sign in and come back afterwards. Offline
 * the person of the last visit counts as signed in: a report must be writable offline.
 */
export function ProtectedArea() {
  const { user } = useCurrentUser();
  const router = useRouter();
  const isRefused = user === null;

  useEffect(() => {
    if (!isRefused) return;
    // Read here and not by a hook: the address changes before this area is left, and following it
    // would send the person to sign in in order to sign in, without end.
    const { pathname, href } = router.latestLocation;
    if (pathname === '/auth') return;
    void router.navigate({ to: '/auth', search: { redirect: href }, replace: true });
  }, [isRefused, router]);

  return user ? <Outlet /> : <PageSpinner />;
}
