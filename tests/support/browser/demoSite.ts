import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Issue } from '#schema/issues/issue.ts';
import { sharedDemoOrigin, siteOfKind } from '#tests/support/servers/copiedSite.ts';
import { FILLINGS } from '#tests/support/servers/filledFolder.ts';
import { startServerProcess } from '#tests/support/servers/serverProcess.ts';
import { patient } from './device.ts';
import { sharedBrowser } from './sharedBrowser.ts';
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
   * A visitor's window for looking at painted pages: with motion, without a worker, and in a time zone so
   * far west that late on the server's day it is still the day before.
   */
  open: (options?: BrowserContextOptions) => Promise<Page>;
  issues: () => Promise<Issue[]>;
  /** Closes the windows that were opened so far. */
  closeWindows: () => Promise<void>;
  close: () => Promise<void>;
};

const PATIENCE_MS = 60_000;
const DEMO_PASSWORD = 'trybe-demo-2026';

/** The demo at an address, looked at by the browser of this worker. */
function demoAt(origin: string): DemoSite {
  const contexts: BrowserContext[] = [];
  const newContext = async (options: BrowserContextOptions) => {
    const browser = await sharedBrowser();
    const context = await browser.newContext({ baseURL: origin, locale: 'en-US', ...options });
    contexts.push(context);
    return context;
  };
  const closeWindows = async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  };
  return {
    origin,
    visit: async ({ as, width = 1280, serviceWorkers = 'block', ...options } = {}) => {
      const context = await newContext({
        viewport: { width, height: 900 },
        colorScheme: options.colorScheme ?? 'dark',
        permissions: options.permissions ?? [],
        serviceWorkers,
        timezoneId: 'America/Chicago',
        reducedMotion: 'reduce',
      });
      await context.addInitScript(recordToasts);
      const data = { emailOrUsername: as, password: DEMO_PASSWORD };
      if (as) expect((await context.request.post('/api/login', { data })).status()).toBe(200);
      return patient(await context.newPage());
    },
    open: async (options) => {
      const own = { serviceWorkers: 'block', timezoneId: 'Pacific/Honolulu' } as const;
      return (await newContext({ ...own, ...options })).newPage();
    },
    issues: async () => (await (await fetch(`${origin}/api/issues`)).json()) as Issue[],
    closeWindows,
    close: closeWindows,
  };
}

/** A demo of one's own, for tests that change something in it; all of it ends with `close`. */
export async function openDemoSite(settings: Record<string, string> = {}): Promise<DemoSite> {
  const { settings: own, drop } = await siteOfKind('demo');
  const server = await startServerProcess({ ...FILLINGS.demo, ...own, ...settings });
  const site = demoAt(server.origin);
  const close = async () => {
    await site.close();
    await server.stop();
    await drop();
  };
  return { ...site, close };
}

/** A demo for a file of tests; every window is closed after the test that opened it. */
function demoOfTests(open: () => Promise<DemoSite>): Omit<DemoSite, 'close'> {
  let site: DemoSite;
  beforeAll(async () => {
    site = await open();
  });
  afterEach(() => site.closeWindows());
  afterAll(() => site.close());
  return new Proxy({} as DemoSite, { get: (_, key) => Reflect.get(site, key) as unknown });
}

/** The demo that the whole run looks at, for a file whose tests change nothing in it. */
export const demoSiteOfTests = () => demoOfTests(async () => demoAt(await sharedDemoOrigin()));

/** A demo that belongs to a file of tests, which may change it. */
export const ownDemoSiteOfTests = (settings: Record<string, string> = {}) =>
  demoOfTests(() => openDemoSite(settings));

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
