import { createRoute, stripSearchParams } from '@tanstack/react-router';
import {
  contentSearch,
  deliveriesSearch,
  moneySearch,
  peopleSearch,
  recordSearch,
} from '#web/features/console/adminSearch.ts';
import { lazyPage as page } from '#web/features/shell/lazyPage.tsx';
import { protectedArea } from './protectedArea.ts';

const getParentRoute = () => protectedArea;

/** Routes of jurors, ambassadors and operators, and of decisions about one's own content. */
export const deskRoutes = [
  createRoute({
    getParentRoute,
    path: '/jury',
    component: page(() => import('#web/features/jury/JuryPage.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: '/desk',
    component: page(() => import('#web/features/desk/DeskPage.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: '/desk/moderation',
    component: page(() => import('#web/features/moderation/queue/ModerationPage.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: '/decisions',
    component: page(() => import('#web/features/moderation/queue/DecisionsPage.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: '/admin',
    component: page(() => import('#web/features/console/overview/OverviewPage.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/settings',
    component: page(() => import('#web/features/console/AdminPage.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/people',
    validateSearch: peopleSearch,
    search: { middlewares: [stripSearchParams(peopleSearch.defaults)] },
    component: page(() => import('#web/features/console/people/PeoplePage.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/content',
    validateSearch: contentSearch,
    search: { middlewares: [stripSearchParams(contentSearch.defaults)] },
    component: page(() => import('#web/features/console/content/ContentPage.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/money',
    validateSearch: moneySearch,
    search: { middlewares: [stripSearchParams(moneySearch.defaults)] },
    component: page(() => import('#web/features/console/money/MoneyPage.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/operations',
    validateSearch: deliveriesSearch,
    search: { middlewares: [stripSearchParams(deliveriesSearch.defaults)] },
    component: page(() => import('#web/features/console/jobs/JobsPage.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/record',
    validateSearch: recordSearch,
    search: { middlewares: [stripSearchParams(recordSearch.defaults)] },
    component: page(() => import('#web/features/console/people/RecordPage.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/import',
    component: page(() => import('#web/features/console/transfer/TransferPage.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/categories',
    component: page(() => import('#web/features/console/categories/CategoriesPage.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/bodies',
    component: page(() => import('#web/features/console/bodies/BodiesPage.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/texts',
    component: page(() => import('#web/features/console/texts/TextsPage.tsx')),
  }),
] as const;
