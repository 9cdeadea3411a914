import type { Place } from './mapLink.ts';
import { withPlainMarks } from './marks.ts';

/** In small letters without points and accents that are written apart, but with an umlaut's. */
export const plainWord = (text: string): string =>
  text
    .replaceAll(/\p{M}/gu, (mark) => (mark === '\u0308' ? mark : ''))
    .toLowerCase()
    .normalize('NFC');

const DECIMALS = String.raw`(?:[.,]\d{1,20})?`;
/** `41d52m41s`, and `41:52:41 N` or `41-52-41N`, which without a side might be a time or a date. */
const WITH_LETTERS = new RegExp(`(\\d{1,3})d ?(\\d{1,2})m ?(\\d{1,2}${DECIMALS})s`, 'gu');
const WITH_SIDE = new RegExp(
  `(\\d{1,3})([:-])(\\d{1,2})\\2(\\d{1,2}${DECIMALS})(?= ?[nsew](?!\\p{L}))`,
  'gu',
);
/** As German maps and encyclopaedias write it: `52° n. Br., 13° ö. L.` */
const GERMAN_LATITUDE = /(?<=[\d°'" ])([ns])\. ?br(?:\.|eite)?/gu;
const GERMAN_LONGITUDE = /(?<=[\d°'" ])([öow])\. ?l(?:\.|änge)?(?!\p{L})/gu;
/** `خط العرض` and `دائرة العرض`: the line of latitude. */
const ARABIC_LINE = /(?:خط|دائرة) (?=(?:ال)?(?:عرض|طول))/gu;

/** What stands for the signs of degrees, minutes and seconds and for the sides, in small letters. */
export const withDegrees = (text: string): string =>
  text
    .replaceAll(WITH_LETTERS, `$1°$2'$3"`)
    .replaceAll(WITH_SIDE, `$1°$3'$4"`)
    .replaceAll(GERMAN_LATITUDE, '$1')
    .replaceAll(GERMAN_LONGITUDE, (_, side: string) => (side === 'w' ? 'w' : 'e'))
    .replaceAll(ARABIC_LINE, '');

/** Words before a place that say nothing of it; others might name an axis. */
const INTRODUCED = new RegExp(
  `^(?:${[
    '(?:(?:my|current) )?(?:location|position|coordinates?|coords|gps(?: coordinates)?|latlng|lat ?[,/] ?(?:lon|lng|long))',
    '(?:mein(?:e|en)? )?(?:koordinaten?|position|standort|gps-koordinaten)',
    '(?:mis? )?(?:coordenadas|posici[oó]n|ubicaci[oó]n)',
    '(?:موقعي|الموقع|(?:ال)?[اإ]حداثيات)',
  ].join('|')})(?: ?[:=] ?| (?=[\\d([+-])|(?=\\())`,
  'iu',
);
/** Height, accuracy or the zoom of a map, each with its unit; maps and receivers write them behind. */
const MEASURED =
  /[,; ] ?\(?(?:[\p{L}]{3,12}:? )?(?:±|\+\/-)? ?\d{1,5}(?:[.,]\d{1,9})? ?(?:m|z)\.?\)?$/iu;
const BRACKETS = /^[({@]|[)}]$/gu;
/** Of the sentence or the list that a pair was copied out of. */
const BEHIND = /[.,;]$/u;
/** Some programs write a list with the latitude first, others, as GeoJSON, with the longitude. */
const LIST = /^\[|\]$/gu;
const HAS_SIDE = /\p{L}/u;
/** `"41.8781"` of a table, and the names in quotes of JSON. */
const QUOTED = /(?<=^|[{,;:\s])"(-?\d{1,3}(?:\.\d{1,20})?|\p{L}{1,20})"(?=$|[},;:\s])/gu;

/** A pair without what programs and people put around it. */
export function plainPair(typed: string): string {
  const bare = typed.trim().replace(BEHIND, '').replaceAll(QUOTED, '$1').replace(INTRODUCED, '');
  const pair = bare.replace(MEASURED, '').trim().replaceAll(BRACKETS, '');
  return HAS_SIDE.test(pair) ? pair.replaceAll(LIST, '').trim() : pair.trim();
}

/** ISO 6709, as cameras write it: signs instead of a mark between, and the height behind. */
const SIGNED =
  /^([+-]\d{2}(?:\.\d{1,12})?)([+-]\d{3}(?:\.\d{1,12})?)(?:[+-]\d{1,6}(?:\.\d{1,6})?)?(?:CRS[\w ]{1,20})?\/?$/iu;
export function readSigned(typed: string): Place | null {
  const [, latitude, longitude] = SIGNED.exec(withPlainMarks(typed)) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}
