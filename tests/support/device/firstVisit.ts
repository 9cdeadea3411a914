import type { Page } from 'playwright-core';
import type { ShapedLine } from '#tests/support/servers/shapedLine.ts';

/** Slow 2G. */
export const SLOW_2G = { bytesPerSecond: 6_250, roundTripMs: 2_000 };

/** When a step of a first visit was reached, and what had come over the line until then. */
export type Reached = { seconds: number; bytes: number; requests: string[] };

export type FirstVisit = {
  text: Reached;
  /** The app answers presses. */
  pressed: Reached;
  /** Form and outbox work without network. */
  kept: Reached;
  /** The whole app does. */
  whole: Reached;
};

const PATIENCE_MS = 600_000;
const LOOK_MS = 100;

type Watched = typeof globalThis & { isAnswering?: boolean };

/** Scripts of the app that the device has. */
export const keptScripts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('trybe-app');
    return (await cache.keys()).map(({ url }) => url).filter((url) => url.endsWith('.js'));
  });

/** How many scripts the worker of this build keeps. */
export async function countScripts(origin: string): Promise<number> {
  const worker = await (await fetch(`${origin}/serviceWorker.js`)).text();
  return new Set(worker.match(/assets\/[\w.-]+\.js(?=["`])/gu)).size;
}

/** Opens a page that the server paints in a browser that has never been there, and stays on it. */
export async function visitFirst(
  page: Page,
  line: Pick<ShapedLine, 'origin' | 'receivedBytes'>,
  site: { origin: string; path: string },
  requestsNow: () => string[] = () => [],
): Promise<FirstVisit> {
  const all = await countScripts(site.origin);
  await page.addInitScript(() =>
    addEventListener('trybe-frame-answers', () => ((globalThis as Watched).isAnswering = true)),
  );
  const [startMs, startBytes] = [performance.now(), line.receivedBytes];
  const reached = (): Reached => ({
    seconds: (performance.now() - startMs) / 1_000,
    bytes: line.receivedBytes - startBytes,
    requests: requestsNow(),
  });
  const options = { timeout: PATIENCE_MS, polling: 100 };
  await page.goto(line.origin + site.path, { waitUntil: 'commit', timeout: PATIENCE_MS });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
    undefined,
    options,
  );
  const text = reached();
  await page.waitForFunction(() => (globalThis as Watched).isAnswering, undefined, options);
  const pressed = reached();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const kept = reached();
  const hasAll = async () =>
    (await keptScripts(page)).filter((url) => url.includes('/assets/')).length >= all;
  while (!(await hasAll())) await page.waitForTimeout(LOOK_MS);
  return { text, pressed, kept, whole: reached() };
}
