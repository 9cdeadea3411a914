import { chromium, type BrowserContextOptions, type Locator, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Issue } from '#schema/issues/issue.ts';
import { findSmallChromium } from './browser.ts';
import { filledFolder, FILLINGS } from '#tests/support/servers/filledFolder.ts';
import { startServerProcess } from '#tests/support/servers/serverProcess.ts';
import { removeFolder } from '#tests/support/temporaryFolder.ts';
import { recordToasts } from './toasts.ts';

export type VisitOptions = {
  /** Username of one of the demo's people. */
  as?: string;
  width?: number;
  colorScheme?: 'dark' | 'light';
  permissions?: string[];
  serviceWorkers?: 'allow' | 'block';
};

/** An installation with its demo data, looked at by one browser; for tests of what screens say. */
export type DemoSite = {
  origin: string;
  /**
   * A window of its own, without a worker unless asked for, so that each test decides what the
   * network answers.
   */
  visit: (options?: VisitOptions) => Promise<Page>;
  /**
   * A visitor's window as the server's painted pages need it looked at: motion as it comes, no worker,
   * and so far west that late on a day of the server's it is still the day before.
   */
  open: (options?: BrowserContextOptions) => Promise<Page>;
  issues: () => Promise<Issue[]>;
  close: () => Promise<void>;
};

const PATIENCE_MS = 60_000;
const DEMO_PASSWORD = 'trybe-demo-2026';

/** Starts the site and the browser; both end with `close`. */
export async function openDemoSite(settings: Record<string, string> = {}): Promise<DemoSite> {
  const dataDir = await filledFolder('demo');
  const [server, { executablePath, args }] = await Promise.all([
    startServerProcess({ ...FILLINGS.demo, DATA_DIR: dataDir, ...settings }),
    findSmallChromium(),
  ]);
  const { origin } = server;
  const browser = await chromium.launch({ executablePath, args, chromiumSandbox: false });
  return {
    origin,
    visit: async ({ as, width = 1280, serviceWorkers = 'block', ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width, height: 900 },
        colorScheme: options.colorScheme ?? 'dark',
        permissions: options.permissions ?? [],
        serviceWorkers,
        locale: 'en-US',
        timezoneId: 'America/Chicago',
        reducedMotion: 'reduce',
      });
      await context.addInitScript(recordToasts);
      const data = { emailOrUsername: as, password: DEMO_PASSWORD };
      if (as) expect((await context.request.post('/api/login', { data })).status()).toBe(200);
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      return page;
    },
    open: async (options) => {
      const context = await browser.newContext({
        baseURL: origin,
        serviceWorkers: 'block',
        locale: 'en-US',
        timezoneId: 'Pacific/Honolulu',
        ...options,
      });
      return context.newPage();
    },
    issues: async () => (await (await fetch(`${origin}/api/issues`)).json()) as Issue[],
    close: async () => {
      await browser.close();
      await server.stop();
      removeFolder(dataDir);
    },
  };
}

/**
 * The demo site of a file of tests: there before its first test, closed after its last one, and every
 * window is closed after the test that opened it.
 */
export function demoSiteOfTests(settings: Record<string, string> = {}): Omit<DemoSite, 'close'> {
  let site: DemoSite;
  const opened: Page[] = [];
  beforeAll(async () => {
    site = await openDemoSite(settings);
  });
  afterAll(() => site.close());
  afterEach(() => Promise.all(opened.splice(0).map((page) => page.context().close())));
  return {
    get origin() {
      return site.origin;
    },
    async visit(options) {
      const page = await site.visit(options);
      opened.push(page);
      return page;
    },
    async open(options) {
      const page = await site.open(options);
      opened.push(page);
      return page;
    },
    issues: () => site.issues(),
  };
}

/** An issue of the demo that is funded, was reported by rosa and has offers of sam and others. */
export async function issueOfRosa(site: Pick<DemoSite, 'issues' | 'visit'>): Promise<Issue> {
  const rosa = await site.visit({ as: 'rosa' });
  const { id } = (await (await rosa.context().request.get('/api/user')).json()) as { id: string };
  await rosa.context().close();
  const found = (await site.issues()).find(
    ({ status, proposalCount, reporterId }) =>
      status === 'funded' && proposalCount > 1 && reporterId === id,
  );
  if (!found) throw new Error('the demo site has a funded issue of rosa with offers');
  return found;
}

const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ');

/** Waits until a place shows every one of these texts, letter by letter; names those that are missing. */
export async function seeTexts(place: Locator, texts: readonly string[]): Promise<void> {
  const missing = async () => {
    const shown = oneLine(await place.innerText());
    return texts.filter((text) => !shown.includes(text));
  };
  await expect.poll(missing, { timeout: PATIENCE_MS }).toEqual([]);
}

/** Where the links of a place lead, in their order. */
export function linksOf(place: Locator): Promise<(string | null)[]> {
  return place
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}
