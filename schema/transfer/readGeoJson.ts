import { JSONParser } from '@streamparser/json';
import { endingFault, readPieces, ROW_MAX_LENGTH, type FilePart } from './fileRecord.ts';
import { columnName, standsTwice } from './readCsv.ts';

const NO_FEATURE =
  'This is no feature. Write {"type":"Feature","geometry":{"type":"Point","coordinates":[longitude, latitude]},"properties":{…}}.';
const NO_POINT =
  'This feature has no place, or more than one. Write "geometry":{"type":"Point","coordinates":[longitude, latitude]}.';
const NO_FEATURES =
  'This is no GeoJSON of features. Write {"type":"FeatureCollection","features":[…]}.';
const ONE_FEATURE =
  'This is a single feature. Write {"type":"FeatureCollection","features":[…]} around it.';
const ONE_SHAPE =
  'This is a shape without any words about it. Export the whole layer, as a FeatureCollection.';
const TOPO_JSON = 'This is TopoJSON. Export the layer as GeoJSON, or convert it.';
const OTHER_TYPES = new Map<string, string>([
  ['Feature', ONE_FEATURE],
  ['Topology', TOPO_JSON],
  ...['Point', 'LineString', 'Polygon']
    .flatMap((shape) => [shape, `Multi${shape}`])
    .map((shape) => [shape, ONE_SHAPE] as const),
  ['GeometryCollection', ONE_SHAPE],
]);
const ONE_BY_ONE =
  'These are features one after the other, with nothing around them. Put them into one {"type":"FeatureCollection","features":[…]}, or export them as GeoJSON.';
const NOT_UTF8 = 'From here on the text is not in UTF-8. Export the file in UTF-8.';
const CUT = 'The end of this file is missing. Export or download it again.';
const NO_DEGREES =
  'These coordinates are not in degrees but in another projection. Export the file in WGS 84 (EPSG:4326).';
const BEHIND =
  'Something follows the end of the collection. Put all features into one {"type":"FeatureCollection","features":[…]}.';
const DEGREES_MAX = 360;
const FOUND_MAX_LENGTH = 40;
const TOO_LONG = `This feature is longer than ${ROW_MAX_LENGTH} characters.`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of a point, or of a collection that holds one; null: another shape, or none. */
function readPoint(geometry: unknown): unknown[] | null {
  if (!isObject(geometry)) return null;
  const { type, coordinates, geometries } = geometry;
  if (type === 'Point') return Array.isArray(coordinates) ? coordinates : null;
  const [only, ...others] = [coordinates, geometries].find(Array.isArray) ?? [];
  if (others.length > 0) return null;
  if (type === 'MultiPoint') return Array.isArray(only) ? only : null;
  return type === 'GeometryCollection' ? readPoint(only) : null;
}

function toFilePart(feature: unknown, row: number): FilePart {
  if (!isObject(feature) || feature.type !== 'Feature')
    return { fault: { row, column: null, message: NO_FEATURE }, isEnd: false };
  const { geometry, properties, id } = feature;
  const place = readPoint(geometry);
  if (place === null) return { fault: { row, column: null, message: NO_POINT }, isEnd: false };
  const [longitude = null, latitude = null] = place;
  if (isFar(longitude) || isFar(latitude))
    return { fault: { row, column: null, message: NO_DEGREES }, isEnd: false };
  const { told, twice } = readProperties(properties);
  if (twice !== undefined)
    return { fault: { row, column: null, message: standsTwice(twice) }, isEnd: false };
  // Programs write null, or nothing, for a feature without an id.
  const ownId = [told.external_id, id].find((one) => (one ?? '') !== '');
  const named = ownId === undefined ? told : { ...told, external_id: ownId };
  return { row, values: { ...named, latitude, longitude } };
}

const isFar = (degrees: unknown): boolean =>
  typeof degrees !== 'object' && Math.abs(Number(degrees)) > DEGREES_MAX;

/** Properties by our spelling of their names; `twice`: a name that occurs twice with different values. */
function readProperties(properties: unknown): {
  told: Readonly<Record<string, unknown>>;
  twice?: string;
} {
  const told = new Map<string, unknown>();
  for (const [key, value] of Object.entries(isObject(properties) ? properties : {})) {
    const name = columnName(key);
    const known = told.get(name) ?? null;
    if (known !== null && value !== null && known !== value) return { told: {}, twice: name };
    told.set(name, known ?? value);
  }
  return { told: Object.fromEntries(told) };
}

const errorReason = (error: unknown) => (error instanceof Error ? error.message : String(error));

const hasEnded = (error: unknown) => errorReason(error).endsWith('in state ENDED');

/** Drops the position, which counts within a piece of the file. */
function notJson(error: unknown): string {
  const shape = /Unexpected (?:\w+ \()?(.+?)(?:\) in state| at chunk)/su;
  const found = shape.exec(errorReason(error))?.[1] ?? '';
  return `From here on this is not JSON: ${found.slice(0, FOUND_MAX_LENGTH)}. Take out comments, commas before a closing bracket and words such as NaN, or export the file again.`;
}

function createGeoJsonReader() {
  const found: unknown[] = [];
  let row = 0;
  let lengthSince = 0;
  let kind: unknown;
  const parser = new JSONParser({ paths: ['$.type', '$.features.*'], keepStack: false });
  parser.onValue = ({ value, key }) => {
    if (typeof key === 'number') found.push(value);
    else kind = value;
  };
  const other = () => (typeof kind === 'string' ? OTHER_TYPES.get(kind) : undefined);
  const behind = () => (kind === 'Feature' ? ONE_BY_ONE : BEHIND);
  function* take(chunk: string): Generator<FilePart> {
    let fault: string | null = null;
    const wasEnded = parser.isEnded;
    try {
      parser.write(chunk);
    } catch (error) {
      fault = wasEnded || hasEnded(error) ? behind() : notJson(error);
    }
    for (const feature of found.splice(0)) {
      row += 1;
      lengthSince = 0;
      yield toFilePart(feature, row);
    }
    if (fault !== null) yield endingFault(row + 1, fault);
  }
  return {
    *add(chunk: string): Generator<FilePart> {
      lengthSince += chunk.length;
      if (chunk !== '') yield* take(chunk);
      if (lengthSince <= 2 * ROW_MAX_LENGTH) return;
      if (row > 0 || kind === 'FeatureCollection') yield endingFault(row + 1, TOO_LONG);
      // Another kind of file, unless its first feature is too long and its type comes after it.
      yield endingFault(1, other() ?? `${TOO_LONG} ${NO_FEATURES}`);
    },
    *end(): Generator<FilePart> {
      if (!parser.isEnded) yield endingFault(row + 1, CUT);
      if (kind !== 'FeatureCollection') yield endingFault(1, other() ?? NO_FEATURES);
    },
    row: () => row,
  };
}

/**
 * A GeoJSON FeatureCollection (RFC 7946), parsed as it arrives, with only a piece of it in memory.
 */
export const readGeoJson = (chunks: AsyncIterable<string>): AsyncGenerator<FilePart> =>
  readPieces(chunks, { ...createGeoJsonReader(), notUtf8: NOT_UTF8 });
