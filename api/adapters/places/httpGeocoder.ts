import * as v from 'valibot';
import { expandAbbreviations } from '#schema/places/cityAbbreviations.ts';
import { isInside, splitAtDateLine } from '#schema/places/geo.ts';
import { locationSuggestion } from '#schema/places/geocoding.ts';
import type { LocationSuggestion } from '#schema/places/geocoding.ts';
import type { SiteArea } from '#schema/site/siteSettings.ts';
import { readLimited } from '#api/adapters/limitedBody.ts';
import type { Geocoder } from '#api/platform/ports.ts';

export type HttpGeocoderOptions = {
  /** Without a trailing slash: `https://nominatim.example.org`. */
  baseUrl: string;
  /** Contact details: providers refuse anonymous callers. */
  userAgent: () => string;
  timeoutMs: number;
  /** Awaited before each request; rejecting it cancels the request. */
  takeTurn?: () => Promise<void>;
  /** How many rows of a response were left out because they do not match the documented format. */
  onOddRows: (count: number) => void;
};

const CACHE_ENTRIES = 2000;
const ANSWER_MAX_BYTES = 512 * 1024;
const QUERY_MAX_LENGTH = 200;

export class GeocoderError extends Error {
  readonly status: number | null;

  constructor(message: string, status: number | null, options?: ErrorOptions) {
    super(message, options);
    this.name = 'GeocoderError';
    this.status = status;
  }
}

/**
 * The Nominatim interface (`/search`, `/reverse`). The 2,000 latest requests are cached; short names of
 * cities are expanded first. Rejects with GeocoderError.
 */
export function createNominatimGeocoder(options: HttpGeocoderOptions): Geocoder {
  const ask = createClient(options);
  return {
    async search(query, limit, near) {
      const q = expandAbbreviations(query.slice(0, QUERY_MAX_LENGTH));
      const area = near ? toViewbox(near) : {};
      const found = await ask('/search', { format: 'json', q, limit: String(limit), ...area });
      return soundRows(nominatimPlace, parsed(v.array(v.unknown()), found), options).slice(
        0,
        limit,
      );
    },
    async reverse(latitude, longitude) {
      const position = { lat: String(latitude), lon: String(longitude) };
      const found = await ask('/reverse', { format: 'json', ...position });
      const name = parsed(v.object({ display_name: v.nullish(v.string(), '') }), found);
      return name.display_name.trim() || null;
    },
  };
}

/** The Photon interface (`/api`, `/reverse`); otherwise as `createNominatimGeocoder`. */
export function createPhotonGeocoder(options: HttpGeocoderOptions): Geocoder {
  const ask = createClient(options);
  return {
    async search(query, limit, near) {
      const q = expandAbbreviations(query.slice(0, QUERY_MAX_LENGTH));
      const area = near ? biasTo(near) : {};
      const found = await ask('/api', { q, limit: String(limit), ...area });
      const { features } = parsed(photonAnswer, found);
      return soundRows(photonPlace, features, options).slice(0, limit).map(toSuggestion);
    },
    async reverse(latitude, longitude) {
      const position = { lat: String(latitude), lon: String(longitude), limit: '1' };
      const { features } = parsed(photonAnswer, await ask('/reverse', position));
      const [first] = soundRows(photonPlace, features, options);
      return first ? toSuggestion(first).display_name : null;
    },
  };
}

type Query = Record<string, string>;

/**
 * A preference: places outside are found too. For an area across the date line, uses the side that contains
 * its centre: the corners of the whole area would describe the rest of the world.
 */
function toViewbox({ bounds, centre }: SiteArea): Query {
  const side = splitAtDateLine(bounds).find((part) => isInside(part, centre)) ?? bounds;
  return { viewbox: [side.west, side.north, side.east, side.south].join(',') };
}

const biasTo = ({ centre }: SiteArea): Query => ({
  lat: String(centre.latitude),
  lon: String(centre.longitude),
});

/** Degrees as a text, up to `limit` from 0. */
const degrees = (limit: number) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    v.decimal(),
    v.check((text) => Math.abs(Number(text)) <= limit),
  );
const namePart = v.nullish(v.pipe(v.string(), v.trim()));
const nominatimPlace = v.object({
  ...locationSuggestion.entries,
  display_name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  lat: degrees(90),
  lon: degrees(180),
  type: v.nullish(v.string(), 'place'),
});
const photonPlace = v.pipe(
  v.object({
    geometry: v.object({ coordinates: v.tuple([degrees(180), degrees(90)]) }),
    properties: v.object({
      osm_id: v.nullish(v.union([v.string(), v.number()]), 0),
      osm_value: v.nullish(v.string(), 'place'),
      name: namePart,
      housenumber: namePart,
      street: namePart,
      district: namePart,
      city: namePart,
      state: namePart,
      country: namePart,
    }),
  }),
  // A row without a name could not be offered for selection.
  v.check(({ properties }) => nameOf(properties) !== ''),
);
const photonAnswer = v.object({ features: v.array(v.unknown()) });

/** Drops rows that do not match the documented format, and reports how many. */
function soundRows<Schema extends v.GenericSchema>(
  schema: Schema,
  rows: readonly unknown[],
  { onOddRows }: HttpGeocoderOptions,
): v.InferOutput<Schema>[] {
  const read = rows.map((row) => v.safeParse(schema, row));
  const sound = read.flatMap((row) => (row.success ? [row.output] : []));
  if (rows.length > 0 && sound.length === 0) throw unexpected();
  if (sound.length < rows.length) onOddRows(rows.length - sound.length);
  return sound;
}

type Named = Partial<
  Record<
    'name' | 'housenumber' | 'street' | 'district' | 'city' | 'state' | 'country',
    string | null
  >
>;

function nameOf({ name, housenumber, street, district, city, state, country }: Named): string {
  const address = street && housenumber ? `${housenumber} ${street}` : street;
  const parts = [name, address, district, city, state, country].filter(
    (part) => part !== undefined && part !== null && part !== '',
  );
  return [...new Set(parts)].join(', ');
}

function toSuggestion({
  geometry,
  properties,
}: v.InferOutput<typeof photonPlace>): LocationSuggestion {
  const [lon, lat] = geometry.coordinates;
  return {
    display_name: nameOf(properties),
    lat,
    lon,
    type: properties.osm_value,
    place_id: properties.osm_id,
  };
}

function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, answer);
  if (result.success) return result.output;
  throw unexpected();
}

const unexpected = () => new GeocoderError('The geocoder answered something unexpected.', 200);

type Ask = (path: string, query: Record<string, string>) => Promise<unknown>;

/** Caches responses and pending requests, but no failures. */
function createClient(options: HttpGeocoderOptions): Ask {
  const known = new Map<string, Promise<unknown>>();
  return (path, query) => {
    const url = `${options.baseUrl}${path}?${new URLSearchParams(query).toString()}`;
    const answer = known.get(url) ?? load(url, options);
    known.delete(url);
    known.set(url, answer);
    answer.catch(() => known.delete(url));
    const oldest = known.size > CACHE_ENTRIES ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
    return answer;
  };
}

async function load(url: string, options: HttpGeocoderOptions): Promise<unknown> {
  const { userAgent, timeoutMs, takeTurn } = options;
  await takeTurn?.();
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'user-agent': userAgent() },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new GeocoderError(`The geocoder answered ${response.status}.`, response.status);
    }
    return JSON.parse(await limitedText(response));
  } catch (error) {
    if (error instanceof GeocoderError) throw error;
    throw new GeocoderError('The geocoder could not be asked.', null, { cause: error });
  }
}

async function limitedText(response: Response): Promise<string> {
  const bytes = await readLimited(response, ANSWER_MAX_BYTES);
  if (bytes === null) throw new GeocoderError('The geocoder answered too much.', 200);
  return new TextDecoder().decode(bytes);
}
