import { JSONParser } from '@streamparser/json';
import { endingFault, ROW_MAX_LENGTH, type FilePart } from './fileRecord.ts';
import { columnName } from './readCsv.ts';

const NO_FEATURE =
  'This is no feature. Write {"type":"Feature","geometry":{"type":"Point","coordinates":[longitude, latitude]},"properties":{…}}.';
const NO_POINT =
  'This feature has no place, or more than one. Write "geometry":{"type":"Point","coordinates":[longitude, latitude]}.';
const NO_FEATURES =
  'This is no GeoJSON of features. Write {"type":"FeatureCollection","features":[…]}.';
const NO_DEGREES =
  'These coordinates are not in degrees but in another projection. Export the file in WGS 84 (EPSG:4326).';
const BEHIND =
  'Something follows the end of the collection. Put all features into one {"type":"FeatureCollection","features":[…]}.';
const DEGREES_MAX = 360;
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
  if (Math.abs(Number(longitude)) > DEGREES_MAX || Math.abs(Number(latitude)) > DEGREES_MAX)
    return { fault: { row, column: null, message: NO_DEGREES }, isEnd: false };
  const named = Object.entries(isObject(properties) ? properties : {}).map(
    ([key, value]) => [columnName(key), value] as const,
  );
  const told = Object.fromEntries(named);
  return {
    row,
    values: { ...(id !== undefined && { external_id: id }), ...told, latitude, longitude },
  };
}

const errorReason = (error: unknown) => (error instanceof Error ? error.message : String(error));

const hasEnded = (error: unknown) => errorReason(error).endsWith('in state ENDED');

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
  function* take(step: () => void): Generator<FilePart> {
    let fault: string | null = null;
    const wasEnded = parser.isEnded;
    try {
      step();
    } catch (error) {
      fault =
        wasEnded || hasEnded(error)
          ? BEHIND
          : `From here on this is not JSON: ${errorReason(error)}`;
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
      if (chunk !== '') yield* take(() => parser.write(chunk));
      if (lengthSince > 2 * ROW_MAX_LENGTH) yield endingFault(row + 1, TOO_LONG);
    },
    *end(): Generator<FilePart> {
      yield* take(() => {
        if (!parser.isEnded) parser.end();
      });
      if (kind !== 'FeatureCollection') yield endingFault(1, NO_FEATURES);
    },
  };
}

/**
 * A GeoJSON FeatureCollection (RFC 7946), parsed as it arrives, with only a piece of it in memory.
 */
export async function* readGeoJson(chunks: AsyncIterable<string>): AsyncGenerator<FilePart> {
  const reader = createGeoJsonReader();
  for await (const chunk of chunks) yield* reader.add(chunk);
  yield* reader.end();
}
