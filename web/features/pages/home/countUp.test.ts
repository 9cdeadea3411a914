import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureAt, stepAfter, STEP_MS } from './countUp.ts';

describe('counting a figure up', () => {
  test('takes two seconds in sixty steps', () => {
    expect(stepAfter(0)).toBe(0);
    expect(stepAfter(STEP_MS - 1)).toBe(0);
    expect(stepAfter(1_000)).toBe(30);
    expect(stepAfter(1_999)).toBe(59);
    expect(stepAfter(2_000)).toBe(60);
    expect(stepAfter(60_000)).toBe(60);
  });

  test('starts at nothing and ends at the figure itself, never falling or overshooting', () => {
    assert(
      property(integer({ min: 0, max: 1_000_000_000 }), (target) => {
        const shown = Array.from({ length: 61 }, (_, step) => figureAt(step, target));
        expect(shown[0]).toBe(0);
        expect(shown.at(-1)).toBe(target);
        for (const [index, figure] of shown.entries()) {
          expect(figure).toBeGreaterThanOrEqual(shown[index - 1] ?? 0);
          expect(figure).toBeLessThanOrEqual(target);
        }
      }),
    );
  });
});
