import { GAZETTEER_FIRST_LINE } from './parseGazetteer.ts';

/** Sections within a city: in the built-in names those of the sample. */
const CITY_SECTION = /\n@(?:spots|streets) /u;

/** Further names behind those of a gazetteer, as one text for `parseGazetteer`. */
export function addPlaces(gazetteer: string, further: readonly string[]): string {
  const others = further.map((text) => text.replace(GAZETTEER_FIRST_LINE, '').trim());
  return `${[gazetteer.trimEnd(), ...others].filter((text) => text !== '').join('\n')}\n`;
}

/** Built-in names without those of the sample's streets, followed by the operator's own. */
export function withOwnPlaces(builtIn: string, own: readonly string[]): string {
  const end = builtIn.search(CITY_SECTION);
  return addPlaces(end < 0 ? builtIn : builtIn.slice(0, end), own);
}
