import { OURS } from '#tests/support/browser/ours.ts';
import type { Page, Route } from 'playwright-core';
import type { VisitOptions } from '#tests/support/browser/demoSite.ts';
import { PUBLIC_ROUTES } from '#tests/support/browser/routes.ts';

/** One picture: an address, who looks, and what the network answers. */
export type Scene = {
  name: string;
  path: string;
  as?: VisitOptions['as'];
  /** Changes what the network answers, before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
};

const ROUTES = [...PUBLIC_ROUTES, '/map?tab=statistics', '/no-such-page'];
const TABS = ['details', 'pledges', 'proposals', 'discussion', 'pledge'];
const SECTIONS = ['overview', 'proposals', 'votes', 'settings'];
const PEOPLE = ['rosa', 'dan', 'sam'] as const;

const nameOf = (path: string) =>
  path.replaceAll(/[^\w-]+/gu, '_').replaceAll(/^_|_$/gu, '') || 'home';
const isList = (route: Route) => new URL(route.request().url()).search === '';
const emptyPage = { items: [], page: 1, pageSize: 9, pageCount: 0, total: 0, isTotalCapped: false };

async function makeEmpty(page: Page): Promise<void> {
  await page.route(/\/api\/issues(?:\?|$)/u, (route) =>
    route.fulfill({ ...OURS, json: isList(route) ? [] : emptyPage }),
  );
  await page.route(/\/api\/(?:map|notifications|users)\//u, (route) =>
    route.fulfill({
      ...OURS,
      json: route.request().url().includes('/map/') ? { issues: [], clusters: [] } : [],
    }),
  );
}

const isRead = /\/api\/(?!user$|settings|tiles|gazetteer)/u;
const breakReads = (page: Page) =>
  page.route(isRead, (route) => route.fulfill({ ...OURS, status: 500, body: 'out of order' }));
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

/** The server paints the first pages with their answers; with a question the app does it by itself. */
const BY_APP: Record<string, string> = { '/': '/?by=app', '/issues': '/issues?sort=newest' };

function states(issueId: string): Scene[] {
  const paths = ['/', '/issues', '/map', '/map?tab=statistics', `/issues/${issueId}`];
  const named = (state: string, path: string, prepare: Scene['prepare']) => ({
    name: `${state}-${path.startsWith('/issues/') ? 'issue' : nameOf(path)}`,
    path: BY_APP[path] ?? path,
    prepare,
  });
  return [
    ...paths.slice(0, 4).map((path) => named('empty', path, makeEmpty)),
    ...paths.map((path) => named('error', path, breakReads)),
    ...paths.map((path) => named('loading', path, holdReads)),
    named('missing', '/issues/00000000-0000-4000-8000-000000000000', async () => undefined),
  ];
}

/** Judging: each stage as everybody sees it, and the desks of those who work for the site. */
function judging({ busiest, stages, solver }: ShownIssues): Scene[] {
  const open = [...stages].map(([stage, id]) => ({
    name: `stage-${stage}`,
    path: `/issues/${id}`,
  }));
  const working = stages.get('none') ?? busiest;
  const voting = stages.get('voting') ?? busiest;
  return [
    ...open,
    { name: 'audit', path: `/issues/${working}/audit` },
    { name: 'person', path: `/users/${solver.id}` },
    { name: 'dan-voting', path: `/issues/${voting}`, as: 'dan' },
    { name: 'solver-proof', path: `/issues/${working}/proof`, as: solver.username },
    { name: 'dan-jury', path: '/jury', as: 'dan' },
    { name: 'amira-desk', path: '/desk', as: 'amira' },
    { name: 'amira-arbitration', path: `/issues/${stages.get('arbitration')}`, as: 'amira' },
    { name: 'odile-desk', path: '/desk', as: 'odile' },
    { name: 'odile-moderation', path: '/desk/moderation', as: 'odile' },
    { name: 'dan-decisions', path: '/decisions', as: 'dan' },
    { name: 'dan-mailbox', path: '/mailbox', as: 'dan' },
    { name: 'payment', path: '/payment' },
  ];
}

/** The issues of a site that pictures are taken of. */
export type ShownIssues = {
  busiest: string;
  /** One issue for each stage of judging that the site shows, `completed` among them. */
  stages: ReadonlyMap<string, string>;
  /** Of the issue at the stage `none`: proof is yet to come. */
  solver: { id: string; username: string };
};

/** Every route, and the main states, for a site with these issues in it. */
export const scenesOf = (shown: ShownIssues): Scene[] => [
  ...signedOut(shown.busiest),
  ...signedIn(shown.busiest),
  ...states(shown.busiest),
  ...judging(shown),
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
