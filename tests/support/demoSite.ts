import { chromium, type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Issue } from '#schema/issue.ts';
import { findChromium } from './browser.ts';
import { startServerProcess } from './serverProcess.ts';
import { makeTemporaryFolder, removeFolder } from './temporaryFolder.ts';

type DemoPerson = 'rosa' | 'dan' | 'sam';
export type VisitOptions = {
  as?: DemoPerson;
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
  issues: () => Promise<Issue[]>;
  close: () => Promise<void>;
};

const PATIENCE_MS = 15_000;
const DEMO_PASSWORD = 'trybe-demo-2026';

/** Starts the site and the browser; both end with `close`. */
export async function openDemoSite(settings: Record<string, string> = {}): Promise<DemoSite> {
  const dataDir = makeTemporaryFolder();
  const environment = { DATA_DIR: dataDir, DEMO_DATA: 'on', RATE_LIMITS: 'off', TILE_URL: 'none' };
  const [server, { executablePath, args }] = await Promise.all([
    startServerProcess({ ...environment, ...settings }),
    findChromium(),
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
      const data = { emailOrUsername: as, password: DEMO_PASSWORD };
      if (as) expect((await context.request.post('/api/login', { data })).status()).toBe(200);
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      return page;
    },
    issues: async () => (await (await fetch(`${origin}/api/issues`)).json()) as Issue[],
    close: async () => {
      await browser.close();
      await server.stop();
      removeFolder(dataDir);
    },
  };
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
