import type { Page, Route } from 'playwright-core';
import type { VisitOptions } from '#tests/support/demoSite.ts';

/** One picture: an address, who looks, and what the network answers. */
export type Scene = {
  name: string;
  path: string;
  as?: VisitOptions['as'];
  /** Changes what the network answers, before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
};

const ROUTES = [
  '/',
  '/auth',
  '/auth?preferredRole=solver',
  '/issues',
  '/map',
  '/map?tab=statistics',
  '/faq',
  '/about',
  '/how-it-works',
  '/terms',
  '/privacy',
  '/help',
  '/verification-process',
  '/community-guidelines',
  '/success-stories',
  '/mission',
  '/team',
  '/contact',
  '/dispute-resolution',
  '/payment-terms',
  '/join-us',
  '/no-such-page',
];
const TABS = ['details', 'pledges', 'proposals', 'discussion', 'pledge'];
const SECTIONS = ['overview', 'proposals', 'votes', 'settings'];
const PEOPLE = ['rosa', 'dan', 'sam'] as const;

const nameOf = (path: string) =>
  path.replaceAll(/[^\w-]+/gu, '_').replaceAll(/^_|_$/gu, '') || 'home';
const isList = (route: Route) => new URL(route.request().url()).search === '';
const emptyPage = { items: [], page: 1, pageSize: 9, pageCount: 0, total: 0, isTotalCapped: false };

async function makeEmpty(page: Page): Promise<void> {
  await page.route(/\/api\/issues(?:\?|$)/u, (route) =>
    route.fulfill({ json: isList(route) ? [] : emptyPage }),
  );
  await page.route(/\/api\/(?:map|notifications|users)\//u, (route) =>
    route.fulfill({
      json: route.request().url().includes('/map/') ? { issues: [], clusters: [] } : [],
    }),
  );
}

const isRead = /\/api\/(?!user$|settings|tiles|gazetteer)/u;
const breakReads = (page: Page) =>
  page.route(isRead, (route) => route.fulfill({ status: 500, body: 'out of order' }));
const holdReads = (page: Page) => page.route(isRead, () => undefined);

function signedOut(issueId: string): Scene[] {
  const tabs = TABS.map((tab) => ({ name: `issue-${tab}`, path: `/issues/${issueId}#${tab}` }));
  return [...ROUTES.map((path) => ({ name: nameOf(path), path })), ...tabs];
}

function signedIn(issueId: string): Scene[] {
  return PEOPLE.flatMap((as) => [
    { name: `${as}-home`, path: '/', as },
    ...TABS.map((tab) => ({ name: `${as}-issue-${tab}`, path: `/issues/${issueId}#${tab}`, as })),
    ...SECTIONS.map((part) => ({
      name: `${as}-profile-${part}`,
      path: `/profile?section=${part}`,
      as,
    })),
    { name: `${as}-report`, path: '/report-issue', as },
    { name: `${as}-outbox`, path: '/outbox', as },
  ]);
}

function states(issueId: string): Scene[] {
  const paths = ['/', '/issues', '/map', '/map?tab=statistics', `/issues/${issueId}`];
  const named = (state: string, path: string, prepare: Scene['prepare']) => ({
    name: `${state}-${path.startsWith('/issues/') ? 'issue' : nameOf(path)}`,
    path,
    prepare,
  });
  return [
    ...paths.slice(0, 4).map((path) => named('empty', path, makeEmpty)),
    ...paths.map((path) => named('error', path, breakReads)),
    ...paths.map((path) => named('loading', path, holdReads)),
    named('missing', '/issues/00000000-0000-4000-8000-000000000000', async () => undefined),
  ];
}

/** Every route, and the main states, for a site with this issue in it. */
export const scenesOf = (issueId: string): Scene[] => [
  ...signedOut(issueId),
  ...signedIn(issueId),
  ...states(issueId),
];

/** What is worth looking at without network, once it was opened with it. */
export const offlinePaths = (issueId: string): string[] => [
  '/',
  '/issues',
  '/map',
  `/issues/${issueId}`,
  '/report-issue',
  '/outbox',
];
