import {
  createMemoryHistory,
  createRoute,
  createRouter,
  stripSearchParams,
} from '@tanstack/react-router';
import { PageSpinner } from '#web/components/feedback/PageSpinner.tsx';
import { queryText } from '#web/net/call.ts';
import { authSearch } from '#web/features/account/signIn/authSearch.ts';
import { faqSearch } from '#web/features/pages/faq/faqSearch.ts';
import { issuesSearch } from '#web/features/issues/issueList.ts';
import { leaderboardSearch } from '#web/features/record/leaderboard/leaderboardSearch.ts';
import { mapSearch } from '#web/features/map/mapSearch.ts';
import { mineSearch } from '#web/features/account/lists/mineSearch.ts';
import { profileSearch } from '#web/features/account/profile/profileSearch.ts';
import { reportSearch } from '#web/features/report/reportSearch.ts';
import { lazyPage as page } from '#web/features/shell/lazyPage.tsx';
import { RouteFailure } from '#web/features/shell/RouteFailure.tsx';
import { deskRoutes } from './deskRoutes.ts';
import { protectedArea } from './protectedArea.ts';
import { rootRoute as root } from './rootRoute.ts';
import { textRoutes } from './textRoutes.ts';

const pages = [
  createRoute({
    getParentRoute: () => root,
    path: '/',
    component: page(() => import('#web/features/pages/home/HomePage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/auth',
    validateSearch: authSearch,
    component: page(() => import('#web/features/account/signIn/AuthPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/setup',
    component: page(() => import('#web/features/shell/SetupArea.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/issues',
    validateSearch: issuesSearch,
    search: { middlewares: [stripSearchParams(issuesSearch.defaults)] },
    component: page(() => import('#web/features/issues/list/IssuesPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/issues/$id',
    component: page(async () => {
      const { IssuePage, loadPaintedParts } = await import('#web/features/issue/IssuePage.tsx');
      await loadPaintedParts();
      return { IssuePage };
    }),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/issues/$id/audit',
    component: page(() => import('#web/features/record/audit/AuditPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/issues/$id/poster',
    component: page(() => import('#web/features/issue/poster/PosterPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/users/$id',
    component: page(() => import('#web/features/shell/PersonArea.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/leaderboard',
    validateSearch: leaderboardSearch,
    component: page(() => import('#web/features/record/leaderboard/LeaderboardPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/transparency',
    component: page(() => import('#web/features/record/transparency/TransparencyPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/map',
    validateSearch: mapSearch,
    search: { middlewares: [stripSearchParams(mapSearch.defaults)] },
    component: page(() => import('#web/features/map/MapPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/faq',
    validateSearch: faqSearch,
    search: { middlewares: [stripSearchParams(faqSearch.defaults)] },
    component: page(() => import('#web/features/pages/faq/FaqPage.tsx')),
  }),
] as const;

const protectedPages = [
  createRoute({
    getParentRoute: () => protectedArea,
    path: '/report-issue',
    validateSearch: reportSearch,
    component: page(() => import('#web/features/report/ReportPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => protectedArea,
    path: '/profile',
    validateSearch: profileSearch,
    search: { middlewares: [stripSearchParams(profileSearch.defaults)] },
    component: page(() => import('#web/features/account/profile/ProfilePage.tsx')),
  }),
  createRoute({
    getParentRoute: () => protectedArea,
    path: '/mine',
    validateSearch: mineSearch,
    search: { middlewares: [stripSearchParams(mineSearch.defaults)] },
    component: page(() => import('#web/features/account/lists/MinePage.tsx')),
  }),
  createRoute({
    getParentRoute: () => protectedArea,
    path: '/outbox',
    component: page(() => import('#web/features/outbox/OutboxPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => protectedArea,
    path: '/mailbox',
    component: page(() => import('#web/features/notices/mailbox/MailboxPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => protectedArea,
    path: '/payment',
    component: page(() => import('#web/features/pledges/payment/PaymentPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => protectedArea,
    path: '/issues/$id/proof',
    component: page(() => import('#web/features/proof/ProofPage.tsx')),
  }),
] as const;

const routeTree = root.addChildren([
  ...pages,
  ...textRoutes,
  protectedArea.addChildren([...protectedPages, ...deskRoutes]),
]);

/**
 * Plain search parameters (`?search=42`), without the router's JSON quoting, so that links can be
 * typed.
 */
function parseSearch(text: string): Record<string, unknown> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** Restores scrolling, except for readers who scrolled before the app took over a painted page. */
function makeRestoration(): () => boolean {
  let isTakeover = true;
  return () => {
    const hasScrolled = isTakeover && scrollY > 0;
    isTakeover = false;
    return !hasScrolled;
  };
}

/**
 * The app's router; add a page with one `createRoute` above. The server passes the address to
 * paint; browsers have their own.
 */
export function createAppRouter(address?: string) {
  return createRouter({
    routeTree,
    parseSearch,
    stringifySearch: queryText,
    defaultPreload: 'intent',
    // On the server it would insert a script, which the content policy refuses.
    scrollRestoration: address === undefined && makeRestoration(),
    history: address === undefined ? undefined : createMemoryHistory({ initialEntries: [address] }),
    defaultPendingComponent: PageSpinner,
    defaultErrorComponent: RouteFailure,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
