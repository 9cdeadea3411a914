import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PageSpinner } from '#web/components/PageSpinner.tsx';
import { useCurrentUser } from '#web/data/useCurrentUser.ts';

/**
 * Shows its pages to signed-in people; others are sent to sign in and come back afterwards. Offline
 * the person of the last visit counts as signed in: a report must be writable without network.
 */
export function ProtectedArea() {
  const { user } = useCurrentUser();
  const navigate = useNavigate();
  const { href } = useLocation();

  useEffect(() => {
    if (user === null) void navigate({ to: '/auth', search: { redirect: href }, replace: true });
  }, [user, navigate, href]);

  return user ? <Outlet /> : <PageSpinner />;
}
