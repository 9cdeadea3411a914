import { createRootRoute } from '@tanstack/react-router';
import { AppShell } from '#web/features/shell/AppShell.tsx';
import { lazyPage } from '#web/features/shell/lazyPage.tsx';

/** The frame around every page, and the page for unknown addresses. */
export const rootRoute = createRootRoute({
  component: AppShell,
  notFoundComponent: lazyPage(() => import('#web/features/pages/notFound/NotFoundPage.tsx')),
});
