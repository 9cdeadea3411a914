import { locationFallback } from '#schema/places/gazetteer.ts';
import type { Position } from '#schema/places/geo.ts';
import { geocode, reverseGeocode, type LocationSuggestion } from '#schema/places/geocoding.ts';
import { queryClient } from '#web/net/queryClient.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { call } from '#web/net/call.ts';
import { ApiError } from '#web/net/callErrors.ts';
import { nameOffline, searchOffline } from './gazetteerClient.ts';

/**
 * Places matching a text, best first, at most five: from the server, offline from the device's own
 * list. A refusal is logged and returns none; never throws, except for an aborted `signal`.
 */
export async function searchPlaces(
  query: string,
  signal?: AbortSignal,
): Promise<LocationSuggestion[]> {
  try {
    return await call(geocode, { query: { q: query }, signal });
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof ApiError)) {
      const settings = queryClient.getQueryData(settingsQuery().queryKey);
      return searchOffline(query, settings?.site.area?.bounds);
    }
    reportError(new Error(`Error fetching location data: ${error.status}`));
    return [];
  }
}

/** The place is a form field: a network that swallows requests must not keep it empty. */
const PATIENCE_MS = 3_000;

/**
 * A short name for a position: the first two parts from the server or the device's own list,
 * otherwise 'Location at lat, lng'. Never throws.
 */
export async function namePosition(position: Position): Promise<string> {
  const { latitude, longitude } = position;
  try {
    const query = { lat: latitude, lon: longitude };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return (await call(reverseGeocode, { query, signal })).name;
  } catch {
    return (await nameOffline(position)) ?? locationFallback(latitude, longitude);
  }
}
