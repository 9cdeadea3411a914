import type { Position } from '#schema/places/geo.ts';
import { POSITION_SURE_WITHIN_M } from '#schema/limits.ts';
import type { MapTarget } from './mapFeature.ts';

/** Metres per pixel of a 256 px tile at zoom 0, at the equator. */
const RESOLUTION_AT_ZOOM_0 = 156_543.03392804097;
/** A circle should fill most of the smallest map, which is about this high. */
const CIRCLE_PX = 260;
const ZOOM_OF_A_POINT = 16;

/** Whether a position is only accurate to an area: drawn as that area, never as a pin. */
export function isUncertain(accuracyM: number): boolean {
  return !(accuracyM <= POSITION_SURE_WITHIN_M);
}

/** A view of a position with its circle of accuracy. */
export function viewOfPosition(centre: Position, accuracyM: number): MapTarget {
  const metresPerPx = (2 * accuracyM) / CIRCLE_PX;
  const atZoom0 = RESOLUTION_AT_ZOOM_0 * Math.cos((centre.latitude * Math.PI) / 180);
  const zoom = Math.log2(atZoom0 / metresPerPx);
  return { centre, zoom: Math.max(2, Math.min(ZOOM_OF_A_POINT, zoom)) };
}
