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
/** `41 deg 52' 41.16" N`, as programs for photos write it, and the words in full. */
const DEGREE_WORDS: readonly (readonly [words: RegExp, sign: string])[] = [
  [/(?<=\d) ?(?:deg(?:rees?)?|grad|grados?|درج(?:ة|ات))\.?(?=[^\p{L}]|$)/gu, '°'],
  [/(?<=\d) ?(?:min(?:ute[ns]?|utos?)?|دقيقة|دقائق)\.?(?=[^\p{L}]|$)/gu, "'"],
  [/(?<=\d) ?(?:sec(?:onds?)?|sek(?:unden?)?|segundos?|ثانية|ثوان)\.?(?=[^\p{L}]|$)/gu, '"'],
  [/(?<=\d)d(?=\d{1,2}')/gu, '°'],
];
/** Russian encyclopaedias: `55.7558° с. ш., 37.6173° в. д.` */
const RUSSIAN_SIDES: readonly (readonly [written: RegExp, side: string])[] = [
  [/с\. ?ш\.?/gu, 'n'],
  [/ю\. ?ш\.?/gu, 's'],
  [/в\. ?д\.?/gu, 'e'],
  [/з\. ?д\.?/gu, 'w'],
];
const WITH_SIDE = new RegExp(
  `(\\d{1,3})([:-])(\\d{1,2})\\2(\\d{1,2}${DECIMALS})(?= ?[nsew](?!\\p{L}))`,
  'gu',
);
/** As German maps and encyclopaedias write it: `52° n. Br., 13° ö. L.` */
const GERMAN_LATITUDE = /(?<=[\d°'" ])([ns])\. ?br(?:\.|eite)?/gu;
const GERMAN_LONGITUDE = /(?<=[\d°'" ])([öow])\. ?l(?:\.|änge)?(?!\p{L})/gu;
/** `خط العرض` and `دائرة العرض`: the line of latitude. */
const ARABIC_LINE = /(?:خط|دائرة) (?=(?:ال)?(?:عرض|طول))/gu;

/**
 * Replaces what is written for the signs of degrees, minutes and seconds and for the
 * sides; expects small letters.
 */
export const withDegrees = (text: string): string =>
  [...DEGREE_WORDS, ...RUSSIAN_SIDES]
    .reduce((written, [words, sign]) => written.replaceAll(words, sign), text)
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
/** The pin of chats and contacts before a place, and a name in brackets after it. */
const PIN = /^\p{Extended_Pictographic}\uFE0F? ?/u;
const NAMED = / ?\([^()\d]{1,80}\)$/u;
/** Of the sentence or the list that a pair was copied out of. */
const BEHIND = /[.,;]$/u;
/** Some programs write a list with the latitude first, others, as GeoJSON, with the longitude. */
const LIST = /^\[|\]$/gu;
const HAS_SIDE = /\p{L}/u;
/** `"41.8781"` of a table, and the names in quotes of JSON. */
const QUOTED = /(?<=^|[{,;:\s])"(-?\d{1,3}(?:\.\d{1,20})?|\p{L}{1,20})"(?=$|[},;:\s])/gu;

/** A pair without what programs and people put around it. */
export function plainPair(typed: string): string {
  const bare = typed
    .trim()
    .replace(PIN, '')
    .replace(BEHIND, '')
    .replace(NAMED, '')
    .replaceAll(QUOTED, '$1')
    .replace(INTRODUCED, '');
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
