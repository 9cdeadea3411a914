import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { protectedArea } from './protectedArea.ts';

const jury = createRoute({
  getParentRoute: () => protectedArea,
  path: '/jury',
  component: lazyRouteComponent(
    () => import('#web/features/verification/jury/JuryPage.tsx'),
    'JuryPage',
  ),
});

const desk = createRoute({
  getParentRoute: () => protectedArea,
  path: '/desk',
  component: lazyRouteComponent(
    () => import('#web/features/verification/desk/DeskPage.tsx'),
    'DeskPage',
  ),
});

const moderation = createRoute({
  getParentRoute: () => protectedArea,
  path: '/desk/moderation',
  component: lazyRouteComponent(
    () => import('#web/features/verification/moderation/ModerationPage.tsx'),
    'ModerationPage',
  ),
});

const decisions = createRoute({
  getParentRoute: () => protectedArea,
  path: '/decisions',
  component: lazyRouteComponent(
    () => import('#web/features/verification/moderation/DecisionsPage.tsx'),
    'DecisionsPage',
  ),
});

const admin = createRoute({
  getParentRoute: () => protectedArea,
  path: '/admin',
  component: lazyRouteComponent(() => import('#web/features/admin/AdminPage.tsx'), 'AdminPage'),
});

/** Where jurors, ambassadors and operators judge, and where people read what was decided about theirs. */
export const deskRoutes = [jury, desk, moderation, decisions, admin] as const;
