import leven from 'leven';
import { problemLine, findExample } from './conflicts.ts';
import { settingsSchema } from './settings.ts';

/** Shorter names resemble too many of the system's own: HOME is one letter from HOST. */
const NAME_MIN = 6;
const EDITS_MAX = 3;

const names = Object.keys(settingsSchema.entries).filter((name) => name.length >= NAME_MIN);

/** True for TRUST_PROXIES and TRUST_PROXY, but not for DATABASE_HOST and DATABASE_URL. */
function isNear(written: string, name: string): boolean {
  if (written[0] !== name[0]) return false;
  return leven(written, name) <= Math.min(EDITS_MAX, Math.floor(name.length / 3));
}

/**
 * Names that Trybe does not know, but that resemble a setting that is not set. Without this, a production
 * server whose DATABASE_URI is ignored would serve a new, empty installation.
 */
export function misspeltSettings(env: Readonly<Record<string, unknown>>): string[] {
  const known = new Set(Object.keys(settingsSchema.entries));
  return Object.keys(env)
    .filter((written) => !known.has(written))
    .flatMap((written) => {
      const meant = names.find((name) => env[name] === undefined && isNear(written, name));
      if (meant === undefined) return [];
      return problemLine(
        written,
        `is no setting; it resembles ${meant}`,
        findExample(meant),
        meant,
      );
    });
}
