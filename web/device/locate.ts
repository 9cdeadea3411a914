import type { Position } from '#schema/places/geo.ts';

const TIMEOUT_MS = 15_000;

export type Located = { position: Position; accuracyM: number };

/**
 * `unsupported`: no geolocation in this browser. `refused`: denied by person or device. `plainHttp`: the
 * browser does not ask, because the page was opened without https.
 */
export class LocateError extends Error {
  readonly problem: 'unsupported' | 'refused' | 'plainHttp';

  constructor(problem: LocateError['problem']) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * The position if it needs no permission prompt (a prompt should follow a press); else null. Never rejects.
 */
export async function locateUnasked(maxAgeMs: number): Promise<Located | null> {
  try {
    const permission = await navigator.permissions.query({ name: 'geolocation' });
    return permission.state === 'granted' ? await locate(maxAgeMs) : null;
  } catch {
    return null;
  }
}

/** A cached position may be up to `maxAgeMs` old. Rejects with LocateError. */
export async function locate(maxAgeMs: number): Promise<Located> {
  if (!isSecureContext) throw new LocateError('plainHttp');
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
