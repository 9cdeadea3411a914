import { parse } from 'exifr/dist/mini.esm.mjs';

/** Time and place of a photo as recorded by the camera: the device's claim, shared only with consent. */
export type Capture = {
  /** ISO 8601 in UTC with milliseconds. */
  takenAt: string | null;
  position: { latitude: number; longitude: number } | null;
};

const DATE_TIME_ORIGINAL = 36_867;
const OFFSET_TIME_ORIGINAL = 36_881;
const GPS_TAGS = [1, 2, 3, 4];

const OPTIONS = {
  ifd0: false,
  ifd1: false,
  interop: false,
  sanitize: false,
  reviveValues: false,
  translateKeys: false,
  translateValues: false,
  mergeOutput: false,
  exif: [DATE_TIME_ORIGINAL, OFFSET_TIME_ORIGINAL],
  gps: GPS_TAGS,
};

/** From the original bytes of a photo; null for what they lack. */
export async function readCapture(original: ArrayBuffer): Promise<Capture> {
  try {
    const { exif = {}, gps = {} } = (await parse(original, OPTIONS)) ?? {};
    const takenAt = readTakenAt(exif[DATE_TIME_ORIGINAL], exif[OFFSET_TIME_ORIGINAL]);
    return { takenAt, position: readPosition(gps) };
  } catch {
    // Only JPEG is read; other formats and damaged headers yield nothing.
    return { takenAt: null, position: null };
  }
}

/**
 * A camera's `2025:05:01 12:34:56` as UTC. Without an offset it is local time, assumed to be this
 * device's zone.
 */
export function readTakenAt(dateTime: unknown, offset: unknown): string | null {
  const match = /^(\d{4})[:/-](\d{2})[:/-](\d{2})[ T](\d{2}:\d{2}:\d{2})/u.exec(String(dateTime));
  if (!match) return null;
  const [, year, month, day, time] = match;
  const date = new Date(`${year}-${month}-${day}T${time}${readZone(offset)}`);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** `+02:00` as in the standard, or the variants some cameras write; empty: not given. */
function readZone(offset: unknown): string {
  const [, sign = '', hours = '', minutes = ''] =
    /^([+-])(\d{2}):?(\d{2})$/u.exec(String(offset)) ?? [];
  if (offset === 'Z') return 'Z';
  return sign === '' ? '' : `${sign}${hours}:${minutes}`;
}

/** The tags that say north or south, east or west. */
const [LATITUDE_REF, LONGITUDE_REF] = [1, 3];

function readPosition(gps: Readonly<Record<string, unknown>>): Capture['position'] {
  const { latitude, longitude } = gps;
  // Without its hemisphere a place could be on the other side of the Earth.
  const [north, east] = [signOf(gps[LATITUDE_REF], 'NS'), signOf(gps[LONGITUDE_REF], 'EW')];
  if (north === null || east === null) return null;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  // Cameras without a GPS fix write 0, 0 or NaN.
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  if (!isPlace || (latitude === 0 && longitude === 0)) return null;
  return { latitude: north * Math.abs(latitude), longitude: east * Math.abs(longitude) };
}

/** From a capital, a small letter or a word: the library knows only the capital. */
function signOf(side: unknown, [plus, minus]: string): 1 | -1 | null {
  const letter = String(side).trim().slice(0, 1).toUpperCase();
  if (letter === plus) return 1;
  return letter === minus ? -1 : null;
}
