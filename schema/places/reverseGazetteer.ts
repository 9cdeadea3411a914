import { wrapLongitude } from './geo.ts';
import type { Gazetteer, Place, Street } from './parseGazetteer.ts';

const KM_PER_DEGREE = 111.195;
const STREET_MAX_KM = 0.12;
const NEIGHBOURHOOD_MAX_KM = 2.5;
const PLACE_MAX_KM = 60;
/** People per square kilometre, to estimate a place's extent from its population. */
const DENSITY = 4000;

/**
 * Most specific part first: street and neighbourhood if known, else the nearest place within 60 km.
 * Null: at sea, in the wilderness, or invalid position.
 */
export function reverseGazetteer(
  gazetteer: Gazetteer,
  latitude: number,
  longitude: number,
): string | null {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  const street = nearestStreet(gazetteer.streets, latitude, longitude);
  const nearest = nearestNeighbourhood(gazetteer.places, latitude, longitude);
  // A neighbourhood of another town is not the street's.
  const isOfStreet = !street || nearest?.region.label === street.city;
  const neighbourhood = isOfStreet ? nearest : null;
  if (street) return commaText([street.name, neighbourhood?.name, street.city]);
  const place = neighbourhood ?? nearestPlace(gazetteer, latitude, longitude);
  return place ? commaText([place.name, place.region.label]) : null;
}

export function commaText(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(', ');
}

/** The nearest settlement, weighted by size. Null: none within 60 km. */
export function nearestPlace(
  gazetteer: Gazetteer,
  latitude: number,
  longitude: number,
): Place | null {
  let best: Place | null = null;
  let bestKm = PLACE_MAX_KM;
  for (const place of gazetteer.places) {
    if (!isSettlement(place)) continue;
    // Latitude alone rules out most places, without a square root.
    if (Math.abs(place.latitude - latitude) > 1) continue;
    const km = distanceKm(place, latitude, longitude) - reachKm(place);
    if (km < bestKm) [best, bestKm] = [place, km];
  }
  return best;
}

function isSettlement({ type }: Place): boolean {
  return type === 'city' || type === 'town' || type === 'village' || type === 'suburb';
}

function reachKm({ rank, type }: Place): number {
  if (type === 'suburb') return 0;
  return Math.sqrt((500 * 2 ** (rank / 2)) / DENSITY / Math.PI) / 2;
}

function nearestNeighbourhood(places: Place[], latitude: number, longitude: number): Place | null {
  let best: Place | null = null;
  let bestKm = NEIGHBOURHOOD_MAX_KM;
  for (const place of places) {
    if (place.type !== 'neighbourhood' || Math.abs(place.latitude - latitude) > 0.05) continue;
    const km = distanceKm(place, latitude, longitude);
    if (km < bestKm) [best, bestKm] = [place, km];
  }
  return best;
}

function nearestStreet(streets: Street[], latitude: number, longitude: number): Street | null {
  let best: Street | null = null;
  let bestKm = STREET_MAX_KM;
  const position = { latitude, longitude };
  for (const street of streets) {
    for (const line of street.lines) {
      for (let i = 0; i + 3 < line.length; i += 2) {
        const km = segmentKm(position, line, i);
        if (km < bestKm) [best, bestKm] = [street, km];
      }
    }
  }
  return best;
}

/** From a position to the segment of `line` that begins at `i`. */
function segmentKm(
  at: { latitude: number; longitude: number },
  line: Float64Array,
  i: number,
): number {
  const scale = Math.cos((at.latitude * Math.PI) / 180);
  // A street may lie on the other side of the date line.
  const ay = line[i]! - at.latitude;
  const ax = wrapLongitude(line[i + 1]! - at.longitude) * scale;
  const dy = line[i + 2]! - at.latitude - ay;
  const dx = wrapLongitude(line[i + 3]! - line[i + 1]!) * scale;
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / squared));
  return Math.hypot(ax + along * dx, ay + along * dy) * KM_PER_DEGREE;
}

function distanceKm(place: Place, latitude: number, longitude: number): number {
  const across = Math.abs(place.longitude - longitude);
  const dx = Math.min(across, 360 - across) * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(place.latitude - latitude, dx) * KM_PER_DEGREE;
}
