import { describe, expect, test } from 'vitest';
import type { Fault } from '#tests/support/servers/faultProxy.ts';
import {
  countOf,
  expectArrivedOnce,
  phoneOf,
  writeUnder,
} from '#tests/support/browser/queuedReport.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';

const site = siteOfTests();

/** Of a gateway that knows nothing of the server behind it. */
function sayingAnHour(): { fault: Fault; countRefused: () => number } {
  let refused = 0;
  const fault: Fault = {
    kind: 'answer',
    status: 503,
    headers: { 'content-type': 'text/html', 'retry-after': '3600' },
    body: '<h1>Service Unavailable</h1>',
    matches: (method, url) => method === 'POST' && url === '/api/issues' && (refused += 1) > 0,
  };
  return { fault, countRefused: () => refused };
}

const MINUTE_MS = 60_000;
/** For a busy machine. */
const MARGIN_MS = 10_000;

describe('a gateway that asks for an hour of silence once', () => {
  test('gets a minute, though nobody presses anything', async () => {
    const title = 'An hour that nobody has to wait';
    const { page } = await phoneOf(site, 'hour');
    const { fault, countRefused } = sayingAnHour();
    await writeUnder(site, page, { fault, title });
    await expect.poll(countRefused).toBeGreaterThan(0);
    site.line.set({ kind: 'open' });
    await expect.poll(() => countOf(site, title), { timeout: MINUTE_MS + MARGIN_MS }).toBe(1);
    await expectArrivedOnce(site, page, title);
  });
});
