import { parse } from 'exifr/dist/mini.esm.mjs';

/** When and where a camera says it took a picture. A claim of the device, shared only by consent. */
export type Capture = {
  /** ISO 8601 in UTC with milliseconds. */
  takenAt: string | null;
  position: { latitude: number; longitude: number } | null;
};

const DATE_TIME_ORIGINAL = 36_867;
const OFFSET_TIME_ORIGINAL = 36_881;
/** Latitude and longitude with their hemispheres. */
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

/** Reads time and place from the original bytes of a photo; nulls for whatever they do not hold. */
export async function readCapture(original: ArrayBuffer): Promise<Capture> {
  try {
    const { exif = {}, gps = {} } = (await parse(original, OPTIONS)) ?? {};
    const takenAt = takenAtOf(exif[DATE_TIME_ORIGINAL], exif[OFFSET_TIME_ORIGINAL]);
    return { takenAt, position: positionOf(gps.latitude, gps.longitude) };
  } catch {
    // Only JPEG is read; other formats and damaged headers simply yield nothing.
    return { takenAt: null, position: null };
  }
}

/**
 * A camera's `2025:05:01 12:34:56` as UTC. Without an offset the camera meant the time of where it
 * was, and that is taken to be where this device is.
 */
export function takenAtOf(dateTime: unknown, offset: unknown): string | null {
  const match = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}:\d{2}:\d{2})/u.exec(String(dateTime));
  if (!match) return null;
  const [, year, month, day, time] = match;
  const zone = /^[+-]\d{2}:\d{2}$/u.test(String(offset)) ? String(offset) : '';
  const date = new Date(`${year}-${month}-${day}T${time}${zone}`);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

function positionOf(latitude: unknown, longitude: unknown): Capture['position'] {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  // Cameras without a fix write 0, 0 or not a number.
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPlace && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : null;
}
