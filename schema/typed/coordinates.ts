import { pinName, readMapLink, type Place } from './mapLink.ts';
import { withPlainMarks } from './marks.ts';
import { plainPair, plainWord, readSigned, withDegrees } from './placeWriting.ts';
import { readPlusCode } from './plusCode.ts';

export type Axis = 'latitude' | 'longitude';

/** What a lone O stands for: Ost in German, oeste in Spanish; null: nothing. */
export type LetterO = 'east' | 'west' | null;

const LIMIT: Readonly<Record<Axis, number>> = { latitude: 90, longitude: 180 };
const TYPED_MAX_LENGTH = 100;

type Side = { axis: Axis; sign: 1 | -1 | null };

const SIDES: readonly (readonly [axis: Axis, sign: 1 | -1 | null, words: string])[] = [
  ['latitude', 1, 'n north nord norte norden k kuzey północ bắc उत्तर شمال شمالا 北緯 北纬'],
  [
    'latitude',
    -1,
    's south süd sued sur süden sud sul g güney południe दक्षिण جنوب جنوبا 南緯 南纬',
  ],
  [
    'longitude',
    1,
    'e east ost este osten est leste d doğu wschód đ đông पूर्व شرق شرقا 東経 東經 东经',
  ],
  ['longitude', -1, 'w west oeste westen ouest batı zachód tây पश्चिम غرب غربا 西経 西經 西经'],
  [
    'latitude',
    null,
    'y lat latitude latitud breite breitengrad enlem szerokość अक्षांश العرض عرض 緯度 纬度',
  ],
  [
    'longitude',
    null,
    'x lon lng long longitude longitud länge längengrad boylam długość देशांतर الطول طول 経度 經度 经度',
  ],
];
const SIDE_BY_WORD = new Map(
  SIDES.flatMap(([axis, sign, words]) =>
    words.split(' ').map((word) => [plainWord(word), { axis, sign }] as const),
  ),
);

const WORD = String.raw`\p{L}+`;
const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,20})?`;
const SIXTIETH = String.raw`\d{1,2}(?:[.,]\d{1,20})?`;
const ONE = new RegExp(
  `^(?:(?<before>${WORD})\\.? ?[:=]? ?)?(?<minus>[+-] ?)?(?<degrees>${NUMBER})(?<mark> ?°)?` +
    `(?:(?<=[° ]|\\d) ?(?<=[° ])(?<minutes>${SIXTIETH})(?<minuteMark> ?')?` +
    `(?: ?(?<=[' ])(?<seconds>${SIXTIETH})(?: ?")?)?)?(?: ?(?<after>${WORD})\\.?)?$`,
  'u',
);

type One = { value: number; side: Side | null; parts: number; isMarked: boolean; isExact: boolean };

const numeric = (text: string | undefined) => Number((text ?? '0').replace(',', '.'));
const isWhole = (text: string | undefined) => text === undefined || /^\d+$/u.test(text);

function sideNamed(word: string | undefined, letterO: LetterO): Side | null | 'unknown' {
  if (word === undefined) return null;
  if (word === 'o' && letterO !== null)
    return { axis: 'longitude', sign: letterO === 'east' ? 1 : -1 };
  return SIDE_BY_WORD.get(word) ?? 'unknown';
}

/** Degrees, minutes and seconds; null if a larger unit already has decimals, or 60 is reached. */
function degreesIn(groups: Record<string, string | undefined>): number | null {
  const { degrees, minutes, seconds } = groups;
  if (minutes !== undefined && !isWhole(degrees)) return null;
  if (seconds !== undefined && !isWhole(minutes)) return null;
  if (numeric(minutes) >= 60 || numeric(seconds) >= 60) return null;
  return numeric(degrees) + numeric(minutes) / 60 + numeric(seconds) / 3600;
}

function readOne(text: string, letterO: LetterO): One | null {
  const groups = ONE.exec(text)?.groups;
  if (!groups) return null;
  const before = sideNamed(groups.before, letterO);
  const after = sideNamed(groups.after, letterO);
  if (before === 'unknown' || after === 'unknown') return null;
  // A label may stand before and the hemisphere after; two hemispheres contradict each other.
  if (before && after && (before.sign !== null || before.axis !== after.axis)) return null;
  const side = after ?? before;
  const degrees = degreesIn(groups);
  const isMinus = groups.minus !== undefined;
  if (degrees === null || (isMinus && side?.sign)) return null;
  const sign = side?.sign ?? (groups.minus?.startsWith('-') ? -1 : 1);
  const parts = [groups.degrees, groups.minutes, groups.seconds].filter(Boolean).length;
  const isExact = isMinus || side !== null || !isWhole(groups.degrees) || parts > 1;
  const isMarked = groups.mark !== undefined;
  return { value: sign * degrees, side, parts, isMarked, isExact: isExact || isMarked };
}

/** `41°52′41″` with plain marks; two quotes are one for seconds. */
const prepared = (typed: string): string =>
  withDegrees(
    plainWord(
      // Spanish keyboards have an acute accent where others have a prime.
      withPlainMarks(typed.replaceAll(/[\u2033\u201C\u201D\u201F]/gu, '"'))
        .replaceAll("''", '"')
        .replaceAll(/[º˚]/gu, '°')
        .replaceAll('٫', '.')
        .replaceAll(/[،、]/gu, ','),
    ),
  )
    .replaceAll(/ *([°'"]) */gu, '$1 ')
    .replaceAll(/ +/gu, ' ')
    .replaceAll(/ ([°'"])/gu, '$1')
    .trim();

const rounded = (degrees: number): number => Math.round(degrees * 1e7) / 1e7 + 0;

const isWithin = (value: number, axis: Axis) => Math.abs(value) <= LIMIT[axis];

/** Degrees as one field takes them; null: unreadable, or of the other axis. */
export function readCoordinate(typed: string, axis: Axis, letterO: LetterO = null): number | null {
  if (typed.length > TYPED_MAX_LENGTH) return null;
  const one = readOne(prepared(typed), letterO);
  if (one === null || (one.side !== null && one.side.axis !== axis)) return null;
  return rounded(one.value);
}

function joinPair(first: One, second: One): Place | null {
  const isUneven = first.parts !== second.parts && !(first.isMarked && second.isMarked);
  if (isUneven || !(first.isExact || second.isExact)) return null;
  if (first.side && first.side.axis === second.side?.axis) return null;
  const isSwapped = first.side?.axis === 'longitude' || second.side?.axis === 'latitude';
  const [north, east] = isSwapped ? [second, first] : [first, second];
  if (!isWithin(north.value, 'latitude') || !isWithin(east.value, 'longitude')) return null;
  return { latitude: rounded(north.value), longitude: rounded(east.value) };
}

/** Also where a number meets a hemisphere: `48.8566N2.3522E`. ` - ` may be a dash as well as a minus. */
const SEPARATORS = / ?[,;/|&] ?| (?!- )|(?<=[nsew])(?=\d)|(?<=\d)(?=[nsew])/gu;

/** Null also where a text can be divided into two places: nothing is guessed. */
function readPair(text: string, letterO: LetterO): Place | null {
  const found = new Map<string, Place>();
  for (const { index, 0: separator } of text.matchAll(SEPARATORS)) {
    const first = readOne(text.slice(0, index), letterO);
    const second = first && readOne(text.slice(index + separator.length), letterO);
    const position = first && second && joinPair(first, second);
    if (position) found.set(`${position.latitude} ${position.longitude}`, position);
  }
  const [only, ...others] = found.values();
  return others.length === 0 ? (only ?? null) : null;
}

/**
 * A place as people paste it: two coordinates in one text, a geo: link, the address of a map, or a
 * full plus code.
 * Latitude first, unless hemispheres or labels say otherwise. Null: none, or more than one reading.
 */
export function readPosition(typed: string, letterO: LetterO = null): Place | null {
  const name = pinName(typed);
  const pin = name === null ? null : readPair(prepared(plainPair(name)), letterO);
  if (pin !== null) return pin;
  const isShort = typed.length <= TYPED_MAX_LENGTH;
  const text = isShort ? plainPair(typed) : '';
  const exact = readMapLink(typed) ?? readPlusCode(withPlainMarks(text)) ?? readSigned(text);
  if (exact !== null) {
    const { latitude, longitude } = exact;
    if (!isWithin(latitude, 'latitude') || !isWithin(longitude, 'longitude')) return null;
    return { latitude: rounded(latitude), longitude: rounded(longitude) };
  }
  return readPair(prepared(text), letterO);
}
