import type { Language } from '#schema/languages/languages.ts';
import type { Names } from './names.ts';

/** In the first of the languages that has the text, else in any. */
export const namedIn = (
  names: Names,
  ...languages: readonly (Language | undefined)[]
): string | undefined =>
  [...languages.map((code) => code && names[code]), ...Object.values(names)].find(Boolean);
