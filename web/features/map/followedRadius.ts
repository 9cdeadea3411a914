import { DISTANCES_KM } from '#schema/issues/issueFilters.ts';
import { distanceM } from '#schema/places/geo.ts';
import type { MapViewport } from '#web/map/mapFeature.ts';

/** A circle this much larger than what the map shows is still the same area. */
const LARGER = 1.6;

/**
 * The distance around its centre, in kilometres, by which what the map shows is followed: the largest
 * one that it shows about whole; null where it shows more than can be followed.
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
