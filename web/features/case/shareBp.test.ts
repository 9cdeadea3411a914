import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareBp } from './shareBp.ts';

describe('a share of a weight', () => {
  it('is exact for numbers beyond what JSON holds', () => {
    expect(shareBp('50000000000000000000', '100000000000000000000')).toBe(5_000);
    expect(shareBp('0', '0')).toBe(0);
  });

  it('never sums to more than the whole', () => {
    const weight = fc.bigInt({ min: 0n, max: 10n ** 24n });
    fc.assert(
      fc.property(weight, weight, (a, b) => {
        const whole = String(a + b);
        const sum = shareBp(String(a), whole) + shareBp(String(b), whole);
        expect(sum).toBeLessThanOrEqual(10_000);
        expect(sum).toBeGreaterThanOrEqual(a + b > 0n ? 9_999 : 0);
      }),
    );
  });
});
