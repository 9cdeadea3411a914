import { chromium, firefox, type BrowserContext } from 'playwright-core';
import { findChromium } from '#tests/support/browser/browser.ts';
import { PATIENCE_MS, type EngineOptions, type EnginePage } from './EnginePage.ts';

type PlaywrightEngine = 'chromium' | 'firefox';

/** Opens Chromium or the Firefox of the distribution. Neither may ask for a camera or a position. */
export function openPlaywrightContext(
  name: PlaywrightEngine,
  { folder, width, height }: EngineOptions,
  more: { baseURL?: string } = {},
): Promise<BrowserContext> {
  const common = { headless: true, viewport: { width, height }, locale: 'en-US', ...more };
  if (name === 'chromium') return openChromium(folder, common);
  return firefox.launchPersistentContext(folder, {
    ...common,
    channel: 'moz-firefox',
    executablePath: '/usr/bin/firefox-esr',
    firefoxUserPrefs: { 'permissions.default.camera': 2, 'permissions.default.geo': 2 },
  });
}

export async function openPlaywrightEngine(
  name: PlaywrightEngine,
  options: EngineOptions,
): Promise<EnginePage> {
  const context = await openPlaywrightContext(name, options);
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(PATIENCE_MS);
  const shown = (xpath: string) => page.locator(`xpath=${xpath}`).filter({ visible: true }).first();
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    url: async () => page.url(),
    evaluate: (work, argument) =>
      page.evaluate(work as (given: unknown) => never, argument as unknown),
    press: (xpath) => shown(xpath).click(),
    fill: async (xpath, text) => {
      await shown(xpath).fill(name === 'firefox' ? '' : text);
      // There it is a script of the page's that fills: React takes its own write for no change.
      if (name === 'firefox') await shown(xpath).pressSequentially(text);
    },
    pressKey: (key) => page.keyboard.press(key),
    chooseFile: (xpath, file) => page.locator(`xpath=${xpath}`).first().setInputFiles(file),
    close: () => context.close(),
  };
}

async function openChromium(folder: string, common: object): Promise<BrowserContext> {
  const { executablePath, args } = await findChromium();
  return chromium.launchPersistentContext(folder, {
    ...common,
    executablePath,
    // Nobody is there to allow a camera; the other engines are told to refuse it as well.
    args: args.filter((one) => !one.includes('media-stream')),
    chromiumSandbox: false,
  });
}
