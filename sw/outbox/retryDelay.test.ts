import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isDue,
  MAX_RETRY_AFTER_MS,
  MAX_RETRY_DELAY_MS,
  retryAfterMs,
  retryDelayMs,
} from './retryDelay.ts';

const NOW = Date.UTC(2026, 0, 1);

describe('the delay before the next try', () => {
  it('doubles from a second up to five minutes', () => {
    const delays = [1, 2, 3, 9, 10, 500].map((attempts) => retryDelayMs(attempts, 1));
    expect(delays).toEqual([1_000, 2_000, 4_000, 256_000, 300_000, 300_000]);
  });

  it('spreads devices over the second half of the delay and never exceeds five minutes', () => {
    fc.assert(
      fc.property(fc.integer(), fc.double({ min: 0, max: 1, noNaN: true }), (attempts, random) => {
        const delayMs = retryDelayMs(attempts, random);
        expect(delayMs).toBeGreaterThanOrEqual(500);
        expect(delayMs).toBeLessThanOrEqual(MAX_RETRY_DELAY_MS);
      }),
    );
  });
});

describe('Retry-After', () => {
  const ask = (headers: Record<string, string>) => retryAfterMs(new Headers(headers), NOW);

  it('is read in seconds', () => expect(ask({ 'retry-after': '7' })).toBe(7_000));

  it('is read as a date by the clock of the server, not by that of the device', () => {
    const date = 'Fri, 01 Mar 2030 10:00:00 GMT';
    const later = 'Fri, 01 Mar 2030 10:02:00 GMT';
    expect(ask({ date, 'retry-after': later })).toBe(120_000);
  });

  it('asks for an hour at most, and for nothing when it makes no sense', () => {
    expect(ask({ 'retry-after': '999999' })).toBe(MAX_RETRY_AFTER_MS);
    expect(ask({ 'retry-after': 'soon' })).toBeNull();
    expect(ask({})).toBeNull();
  });
});

describe('a row', () => {
  it('is due from its time on', () => {
    expect(isDue(NOW, NOW)).toBe(true);
    expect(isDue(NOW + 1, NOW)).toBe(false);
  });

  it('is due when its time can only stem from a clock that has been set back', () => {
    expect(isDue(NOW + 48 * 3_600_000, NOW)).toBe(true);
  });
});
