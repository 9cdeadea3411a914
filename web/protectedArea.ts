import { createRoute } from '@tanstack/react-router';
import { ProtectedArea } from '#web/features/shell/ProtectedArea.tsx';
import { rootRoute as root } from './rootRoute.ts';

/** Pages below it are shown to signed-in people only; others sign in first and come back. */
export const protectedArea = createRoute({
  getParentRoute: () => root,
  id: 'protected',
  component: ProtectedArea,
});
