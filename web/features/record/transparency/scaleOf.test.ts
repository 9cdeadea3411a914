import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaleOf } from './scaleOf.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [110, [0, 50, 100, 150]],
  [123_456, [0, 50_000, 100_000, 150_000]],
])('a scale up to %i has the marks %j', (largest, marks) => {
  expect(scaleOf(largest)).toEqual(marks);
});

it('reaches every size, in few even and whole steps, of which the last is not empty', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (largest) => {
      const marks = scaleOf(largest);
      const top = marks.at(-1) ?? 0;
      const step = (marks[1] ?? 0) - (marks[0] ?? 0);
      expect(marks.every((mark, at) => Number.isInteger(mark) && mark === at * step)).toBe(true);
      expect(marks.length).toBeLessThanOrEqual(5);
      expect(top).toBeGreaterThanOrEqual(largest);
      expect(top - largest).toBeLessThanOrEqual(step);
    }),
  );
});
