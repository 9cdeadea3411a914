import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What went wrong on the page, as its console says it. */
export function troubleOf(watched: Page): string[] {
  const trouble: string[] = [];
  watched.on('pageerror', (error) => trouble.push(error.message));
  watched.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
  return trouble;
}

/** Until the app has taken over what the server painted. */
export const takenOver = (page: Page): Promise<void> =>
  page.locator('#first-paint').waitFor({ state: 'detached' });

/** Keeps the app from coming until the returned function is called. */
export async function holdApp(watched: Page): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await watched.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

/** Counts from now on, on the root element, how often something on the page jumps. */
const countShifts = (watched: Page) =>
  watched.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.shifts = '0';
    new PerformanceObserver((list) => {
      dataset.shifts = String(Number(dataset.shifts) + list.getEntries().length);
    }).observe({ type: 'layout-shift' });
  });

/** Opens a page, lets the app take it over, and fails on anything that moves, is replaced or complains. */
export async function expectStillTakeover(page: Page, path: string): Promise<void> {
  const trouble = troubleOf(page);
  const arrive = await holdApp(page);
  await page.goto(path, { waitUntil: 'commit' });
  const part = page.getByRole('main').locator('article, h1').first();
  await part.waitFor();
  await page.evaluate(() => document.fonts.ready);
  const before = await part.elementHandle();
  await countShifts(page);
  arrive();
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  expect(await before?.evaluate((painted) => painted.isConnected)).toBe(true);
  expect([path, await page.evaluate(() => document.documentElement.dataset.shifts)]).toEqual([
    path,
    '0',
  ]);
  expect(trouble).toEqual([]);
}
