import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CaseView } from '#schema/case/verification.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { demoSiteOfTests, type VisitOptions } from '#tests/support/browser/demoSite.ts';
import { CONSOLE_ROUTES, PUBLIC_ROUTES } from '#tests/support/browser/routes.ts';
import { SETTINGS_PAGES, settingsPageHref } from '#web/features/account/profile/settingsPages.ts';
import { OWN_LISTS } from '#web/features/account/lists/mineSearch.ts';
import { createAppRouter } from '#web/router.tsx';

const site = demoSiteOfTests();

const LOOKS = [
  { width: 360, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;
const PATIENCE_MS = 600_000;

/** How an issue can stand; `:voting` in an address is the id of one that stands so. */
const STATES = [
  'reported',
  'funded',
  'none',
  'voting',
  'waiting_release',
  'rework',
  'jury',
  'arbitration',
  'completed',
] as const;
const inEachState = STATES.map((state) => `/issues/:${state}`);

/** What everybody sees, and what each person has besides. */
const PAGES = {
  nobody: [
    ...PUBLIC_ROUTES,
    ...inEachState,
    '/issues?search=nothing-like-it',
    '/issues/:funded#proposals',
    '/issues/:funded#discussion',
    '/issues/:voting/audit',
    '/issues/:voting/poster',
    '/users/:solver',
    '/map?tab=statistics',
    '/nowhere',
  ],
  // A donor with votes and money in many issues.
  dan: [
    '/',
    ...inEachState,
    '/issues/:funded#pledge',
    '/issues/:funded#proposals',
    '/issues/:none#pledge',
    '/report-issue',
    '/outbox',
    '/mailbox',
    '/payment',
    '/jury',
    '/decisions',
    '/profile',
    '/profile?section=proposals',
    '/profile?section=votes',
    '/profile?section=settings',
    ...SETTINGS_PAGES.map(settingsPageHref),
    ...Object.keys(OWN_LISTS).map((list) => `/mine?list=${list}`),
  ],
  sam: ['/', '/issues/:funded#proposals', '/issues/:none/proof', '/mine?list=offers'],
  amira: ['/', '/desk', '/desk/moderation', '/issues/:arbitration'],
  odile: ['/desk', '/desk/moderation', ...CONSOLE_ROUTES],
} as const;

const ids = new Map<string, string>();
beforeAll(async () => {
  for (const { id, status } of await site.issues()) {
    const state = status === 'in_progress' ? await judgingOf(id) : status;
    if (!ids.has(state)) ids.set(state, id);
  }
  const answer = await fetch(`${site.origin}/api/issues/${ids.get('none')}/proposals`);
  const offers = (await answer.json()) as { status: string; solverId: string }[];
  ids.set('solver', offers.find(({ status }) => status === 'selected')?.solverId ?? '');
});

async function judgingOf(issueId: string): Promise<string> {
  const answer = await fetch(`${site.origin}/api/issues/${issueId}/case`);
  return ((await answer.json()) as CaseView).verification;
}

/** Opens a page and waits until all of it is there. */
async function show(page: Page, path: string): Promise<void> {
  const address = path.replace(/:(?<name>\w+)/u, (_, name: string) => ids.get(name) ?? 'missing');
  // Another part of the open page would not be loaded anew.
  await page.goto('about:blank');
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
}

async function violationsAt(page: Page, path: string): Promise<string[]> {
  await show(page, path);
  const found: string[] = [];
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const isShown = (name: string) => document.documentElement.dataset.theme === name;
    await page.waitForFunction(isShown, colorScheme);
    const violations = await axeViolations(page);
    found.push(...violations.map((text) => `${path} ${width} ${colorScheme}: ${text}`));
  }
  return found;
}

describe('axe finds nothing, on a phone and a laptop, in the dark and the light', () => {
  test.each(Object.entries(PAGES))(
    'for %s',
    async (name, paths) => {
      const as: VisitOptions['as'] = name === 'nobody' ? undefined : name;
      const page = await site.visit({ as });
      await page.addInitScript(() => localStorage.setItem('theme', 'system'));
      const found: string[] = [];
      for (const path of paths) found.push(...(await violationsAt(page, path)));
      expect(found).toEqual([]);
    },
    PATIENCE_MS,
  );

  test('on every address that the app has', () => {
    const looked = Object.values(PAGES)
      .flat()
      .map((path) => new URL(path, 'http://site').pathname.replace(/:\w+/u, '$id'));
    const routes = Object.keys(createAppRouter('/').routesByPath);
    // The setup is there before anybody is; the test of a town's own installation looks at each of its steps.
    const missing = routes.filter((path) => path.startsWith('/') && !looked.includes(path));
    expect(missing).toEqual(['/setup']);
  });
});
