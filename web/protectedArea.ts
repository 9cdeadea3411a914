import { createRoute, lazyRouteComponent as page } from '@tanstack/react-router';
import { rootRoute as root } from './rootRoute.ts';

/** Parent of pages that require a session. */
export const protectedArea = createRoute({
  getParentRoute: () => root,
  id: 'protected',
  component: page(() => import('#web/features/shell/ProtectedArea.tsx'), 'ProtectedArea'),
});
