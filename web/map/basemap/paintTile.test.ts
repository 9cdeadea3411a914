import { expect, test } from 'vitest';
import { mapPalettes } from '#web/map/mapPalette.ts';
import { paintTile, type PictureOrder } from './paintTile.ts';
import type { Shape } from '#schema/places/tiles/readVectorTile.ts';

const ORDER: PictureOrder = {
  theme: 'light',
  zoom: 15,
  edgePx: 512,
  pixelRatio: 2,
  squares: 4,
  column: 1,
  row: 2,
};
const SEA = { color: mapPalettes.light.water, corners: [[0, 0, 512, 512]] };

/** A pen that records what becomes visible: colours, line widths and corners. */
function createPen() {
  const seen: { color: string; width?: number; corners: number[][] }[] = [];
  let corners: number[][] = [];
  const pen = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    setLineDash: () => undefined,
    beginPath: () => void (corners = []),
    moveTo: (x: number, y: number) => void corners.push([x, y]),
    lineTo: (x: number, y: number) => void corners.push([x, y]),
    fillRect: (...corner: number[]) => void seen.push({ color: pen.fillStyle, corners: [corner] }),
    fill: () => void seen.push({ color: pen.fillStyle, corners }),
    stroke: () => void seen.push({ color: pen.strokeStyle, width: pen.lineWidth, corners }),
  };
  return { pen: pen as unknown as CanvasRenderingContext2D, seen };
}

function line(kind: string, points: number[]): Shape {
  const [west = 0, north = 0, east = 0, south = 0] = points;
  const parts = [{ points, west, north, east, south }];
  return { layer: 'roads', kind, type: 'line', properties: {}, parts };
}
const area: Shape = {
  ...line('park', [0, 0, 1, 1]),
  layer: 'landuse',
  type: 'area',
};

test('the sea is painted first, so that what has no tile yet need not look like it', () => {
  const { pen, seen } = createPen();
  paintTile(pen, [], ORDER);
  expect(seen).toEqual([SEA]);
});

test('the wanted square is drawn in its size, areas first and widths in pixels of the screen', () => {
  const { pen, seen } = createPen();
  paintTile(pen, [line('path', [0.25, 0.5, 0.5, 0.75]), area], ORDER);
  expect(seen).toEqual([
    SEA,
    {
      color: mapPalettes.light.park,
      corners: [
        [-512, -1024],
        [1536, 1024],
      ],
    },
    {
      color: mapPalettes.light.path,
      width: 2 * (0.7 + 2.3 / 4),
      corners: [
        [0, 0],
        [512, 512],
      ],
    },
  ]);
});

test('lines of one kind are one stroke, and those elsewhere in the tile are left out', () => {
  const { pen, seen } = createPen();
  const near = [0.3, 0.6, 0.4, 0.7];
  const far = [0.8, 0.8, 0.9, 0.9];
  paintTile(pen, [line('path', near), line('path', near), line('path', far)], ORDER);
  expect(seen.map(({ corners }) => corners.length)).toEqual([1, 4]);
});
