import type { ImageSize } from './readImageSize.ts';

/** A solid box over a picture, in whole picture pixels, always inside it. */
export type CoverBox = { x: number; y: number; width: number; height: number };

export type Point = { x: number; y: number };

/** Smaller boxes hide nothing recognisable and cannot be seen on a phone. */
const MIN_EDGE_PX = 16;
/** Size of a tapped box as a share of the shorter edge: about a face in a street scene. */
const TAP_SHARE = 0.2;
/** Step of an arrow key as a share of the longer edge. */
const STEP_SHARE = 0.01;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Rounded outwards: everything drawn over is covered. */
export function boxBetween(a: Point, b: Point, size: ImageSize): CoverBox {
  const across = toSpan(a.x, b.x, size.width);
  const down = toSpan(a.y, b.y, size.height);
  return { x: across.start, width: across.length, y: down.start, height: down.length };
}

function toSpan(a: number, b: number, edge: number): { start: number; length: number } {
  const start = clamp(Math.floor(Math.min(a, b)), 0, edge);
  const end = clamp(Math.ceil(Math.max(a, b)), 0, edge);
  const length = Math.max(end - start, Math.min(MIN_EDGE_PX, edge));
  return { start: Math.min(start, edge - length), length };
}

/** The box of a tap: centred on the point, moved inside at the edges. */
export function boxAround(point: Point, size: ImageSize): CoverBox {
  const half = (Math.min(size.width, size.height) * TAP_SHARE) / 2;
  const from = { x: point.x - half, y: point.y - half };
  return boxBetween(from, { x: point.x + half, y: point.y + half }, size);
}

/** Moved as far as the picture allows, at full size. */
export function moved(box: CoverBox, by: Point, size: ImageSize): CoverBox {
  return {
    ...box,
    x: clamp(Math.round(box.x + by.x), 0, size.width - box.width),
    y: clamp(Math.round(box.y + by.y), 0, size.height - box.height),
  };
}

/** Moves the lower right corner; the upper left one stays. */
export function resized(box: CoverBox, by: Point, size: ImageSize): CoverBox {
  const fitted = (length: number, start: number, edge: number) => {
    const room = edge - start;
    return clamp(Math.round(length), Math.min(MIN_EDGE_PX, room), room);
  };
  return {
    ...box,
    width: fitted(box.width + by.x, box.x, size.width),
    height: fitted(box.height + by.y, box.y, size.height),
  };
}

/** Step of an arrow key in picture pixels. */
export function stepPx(size: ImageSize): number {
  return Math.max(1, Math.round(Math.max(size.width, size.height) * STEP_SHARE));
}

/** The box in a copy of another size, rounded outwards, so that every partly covered pixel is covered. */
export function scaledBox(box: CoverBox, from: ImageSize, to: ImageSize): CoverBox {
  const [x, y] = [to.width / from.width, to.height / from.height];
  const left = Math.floor(box.x * x);
  const top = Math.floor(box.y * y);
  return {
    x: left,
    y: top,
    width: Math.ceil((box.x + box.width) * x) - left,
    height: Math.ceil((box.y + box.height) * y) - top,
  };
}
