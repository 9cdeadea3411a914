import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boxAround,
  boxBetween,
  moved,
  resized,
  scaledBox,
  stepPx,
  type CoverBox,
} from './coverBox.ts';
import type { ImageSize } from './readImageSize.ts';

const size = fc.record({
  width: fc.integer({ min: 1, max: 1_600 }),
  height: fc.integer({ min: 1, max: 1_600 }),
});
/** Fingers leave the picture, and screens have half pixels. */
const coordinate = fc.double({ min: -3_000, max: 3_000, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });
const boxed = fc
  .tuple(size, point, point)
  .map(([edges, a, b]) => ({ edges, box: boxBetween(a, b, edges) }));

function isInside(box: CoverBox, { width, height }: ImageSize): boolean {
  const isLarge =
    box.width >= Math.min(16, width - box.x) && box.height >= Math.min(16, height - box.y);
  const isWithin =
    box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
  return isLarge && isWithin && Object.values(box).every(Number.isInteger);
}

describe('a box over a picture', () => {
  it('stays inside, large enough to be seen, however it is drawn, tapped, moved and sized', () => {
    fc.assert(
      fc.property(size, point, point, point, (edges, a, b, by) => {
        const drawn = boxBetween(a, b, edges);
        const changed = [moved(drawn, by, edges), resized(drawn, by, edges)];
        for (const box of [drawn, boxAround(a, edges), ...changed])
          expect(isInside(box, edges)).toBe(true);
      }),
    );
  });

  it('covers every point of the picture between the two it was drawn from, from any corner', () => {
    fc.assert(
      fc.property(size, point, point, (edges, a, b) => {
        const box = boxBetween(a, b, edges);
        expect(boxBetween(b, a, edges)).toEqual(box);
        expect(boxBetween({ x: a.x, y: b.y }, { x: b.x, y: a.y }, edges)).toEqual(box);
        for (const { x, y } of [a, b]) {
          if (x < 0 || y < 0 || x > edges.width || y > edges.height) continue;
          expect(box.x).toBeLessThanOrEqual(x);
          expect(box.y).toBeLessThanOrEqual(y);
          expect(box.x + box.width).toBeGreaterThanOrEqual(x);
          expect(box.y + box.height).toBeGreaterThanOrEqual(y);
        }
      }),
    );
  });

  it('keeps its size when moved, and its upper left corner when sized', () => {
    fc.assert(
      fc.property(boxed, point, ({ box, edges }, by) => {
        const { width, height } = moved(box, by, edges);
        expect([width, height]).toEqual([box.width, box.height]);
        const { x, y } = resized(box, by, edges);
        expect([x, y]).toEqual([box.x, box.y]);
      }),
    );
  });

  it('gets to every place by arrow keys alone, as far as one step', () => {
    fc.assert(
      fc.property(boxed, ({ box, edges }) => {
        const step = stepPx(edges);
        let at = box;
        for (let press = 0; press < 150; press += 1) at = moved(at, { x: -step, y: -step }, edges);
        expect([at.x, at.y]).toEqual([0, 0]);
        for (let press = 0; press < 150; press += 1) at = resized(at, { x: step, y: step }, edges);
        expect(at).toEqual({ x: 0, y: 0, ...edges });
      }),
    );
  });

  it('covers in a smaller copy each pixel that has a share of what it covered', () => {
    fc.assert(
      fc.property(boxed, fc.double({ min: 0.05, max: 1, noNaN: true }), ({ box, edges }, scale) => {
        const to = {
          width: Math.max(1, Math.round(edges.width * scale)),
          height: Math.max(1, Math.round(edges.height * scale)),
        };
        const copy = scaledBox(box, edges, to);
        const [x, y] = [to.width / edges.width, to.height / edges.height];
        expect(copy.x).toBeLessThanOrEqual(box.x * x);
        expect(copy.y).toBeLessThanOrEqual(box.y * y);
        expect(copy.x + copy.width).toBeGreaterThanOrEqual((box.x + box.width) * x);
        expect(copy.y + copy.height).toBeGreaterThanOrEqual((box.y + box.height) * y);
      }),
    );
  });
});
