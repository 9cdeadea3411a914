import { expandAbbreviations } from './cityAbbreviations.ts';
import { foldText, nameSpellings } from './foldText.ts';
import { spelledOut } from '#schema/typed/foldForSearch.ts';
import { widened } from './bounds.ts';
import { isInside, type Bounds, type Position } from './geo.ts';
import type { LocationSuggestion } from './geocoding.ts';
import type { Gazetteer, Place, Street } from './parseGazetteer.ts';
import { bareStreetKey, streetKey } from './parseGazetteer.ts';
import { commaText, nearestPlace } from './reverseGazetteer.ts';

/** Longer texts are cut first. */
export const GAZETTEER_QUERY_MAX_LENGTH = 200;
export const GAZETTEER_RESULTS_MAX = 20;
const SUBSTRING_MIN_LENGTH = 3;
const REGION_WORDS_MAX = 3;
const UNNAMED_REGION_PENALTY = 4;
/** Names spelled like the text come first among equally good matches. */
const OTHER_SPELLING_PENALTY = 0.5;
/** Maximum distance of a postcode within its country. */
const POSTCODE_REACH_DEGREES = 1;

type Match = {
  score: number;
  rank: number;
  /** Distinguishes places of one name. */
  at: Position | null;
  suggestion: () => LocationSuggestion;
  label: string;
};
type Reading = { head: string; region: string; penalty: number };

/**
 * Matches at most `limit` places: exact names, then prefixes, then prefixes of words, then
 * substrings; within each, those in `near` first, then larger ones. Ignores case, diacritics and
 * punctuation; understands "Springfield, IL", "springfield illinois", ZIP codes, street names and
 * `CITY_ABBREVIATIONS`. `lat` and `lon` are decimal texts in degrees, as in Nominatim.
 */
export function searchGazetteer(
  gazetteer: Gazetteer,
  query: string,
  { limit = 5, near }: { limit?: number; near?: Bounds } = {},
): LocationSuggestion[] {
  const text = expandAbbreviations(query.slice(0, GAZETTEER_QUERY_MAX_LENGTH));
  const most = Math.max(0, Math.min(Math.floor(limit), GAZETTEER_RESULTS_MAX));
  const folded = foldText(text);
  if (folded === '' || most === 0) return [];
  const texts = nameSpellings(text).length > 1 ? [text, spelledOut(text)] : [text];
  const matches = texts.flatMap((spelled, at) =>
    [
      ...readings(spelled).flatMap((reading) => matchPlaces(gazetteer, reading)),
      ...matchStreets(gazetteer, spelled),
    ].map((match) => ({ ...match, score: match.score + at * OTHER_SPELLING_PENALTY })),
  );
  matches.push(...matchPostcode(gazetteer, folded, near));
  const seen = new Set<string>();
  return matches
    .toSorted(
      (a, b) =>
        a.score - b.score ||
        Number(isIn(near, b.at)) - Number(isIn(near, a.at)) ||
        b.rank - a.rank ||
        (a.label < b.label ? -1 : 1),
    )
    .filter(({ label }) => !seen.has(label) && seen.add(label))
    .slice(0, most)
    .map(({ suggestion }) => suggestion());
}

function isIn(area: Bounds | undefined, at: Position | null): boolean {
  return area !== undefined && at !== null && isInside(area, at);
}

/** For unnamed positions: `Location at 41.878100, -87.629800`. */
export function locationFallback(latitude: number, longitude: number): string {
  return `Location at ${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;
}

/** The first two parts between commas, Arabic ones too, which a report stores as its location. */
export function shortDisplayName(displayName: string): string {
  return displayName
    .split(/[,،]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, 2)
    .join(', ');
}

/** The region may follow the place after a comma or without one. */
function readings(text: string): Reading[] {
  const folded = foldText(text);
  const list: Reading[] = [{ head: folded, region: '', penalty: 0 }];
  const commas = [...text.matchAll(/,/gu)].map(({ index }) => index);
  // Names contain a comma at most once ("Washington, D.C."), so the first few are enough.
  for (const comma of commas.slice(0, REGION_WORDS_MAX)) {
    const head = foldText(text.slice(0, comma));
    const region = foldText(text.slice(comma + 1));
    if (head !== '') list.push({ head, region, penalty: 0 });
  }
  const words = folded.split(' ');
  for (let taken = 1; taken <= REGION_WORDS_MAX && taken < words.length; taken += 1) {
    const region = words.slice(-taken).join(' ');
    if (region.length < 2) continue;
    list.push({ head: words.slice(0, -taken).join(' '), region, penalty: UNNAMED_REGION_PENALTY });
  }
  return list;
}

function matchPlaces({ places }: Gazetteer, { head, region, penalty }: Reading): Match[] {
  const matches: Match[] = [];
  for (const place of places) {
    const score = scoreMatch(place.key, head) ?? scoreMatch(place.otherKey ?? '', head);
    if (score === null) continue;
    if (region !== '' && !place.region.keys.some((key) => key.startsWith(region))) continue;
    const label = commaText([place.name, place.region.label]);
    const rank = place.rank;
    matches.push({
      score: score + penalty,
      rank,
      label,
      at: place,
      suggestion: () => placeSuggestion(place, label),
    });
  }
  return matches;
}

function scoreMatch(key: string, head: string): number | null {
  const at = key.indexOf(head);
  if (at < 0) return null;
  if (at === 0) return key.length === head.length ? 0 : 1;
  if (key.includes(` ${head}`)) return 2;
  return head.length >= SUBSTRING_MIN_LENGTH ? 3 : null;
}

function matchStreets({ streets }: Gazetteer, text: string): Match[] {
  const comma = text.indexOf(',');
  const heads = streetHeads(streetKey(comma < 0 ? text : text.slice(0, comma)));
  return streets.flatMap((street): Match[] => {
    const score = Math.min(...heads.map((head) => scoreStreet(street, head)));
    if (score > 2) return [];
    const label = commaText([street.name, street.city]);
    const [latitude = 0, longitude = 0] = street.lines[0] ?? [];
    const at = { latitude, longitude };
    return [{ score, rank: 0, at, label, suggestion: () => streetSuggestion(street, label) }];
  });
}

/** Removes a house number before or after the name; only streets are known. */
function streetHeads(named: string): string[] {
  const heads = [
    named,
    named.replace(/^\d+[a-z]? (?=\D)/u, ''),
    named.replace(/ \d+ ?[a-z]?$/u, ''),
  ];
  return [...new Set(heads)].filter((head) => head.length >= 2);
}

function scoreStreet({ key, bareKey, otherKey }: Street, head: string): number {
  const score = scoreKeys(key, bareKey, head);
  if (otherKey === undefined) return score;
  return Math.min(score, scoreKeys(otherKey, bareStreetKey(otherKey), head));
}

function scoreKeys(key: string, bareKey: string, head: string): number {
  const exact = Math.min(scoreMatch(key, head) ?? 9, scoreMatch(bareKey, head) ?? 9);
  return Math.min(exact, 1 + (scoreMatch(bareKey, bareStreetKey(head)) ?? 9));
}

/**
 * Five digits are a postcode in other countries too: assumed if `near` is far from any known one.
 */
function isPostcodeCountry({ postcodes }: Gazetteer, near: Bounds | undefined): boolean {
  if (!near) return true;
  const reach = POSTCODE_REACH_DEGREES;
  const around = widened(near, { up: reach, along: reach });
  for (const at of postcodes.values()) if (isInside(around, at)) return true;
  return false;
}

function matchPostcode(gazetteer: Gazetteer, folded: string, near: Bounds | undefined): Match[] {
  const code = /^\d{5}(?= |$)/u.exec(folded)?.[0];
  const at = code === undefined ? undefined : gazetteer.postcodes.get(Number(code));
  if (code === undefined || at === undefined) return [];
  if (!isPostcodeCountry(gazetteer, near)) return [];
  const place = nearestPlace(gazetteer, at.latitude, at.longitude);
  const label = place ? `${code}, ${place.name}, ${place.region.label}` : `${code}, United States`;
  const suggestion = () => suggest(label, at, 'postcode');
  return [{ score: 0, rank: 99, at, label, suggestion }];
}

function placeSuggestion(place: Place, label: string): LocationSuggestion {
  return suggest(label, place, place.type);
}

/** At the middle of the longest piece, which is on the street even where it bends. */
function streetSuggestion(street: Street, label: string): LocationSuggestion {
  const longest = street.lines.toSorted((a, b) => measureLine(b) - measureLine(a))[0];
  if (!longest) throw new RangeError(`${street.name} has no line`);
  let rest = measureLine(longest) / 2;
  let at = 0;
  while (at + 4 < longest.length && measureStep(longest, at) < rest) {
    rest -= measureStep(longest, at);
    at += 2;
  }
  const step = measureStep(longest, at);
  const share = step > 0 ? rest / step : 0;
  const between = (i: number) =>
    longest[i]! + ((longest[i + 2] ?? longest[i]!) - longest[i]!) * share;
  return suggest(label, { latitude: between(at), longitude: between(at + 1) }, 'street');
}

function measureLine(line: Float64Array): number {
  let length = 0;
  for (let at = 0; at + 3 < line.length; at += 2) length += measureStep(line, at);
  return length;
}

/** Approximate, for comparisons only. */
function measureStep(line: Float64Array, at: number): number {
  return Math.hypot(
    (line[at + 2] ?? NaN) - line[at]!,
    ((line[at + 3] ?? NaN) - line[at + 1]!) * 0.75,
  );
}

function suggest(
  label: string,
  { latitude, longitude }: { latitude: number; longitude: number },
  type: string,
): LocationSuggestion {
  const [lat, lon] = [latitude.toFixed(5), longitude.toFixed(5)];
  return { display_name: label, lat, lon, type, place_id: placeId(`${label}|${lat}|${lon}`) };
}

/** FNV-1a: stable across devices and rebuilds. */
function placeId(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}
