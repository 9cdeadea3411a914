import { assert, integer, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryWaitMs } from './noticeDelivery.rules.ts';

test('each failure is followed by a longer wait, and after the seventh it is given up', () => {
  const waits = [1, 2, 3, 4, 5, 6].map((count) => deliveryWaitMs(count, null) ?? 0);
  expect(waits).toEqual([...waits].toSorted((a, b) => a - b));
  expect(waits[0]).toBe(30_000);
  expect(deliveryWaitMs(7, null)).toBeNull();
});

test('a receiver may ask for more time, but for no less and for no more than half a day', () => {
  assert(
    property(integer({ min: 1, max: 6 }), nat(), (count, askedMs) => {
      const [own, asked] = [deliveryWaitMs(count, null) ?? 0, deliveryWaitMs(count, askedMs) ?? 0];
      expect(asked).toBe(Math.max(own, Math.min(askedMs, 12 * 3_600_000)));
    }),
  );
});
