import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  stripSearchParams,
} from '@tanstack/react-router';
import { PageSpinner } from '#web/components/PageSpinner.tsx';
import { queryText } from '#web/data/call.ts';
import { authSearch } from '#web/features/auth/authSearch.ts';
import { FAQ_SEARCH_DEFAULTS, faqSearch } from '#web/features/faq/faqSearch.ts';
import { ISSUES_SEARCH_DEFAULTS, issuesSearch } from '#web/features/issues/issuesSearch.ts';
import { MAP_SEARCH_DEFAULTS, mapSearch } from '#web/features/map/mapSearch.ts';
import { PROFILE_SEARCH_DEFAULTS, profileSearch } from '#web/features/profile/profileSearch.ts';
import { reportSearch } from '#web/features/report/reportSearch.ts';
import { AppShell } from '#web/features/shell/AppShell.tsx';
import { ProtectedArea } from '#web/features/shell/ProtectedArea.tsx';
import { RouteFailure } from '#web/features/shell/RouteFailure.tsx';

const root = createRootRoute({
  component: AppShell,
  notFoundComponent: lazyRouteComponent(
    () => import('#web/features/notFound/NotFoundPage.tsx'),
    'NotFoundPage',
  ),
});

/** Pages below it are shown to signed-in people only; others sign in first and come back. */
const protectedArea = createRoute({
  getParentRoute: () => root,
  id: 'protected',
  component: ProtectedArea,
});

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
  component: lazyRouteComponent(() => import('#web/features/issue/IssuePage.tsx'), 'IssuePage'),
});

const issueAudit = createRoute({
  getParentRoute: () => root,
  path: '/issues/$id/audit',
  component: lazyRouteComponent(() => import('#web/features/audit/AuditPage.tsx'), 'AuditPage'),
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

const outbox = createRoute({
  getParentRoute: () => protectedArea,
  path: '/outbox',
  component: lazyRouteComponent(() => import('#web/features/outbox/OutboxPage.tsx'), 'OutboxPage'),
});

const aboutPage = lazyRouteComponent(
  () => import('#web/features/pages/about/AboutPage.tsx'),
  'AboutPage',
);
const howItWorksPage = lazyRouteComponent(
  () => import('#web/features/pages/howItWorks/HowItWorksPage.tsx'),
  'HowItWorksPage',
);
const termsPage = lazyRouteComponent(
  () => import('#web/features/pages/terms/TermsPage.tsx'),
  'TermsPage',
);
const privacyPage = lazyRouteComponent(
  () => import('#web/features/pages/privacy/PrivacyPage.tsx'),
  'PrivacyPage',
);
const helpPage = lazyRouteComponent(
  () => import('#web/features/pages/help/HelpPage.tsx'),
  'HelpPage',
);
const verificationPage = lazyRouteComponent(
  () => import('#web/features/pages/verification/VerificationPage.tsx'),
  'VerificationPage',
);
const joinUsPage = lazyRouteComponent(
  () => import('#web/features/pages/joinUs/JoinUsPage.tsx'),
  'JoinUsPage',
);

const getParentRoute = () => root;

/** Pages of text. Some have several addresses, each of which opens the page at a section. */
const textPages = [
  createRoute({ getParentRoute, path: '/about', component: aboutPage }),
  createRoute({ getParentRoute, path: '/success-stories', component: aboutPage }),
  createRoute({ getParentRoute, path: '/mission', component: aboutPage }),
  createRoute({ getParentRoute, path: '/team', component: aboutPage }),
  createRoute({ getParentRoute, path: '/how-it-works', component: howItWorksPage }),
  createRoute({ getParentRoute, path: '/community-guidelines', component: howItWorksPage }),
  createRoute({ getParentRoute, path: '/terms', component: termsPage }),
  createRoute({ getParentRoute, path: '/dispute-resolution', component: termsPage }),
  createRoute({ getParentRoute, path: '/payment-terms', component: termsPage }),
  createRoute({ getParentRoute, path: '/privacy', component: privacyPage }),
  createRoute({ getParentRoute, path: '/help', component: helpPage }),
  createRoute({ getParentRoute, path: '/contact', component: helpPage }),
  createRoute({ getParentRoute, path: '/verification-process', component: verificationPage }),
  createRoute({ getParentRoute, path: '/join-us', component: joinUsPage }),
] as const;

const routeTree = root.addChildren([
  home,
  auth,
  issues,
  issue,
  issueAudit,
  map,
  faq,
  ...textPages,
  protectedArea.addChildren([reportIssue, profile, outbox]),
]);

/** Plain search parameters (`?search=42`), without the router's JSON quoting, so links can be typed. */
function parseSearch(text: string): Record<string, unknown> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** The app's one router. A page is added by one `createRoute` above and its name in the tree. */
export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch: queryText,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultPendingComponent: PageSpinner,
  defaultErrorComponent: RouteFailure,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
