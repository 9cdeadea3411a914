import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { latitude, longitude } from './geo.ts';
import { SEARCH_MIN_LENGTH } from '#schema/limits.ts';
import { text } from '#schema/text.ts';

export const locationSuggestion = v.object({
  display_name: v.string(),
  lat: v.string(),
  lon: v.string(),
  type: v.string(),
  place_id: v.union([v.string(), v.number()]),
});
export type LocationSuggestion = v.InferOutput<typeof locationSuggestion>;

export const geocode = defineEndpoint({
  operation: 'geocode',
  method: 'GET',
  path: '/api/geocode',
  summary: 'Places whose name matches a text, best first, at most five.',
  access: 'public',
  cache: 'shared',
  query: v.object({
    q: text(SEARCH_MIN_LENGTH, 200, `Please type at least ${SEARCH_MIN_LENGTH} characters.`),
  }),
  status: 200,
  response: v.array(locationSuggestion),
});

export const reverseGeocode = defineEndpoint({
  operation: 'reverseGeocode',
  method: 'GET',
  path: '/api/reverse-geocode',
  summary: 'The name of a position: its first two parts, or its coordinates when nothing is near.',
  access: 'public',
  cache: 'shared',
  query: v.object({ lat: latitude, lon: longitude }),
  status: 200,
  response: v.object({ name: v.string(), display_name: v.string() }),
});
