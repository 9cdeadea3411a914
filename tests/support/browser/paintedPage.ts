import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What went wrong on the page, as its console reports it. */
export function troubleOf(watched: Page): string[] {
  const trouble: string[] = [];
  watched.on('pageerror', (error) => trouble.push(error.message));
  watched.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
  return trouble;
}

/** Resolves once the app has taken over what the server painted. */
export const takenOver = (page: Page): Promise<void> =>
  page.locator('#first-paint').waitFor({ state: 'detached' });

/** Keeps the app from coming until the returned function is called. */
export const holdApp = (watched: Page): Promise<() => void> => hold(watched, '**/assets/*.js');

/** Keeps files from coming until the returned function is called. */
export async function hold(watched: Page, files: string): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await watched.route(files, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

/** From now on records on the root element what jumps on the page, from where to where. */
const noteShifts = (watched: Page) =>
  watched.evaluate(() => {
    type Shift = PerformanceEntry & {
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const { dataset } = document.documentElement;
    const rectOf = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
    // A time in the reader's zone may be some pixels shorter than the server's: 1:05 AM for 12:05 AM.
    const isInPlace = (was: DOMRect, is: DOMRect) =>
      was.x === is.x && was.y === is.y && was.height === is.height;
    dataset.shifts = '';
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of sources)
          if (!(node instanceof Text && isInPlace(previousRect, currentRect)))
            dataset.shifts += `${node?.nodeName} “${node?.textContent?.slice(0, 60)}” ${rectOf(previousRect)} → ${rectOf(currentRect)}; `;
    }).observe({ type: 'layout-shift' });
  });

/**
 * Opens a page, lets the app take it over, awaits what comes after that, and fails on anything that
 * moves, is replaced or complains.
 */
export async function expectStillTakeover(
  page: Page,
  path: string,
  after = () => Promise.resolve(),
): Promise<void> {
  const trouble = troubleOf(page);
  const arrive = await holdApp(page);
  await page.goto(path, { waitUntil: 'commit' });
  const part = page.getByRole('main').locator('article, h1').first();
  await part.waitFor();
  await page.evaluate(() => document.fonts.ready);
  const before = await part.elementHandle();
  await noteShifts(page);
  arrive();
  await takenOver(page);
  await after();
  await page.waitForLoadState('networkidle');
  expect(await before?.evaluate((painted) => painted.isConnected)).toBe(true);
  expect([path, await page.evaluate(() => document.documentElement.dataset.shifts)]).toEqual([
    path,
    '',
  ]);
  expect(trouble).toEqual([]);
}
