import { describe, expect, test } from 'vitest';
import { clusterRadius } from './clusterRadius.ts';
import { clusterLabel } from './drawMarker.ts';

describe('a cluster', () => {
  test.each([
    [2, '2'],
    [999, '999'],
    [1_000, '1k'],
    [1_290, '1.2k'],
    [34_400, '34k'],
    [999_600, '999k'],
    [1_000_000, '1M'],
    [2_560_000, '2.5M'],
  ])('of %d issues reads %s', (count, label) => {
    expect(clusterLabel(count)).toBe(label);
  });

  test('grows with its count and stays on the screen', () => {
    expect(clusterRadius(10)).toBeGreaterThan(clusterRadius(2));
    expect(clusterRadius(1e12)).toBeLessThanOrEqual(30);
  });
});
