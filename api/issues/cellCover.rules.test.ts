import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCell, type Bounds } from '#schema/places/geo.ts';
import { coveringCells, joinRanges } from './cellCover.rules.ts';

const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
const bounds = fc
  .tuple(degrees(180), degrees(180), degrees(90), degrees(90))
  .map(([a, b, c, d]): Bounds => ({
    west: Math.min(a, b),
    east: Math.max(a, b),
    south: Math.min(c, d),
    north: Math.max(c, d),
  }));
const share = fc.double({ min: 0, max: 1, noNaN: true });

it('ranges of both sides of the date line have each cell once', () => {
  const joined = joinRanges([
    [20, 21],
    [3, 9],
    [0, 12],
    [13, 14],
  ]);
  expect(joined).toEqual([
    [0, 14],
    [20, 21],
  ]);
});

describe('the cells that cover a box', () => {
  it('hold every place inside it', () => {
    fc.assert(
      fc.property(bounds, share, share, (box, x, y) => {
        const place = {
          longitude: Math.min(box.east, box.west + x * (box.east - box.west)),
          latitude: Math.min(box.north, box.south + y * (box.north - box.south)),
        };
        const cell = findCell(place);
        expect(coveringCells(box).some(([first, last]) => cell >= first && cell <= last)).toBe(
          true,
        );
      }),
    );
  });

  it('are few ranges in order without gaps that could be closed', () => {
    fc.assert(
      fc.property(bounds, (box) => {
        const ranges = coveringCells(box);
        expect(ranges.length).toBeLessThanOrEqual(16);
        for (const [index, [first, last]] of ranges.entries()) {
          expect(first).toBeLessThanOrEqual(last);
          const [next] = ranges[index + 1] ?? [Infinity];
          expect(next).toBeGreaterThan(last + 1);
        }
      }),
    );
  });

  it('fit a small box closely', () => {
    const city = { west: -87.64, south: 41.87, east: -87.62, north: 41.89 };
    const size = coveringCells(city).reduce((sum, [first, last]) => sum + last - first + 1, 0);
    expect(size).toBeLessThan(20_000);
  });
});
