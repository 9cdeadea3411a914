import {
  createMemoryHistory,
  createRoute,
  createRouter,
  lazyRouteComponent,
  stripSearchParams,
} from '@tanstack/react-router';
import { PageSpinner } from '#web/components/feedback/PageSpinner.tsx';
import { queryText } from '#web/data/server/call.ts';
import { authSearch } from '#web/features/auth/authSearch.ts';
import { FAQ_SEARCH_DEFAULTS, faqSearch } from '#web/features/faq/faqSearch.ts';
import { ISSUES_SEARCH_DEFAULTS, issuesSearch } from '#web/features/issues/issuesSearch.ts';
import { leaderboardSearch } from '#web/features/leaderboard/leaderboardSearch.ts';
import { MAP_SEARCH_DEFAULTS, mapSearch } from '#web/features/map/mapSearch.ts';
import { MINE_SEARCH_DEFAULTS, mineSearch } from '#web/features/profile/lists/mineSearch.ts';
import { PROFILE_SEARCH_DEFAULTS, profileSearch } from '#web/features/profile/profileSearch.ts';
import { reportSearch } from '#web/features/report/reportSearch.ts';
import { RouteFailure } from '#web/features/shell/RouteFailure.tsx';
import { deskRoutes } from './deskRoutes.ts';
import { protectedArea } from './protectedArea.ts';
import { rootRoute as root } from './rootRoute.ts';
import { textRoutes } from './textRoutes.ts';

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('#web/features/home/HomePage.tsx'), 'HomePage'),
});

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  validateSearch: authSearch,
  component: lazyRouteComponent(() => import('#web/features/auth/AuthPage.tsx'), 'AuthPage'),
});

const setup = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  component: lazyRouteComponent(() => import('#web/features/shell/SetupArea.tsx'), 'SetupArea'),
});

const issues = createRoute({
  getParentRoute: () => root,
  path: '/issues',
  validateSearch: issuesSearch,
  search: { middlewares: [stripSearchParams(ISSUES_SEARCH_DEFAULTS)] },
  component: lazyRouteComponent(() => import('#web/features/issues/IssuesPage.tsx'), 'IssuesPage'),
});

const issue = createRoute({
  getParentRoute: () => root,
  path: '/issues/$id',
  component: lazyRouteComponent(async () => {
    const { IssuePage, loadPaintedParts } = await import('#web/features/issue/IssuePage.tsx');
    await loadPaintedParts();
    return { IssuePage };
  }, 'IssuePage'),
});

const issueAudit = createRoute({
  getParentRoute: () => root,
  path: '/issues/$id/audit',
  component: lazyRouteComponent(() => import('#web/features/audit/AuditPage.tsx'), 'AuditPage'),
});

const issuePoster = createRoute({
  getParentRoute: () => root,
  path: '/issues/$id/poster',
  component: lazyRouteComponent(() => import('#web/features/poster/PosterPage.tsx'), 'PosterPage'),
});

const person = createRoute({
  getParentRoute: () => root,
  path: '/users/$id',
  component: lazyRouteComponent(() => import('#web/features/shell/PersonArea.tsx'), 'PersonArea'),
});

const leaderboard = createRoute({
  getParentRoute: () => root,
  path: '/leaderboard',
  validateSearch: leaderboardSearch,
  component: lazyRouteComponent(
    () => import('#web/features/leaderboard/LeaderboardPage.tsx'),
    'LeaderboardPage',
  ),
});

const transparency = createRoute({
  getParentRoute: () => root,
  path: '/transparency',
  component: lazyRouteComponent(
    () => import('#web/features/transparency/TransparencyPage.tsx'),
    'TransparencyPage',
  ),
});

const map = createRoute({
  getParentRoute: () => root,
  path: '/map',
  validateSearch: mapSearch,
  search: { middlewares: [stripSearchParams(MAP_SEARCH_DEFAULTS)] },
  component: lazyRouteComponent(() => import('#web/features/map/MapPage.tsx'), 'MapPage'),
});

const faq = createRoute({
  getParentRoute: () => root,
  path: '/faq',
  validateSearch: faqSearch,
  search: { middlewares: [stripSearchParams(FAQ_SEARCH_DEFAULTS)] },
  component: lazyRouteComponent(() => import('#web/features/faq/FaqPage.tsx'), 'FaqPage'),
});

const reportIssue = createRoute({
  getParentRoute: () => protectedArea,
  path: '/report-issue',
  validateSearch: reportSearch,
  component: lazyRouteComponent(() => import('#web/features/report/ReportPage.tsx'), 'ReportPage'),
});

const profile = createRoute({
  getParentRoute: () => protectedArea,
  path: '/profile',
  validateSearch: profileSearch,
  search: { middlewares: [stripSearchParams(PROFILE_SEARCH_DEFAULTS)] },
  component: lazyRouteComponent(
    () => import('#web/features/profile/ProfilePage.tsx'),
    'ProfilePage',
  ),
});

const mine = createRoute({
  getParentRoute: () => protectedArea,
  path: '/mine',
  validateSearch: mineSearch,
  search: { middlewares: [stripSearchParams(MINE_SEARCH_DEFAULTS)] },
  component: lazyRouteComponent(
    () => import('#web/features/profile/lists/MinePage.tsx'),
    'MinePage',
  ),
});

const outbox = createRoute({
  getParentRoute: () => protectedArea,
  path: '/outbox',
  component: lazyRouteComponent(() => import('#web/features/outbox/OutboxPage.tsx'), 'OutboxPage'),
});

const mailbox = createRoute({
  getParentRoute: () => protectedArea,
  path: '/mailbox',
  component: lazyRouteComponent(
    () => import('#web/features/mailbox/MailboxPage.tsx'),
    'MailboxPage',
  ),
});

const payment = createRoute({
  getParentRoute: () => protectedArea,
  path: '/payment',
  component: lazyRouteComponent(
    () => import('#web/features/payment/PaymentPage.tsx'),
    'PaymentPage',
  ),
});

const proof = createRoute({
  getParentRoute: () => protectedArea,
  path: '/issues/$id/proof',
  component: lazyRouteComponent(() => import('#web/features/proof/ProofPage.tsx'), 'ProofPage'),
});

const routeTree = root.addChildren([
  home,
  auth,
  setup,
  issues,
  issue,
  issueAudit,
  issuePoster,
  person,
  leaderboard,
  transparency,
  map,
  faq,
  ...textRoutes,
  protectedArea.addChildren([
    reportIssue,
    profile,
    mine,
    outbox,
    mailbox,
    payment,
    proof,
    ...deskRoutes,
  ]),
]);

/** Plain search parameters (`?search=42`), without the router's JSON quoting, so links can be typed. */
function parseSearch(text: string): Record<string, unknown> {
  return Object.fromEntries(new URLSearchParams(text));
}

/**
 * The app's router. A page is added by one `createRoute` above and its name in the tree. The server
 * hands in the address that it paints; the browser has its own.
 */
export function createAppRouter(address?: string) {
  return createRouter({
    routeTree,
    parseSearch,
    stringifySearch: queryText,
    defaultPreload: 'intent',
    // On the server it would write a script into the page, which the content policy refuses.
    scrollRestoration: address === undefined,
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
