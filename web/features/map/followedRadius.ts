import { DISTANCES_KM } from '#schema/issues/issueFilters.ts';
import { distanceM } from '#schema/places/geo.ts';
import type { MapViewport } from '#web/map/mapFeature.ts';

/** A circle up to this much larger than the view counts as the same area. */
const LARGER = 1.6;

/**
 * Radius in kilometres for following the view around its centre: the largest option that roughly
 * fits; null if the view is larger than any.
 */
export function followedRadiusKm({
  centre,
  bounds,
}: Pick<MapViewport, 'centre' | 'bounds'>): (typeof DISTANCES_KM)[number] | null {
  const shownM = Math.min(
    distanceM(centre, { latitude: bounds.north, longitude: centre.longitude }),
    distanceM(centre, { latitude: centre.latitude, longitude: bounds.east }),
  );
  const shownKm = shownM / 1_000;
  const [smallest, ...larger] = DISTANCES_KM;
  if (shownKm > Math.max(...DISTANCES_KM) * LARGER) return null;
  return larger.findLast((km) => km <= shownKm * LARGER) ?? smallest;
}
