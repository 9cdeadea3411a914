import type { Position } from '#schema/places/geo.ts';
import { POSITION_SURE_WITHIN_M } from '#schema/limits.ts';
import type { MapTarget } from './mapFeature.ts';

/** Metres per pixel of a 256 px tile at zoom 0, at the equator. */
const RESOLUTION_AT_ZOOM_0 = 156_543.03392804097;
/** A circle is to fill most of the smallest map, which is about so many px high. */
const CIRCLE_PX = 260;
const ZOOM_OF_A_POINT = 16;

/** Whether a position says only which area it is in: then it is drawn as that area, never as a pin. */
export function isUncertain(accuracyM: number): boolean {
  return !(accuracyM <= POSITION_SURE_WITHIN_M);
}

/** Where to look to see a position with the circle in which it lies, `accuracyM` around it. */
export function viewOfPosition(centre: Position, accuracyM: number): MapTarget {
  const metresPerPx = (2 * accuracyM) / CIRCLE_PX;
  const atZoom0 = RESOLUTION_AT_ZOOM_0 * Math.cos((centre.latitude * Math.PI) / 180);
  const zoom = Math.log2(atZoom0 / metresPerPx);
  return { centre, zoom: Math.max(2, Math.min(ZOOM_OF_A_POINT, zoom)) };
}
