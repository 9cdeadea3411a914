import { describe, expect, test } from 'vitest';
import { clusterRadius } from './clusterRadius.ts';
import { clusterLabel, clusterShares } from './drawMarker.ts';

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

  test.each([
    ['an even mix', { count: 3, critical: 0, inProgress: 1, completed: 1 }, [8, 8, 8]],
    ['one of a thousand', { count: 1_000, critical: 0, inProgress: 1, completed: 0 }, [23, 1, 0]],
    ['all completed', { count: 9, critical: 0, inProgress: 0, completed: 9 }, [0, 0, 24]],
    ['an answer of an earlier release', { count: 9, critical: 2 }, []],
  ])('shows in its ring what is in it: %s', (_, cluster, shares) => {
    expect(clusterShares(cluster)).toEqual(shares);
  });
});
