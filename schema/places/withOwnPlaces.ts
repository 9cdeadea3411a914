import { GAZETTEER_FIRST_LINE } from './parseGazetteer.ts';

/** Sections within a city: in the built-in names those of the sample. */
const CITY_SECTION = /\n@(?:spots|streets) /u;

/**
 * Built-in names without those of the sample's streets, followed by the operator's own, as one text
 * for `parseGazetteer`.
 */
export function withOwnPlaces(builtIn: string, own: readonly string[]): string {
  const end = builtIn.search(CITY_SECTION);
  const places = (end < 0 ? builtIn : builtIn.slice(0, end)).trimEnd();
  const others = own.map((text) => text.replace(GAZETTEER_FIRST_LINE, '').trim());
  return `${[places, ...others].filter((text) => text !== '').join('\n')}\n`;
}
