import { createRoute } from '@tanstack/react-router';
import { ProtectedArea } from '#web/features/shell/ProtectedArea.tsx';
import { rootRoute as root } from './rootRoute.ts';

/** Parent of pages that require a session. */
export const protectedArea = createRoute({
  getParentRoute: () => root,
  id: 'protected',
  component: ProtectedArea,
});
