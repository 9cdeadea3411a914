import type { Position } from '#schema/places/geo.ts';

const TIMEOUT_MS = 15_000;

/** Where the device believes to be, and how sure it is. */
export type Located = { position: Position; accuracyM: number };

/** `unsupported`: this browser has no positions. `refused`: the person or the device gave none. */
export class LocateError extends Error {
  readonly problem: 'unsupported' | 'refused';

  constructor(problem: LocateError['problem']) {
    super(`The position cannot be had: ${problem}`);
    this.name = 'LocateError';
    this.problem = problem;
  }
}

/**
 * The device's position where it may be had without a question, for a question belongs to a press;
 * else null. Never rejects.
 */
export async function locateUnasked(maxAgeMs: number): Promise<Located | null> {
  try {
    const permission = await navigator.permissions.query({ name: 'geolocation' });
    return permission.state === 'granted' ? await locate(maxAgeMs) : null;
  } catch {
    return null;
  }
}

/** Asks the device where it is; an answer may be up to `maxAgeMs` old. Rejects with LocateError. */
export async function locate(maxAgeMs: number): Promise<Located> {
  if (!('geolocation' in navigator)) throw new LocateError('unsupported');
  return await new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ position: { latitude, longitude }, accuracyM: accuracy }),
      () => reject(new LocateError('refused')),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: maxAgeMs },
    );
  });
}
