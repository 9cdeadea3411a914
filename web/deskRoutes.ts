import { createRoute, lazyRouteComponent, stripSearchParams } from '@tanstack/react-router';
import {
  CONTENT_SEARCH_DEFAULTS,
  contentSearch,
  DELIVERIES_SEARCH_DEFAULTS,
  deliveriesSearch,
  MONEY_SEARCH_DEFAULTS,
  moneySearch,
  PEOPLE_SEARCH_DEFAULTS,
  peopleSearch,
  RECORD_SEARCH_DEFAULTS,
  recordSearch,
} from '#web/features/admin/adminSearch.ts';
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

const people = createRoute({
  getParentRoute: () => protectedArea,
  path: '/admin/people',
  validateSearch: peopleSearch,
  search: { middlewares: [stripSearchParams(PEOPLE_SEARCH_DEFAULTS)] },
  component: lazyRouteComponent(
    () => import('#web/features/admin/people/PeoplePage.tsx'),
    'PeoplePage',
  ),
});

const content = createRoute({
  getParentRoute: () => protectedArea,
  path: '/admin/content',
  validateSearch: contentSearch,
  search: { middlewares: [stripSearchParams(CONTENT_SEARCH_DEFAULTS)] },
  component: lazyRouteComponent(
    () => import('#web/features/admin/content/ContentPage.tsx'),
    'ContentPage',
  ),
});

const money = createRoute({
  getParentRoute: () => protectedArea,
  path: '/admin/money',
  validateSearch: moneySearch,
  search: { middlewares: [stripSearchParams(MONEY_SEARCH_DEFAULTS)] },
  component: lazyRouteComponent(
    () => import('#web/features/admin/money/MoneyPage.tsx'),
    'MoneyPage',
  ),
});

const operations = createRoute({
  getParentRoute: () => protectedArea,
  path: '/admin/operations',
  validateSearch: deliveriesSearch,
  search: { middlewares: [stripSearchParams(DELIVERIES_SEARCH_DEFAULTS)] },
  component: lazyRouteComponent(() => import('#web/features/admin/jobs/JobsPage.tsx'), 'JobsPage'),
});

const record = createRoute({
  getParentRoute: () => protectedArea,
  path: '/admin/record',
  validateSearch: recordSearch,
  search: { middlewares: [stripSearchParams(RECORD_SEARCH_DEFAULTS)] },
  component: lazyRouteComponent(
    () => import('#web/features/admin/people/RecordPage.tsx'),
    'RecordPage',
  ),
});

const transfer = createRoute({
  getParentRoute: () => protectedArea,
  path: '/admin/import',
  component: lazyRouteComponent(
    () => import('#web/features/admin/transfer/TransferPage.tsx'),
    'TransferPage',
  ),
});

const categories = createRoute({
  getParentRoute: () => protectedArea,
  path: '/admin/categories',
  component: lazyRouteComponent(
    () => import('#web/features/admin/categories/CategoriesPage.tsx'),
    'CategoriesPage',
  ),
});

/** Where jurors, ambassadors and operators judge, and where people read what was decided about theirs. */
export const deskRoutes = [
  jury,
  desk,
  moderation,
  decisions,
  admin,
  people,
  content,
  money,
  operations,
  record,
  transfer,
  categories,
] as const;
