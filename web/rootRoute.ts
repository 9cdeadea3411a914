import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router';
import { AppShell } from '#web/features/shell/AppShell.tsx';

/** The frame around every page, and the page for unknown addresses. */
export const rootRoute = createRootRoute({
  component: AppShell,
  notFoundComponent: lazyRouteComponent(
    () => import('#web/features/pages/notFound/NotFoundPage.tsx'),
    'NotFoundPage',
  ),
});
