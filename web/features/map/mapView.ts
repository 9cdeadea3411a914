import type { MapTarget } from '#web/map/mapFeature.ts';
import type { MapFilter } from './mapSearch.ts';

export const NO_FILTER: MapFilter = { filter: 'all', funding: 'all' };

export const isFiltered = ({ filter, funding }: MapFilter): boolean =>
  filter !== 'all' || funding !== 'all';

const VIEW = /^(-?\d{1,2}(?:\.\d{1,7})?),(-?\d{1,3}(?:\.\d{1,7})?),(\d{1,2}(?:\.\d{1,2})?)$/u;
const LATITUDE_MAX = 85;
const ZOOM_MIN = 2;
const ZOOM_MAX = 19;

/** A view from `latitude,longitude,zoom`; null for what no map can show. */
export function readView(at: string): MapTarget | null {
  const [latitude = NaN, longitude = NaN, zoom = NaN] = VIEW.exec(at)?.slice(1).map(Number) ?? [];
  const isPlace = Math.abs(latitude) <= LATITUDE_MAX && Math.abs(longitude) <= 180;
  const isZoom = zoom >= ZOOM_MIN && zoom <= ZOOM_MAX;
  return isPlace && isZoom ? { centre: { latitude, longitude }, zoom } : null;
}

/** Rounded to a metre. */
export function writeView({ centre, zoom }: MapTarget): string {
  const { latitude, longitude } = centre;
  return `${latitude.toFixed(5)},${longitude.toFixed(5)},${Number(zoom.toFixed(2))}`;
}

/** The small page for other sites that shows the same area and filters. */
export const embedPath = ({ filter, funding }: MapFilter, view: MapTarget): string =>
  `/embed/map?${new URLSearchParams({ at: writeView(view), filter, funding }).toString()}`;
