import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#schema/durations.ts';
import { retryWaitMs } from './retries.rules.ts';

const waits = (chance: number) => {
  const all: number[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const waitMs = retryWaitMs(attempt, { askedMs: null, chance });
    if (waitMs === null) return all;
    all.push(waitMs);
  }
};
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

test('tries go on for more than three days, at times of their own', () => {
  expect(sum(waits(0))).toBeGreaterThan(3 * DAY_MS);
  expect(waits(1).every((wait, at) => wait > (waits(0)[at] ?? 0))).toBe(true);
});

test('a receiver may ask for more time, not for less, and not for ever', () => {
  const asked = (askedMs: number) => retryWaitMs(1, { askedMs, chance: 0 });
  expect(asked(2 * HOUR_MS)).toBe(2 * HOUR_MS);
  expect(asked(0)).toBe(5 * SECOND_MS);
  expect(asked(30 * DAY_MS)).toBe(3 * DAY_MS);
});
