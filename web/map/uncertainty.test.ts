import { describe, expect, test } from 'vitest';
import { isUncertain, viewOfPosition } from './uncertainty.ts';

const centre = { latitude: 41.88, longitude: -87.63 };

describe('a position of the device', () => {
  test('is a point while it is sure of the place, and an area beyond', () => {
    expect([8, 100, 150].map(isUncertain)).toEqual([false, false, false]);
    expect([151, 20_000, Number.NaN].map(isUncertain)).toEqual([true, true, true]);
  });

  test('is looked at from as far as its circle needs', () => {
    expect(viewOfPosition(centre, 8)).toEqual({ centre, zoom: 16 });
    const { zoom } = viewOfPosition(centre, 20_000);
    const widthPx = (2 * 20_000) / ((156_543 * Math.cos((41.88 * Math.PI) / 180)) / 2 ** zoom);
    expect(widthPx).toBeCloseTo(260, -1);
  });
});
