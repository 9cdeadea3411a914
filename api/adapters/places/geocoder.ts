import type { Geocoder } from '#api/platform/ports.ts';
import { searchGazetteer } from '#schema/places/gazetteer.ts';
import { parseGazetteer } from '#schema/places/parseGazetteer.ts';
import { reverseGazetteer } from '#schema/places/reverseGazetteer.ts';

/**
 * Answers from `gazetteer.txt`, without any external service. The text is parsed at the first request (about
 * 0.1 s), so that it does not delay the start.
 */
export function createGazetteerGeocoder(text: string): Geocoder {
  let parsed: ReturnType<typeof parseGazetteer> | undefined;
  const gazetteer = () => (parsed ??= parseGazetteer(text));
  return {
    search: async (query, limit, near) =>
      searchGazetteer(gazetteer(), query, { limit, near: near?.bounds }),
    reverse: async (latitude, longitude) => reverseGazetteer(gazetteer(), latitude, longitude),
  };
}
