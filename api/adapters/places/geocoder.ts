import { searchGazetteer } from '#schema/places/gazetteer.ts';
import type { LocationSuggestion } from '#schema/places/geocoding.ts';
import { parseGazetteer } from '#schema/places/parseGazetteer.ts';
import { reverseGazetteer } from '#schema/places/reverseGazetteer.ts';

/**
 * Names to positions and back. Both reject when a provider cannot answer; an unknown name is an empty
 * list, an unnamed position null.
 */
export type Geocoder = {
  search(query: string, limit: number): Promise<LocationSuggestion[]>;
  /** The whole display name of a position in degrees, most exact part first. */
  reverse(latitude: number, longitude: number): Promise<string | null>;
};

/**
 * The geocoder that needs no other service: answers from the text of `gazetteer.txt`. The text is
 * read at the first question (about 0.1 s), so that it costs a start nothing.
 */
export function createGazetteerGeocoder(text: string): Geocoder {
  let parsed: ReturnType<typeof parseGazetteer> | undefined;
  const gazetteer = () => (parsed ??= parseGazetteer(text));
  return {
    search: async (query, limit) => searchGazetteer(gazetteer(), query, limit),
    reverse: async (latitude, longitude) => reverseGazetteer(gazetteer(), latitude, longitude),
  };
}
