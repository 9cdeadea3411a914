import { distanceM, tileBounds, type Position } from '#schema/places/geo.ts';
import { joinLines, PER_DEGREE, simplifyLine } from './shapes.ts';
import { STREETS_ZOOM, type StreetShelves } from './streetShelves.ts';
import type { Settlement, TownNames } from './townNames.ts';
import { cutText } from '#schema/typed/cutText.ts';

export type TownGazetteer = { text: string; streets: number; leftOut: number };

/** Carried by every device beside the built-in names of 0.7 MB. */
const GAZETTEER_MAX_BYTES = 3_000_000;
const NAME_MAX = 80;
const SCALE = 10_000;
const TOLERANCE = 2_000;
/** Estimated bytes per street beside its name, before exact counting. */
const USUAL_LINE_BYTES = 24;

type Town = { streets: Map<string, number[][]>; spots: Map<string, string> };

/**
 * Names of an extract for `parseGazetteer`: settlements, then districts, landmarks and streets by
 * town, nearest to `centre` first, up to the size limit.
 */
export function townGazetteer(
  names: TownNames,
  shelves: StreetShelves,
  centre: Position,
): TownGazetteer {
  const towns = new Map<string, Town>();
  const findTown = (label: string): Town => {
    const town = towns.get(label) ?? { streets: new Map(), spots: new Map() };
    towns.set(label, town);
    return town;
  };
  const put = deltas();
  for (const { name, latitude, longitude } of names.districts)
    findTown(names.around({ latitude, longitude })).spots.set(
      `${plain(name)}|neighbourhood`,
      `${latitude},${longitude}`,
    );
  let room = GAZETTEER_MAX_BYTES;
  let leftOut = 0;
  for (const square of squaresFrom(shelves, centre)) {
    for (const { name, part, spot } of shelves.read(square)) {
      if (room <= 0) {
        leftOut += 1;
        continue;
      }
      const at = { latitude: part[1]! / PER_DEGREE, longitude: part[0]! / PER_DEGREE };
      const town = findTown(names.around(at));
      const key = plain(name);
      if (spot !== undefined) town.spots.set(`${key}|${spot}`, `${at.latitude},${at.longitude}`);
      else if (town.streets.has(key)) town.streets.get(key)?.push(part);
      else town.streets.set(key, [part]);
      room -= Buffer.byteLength(key) + USUAL_LINE_BYTES;
    }
  }
  const own = names.settlements.filter((settlement) => !names.isKnown(settlement));
  const lines = ['Trybe gazetteer 1', ...placeLines(own, put), ...townLines(towns)];
  const streets = [...towns.values()].reduce((sum, town) => sum + town.streets.size, 0);
  return { text: `${lines.join('\n')}\n`, streets, leftOut };
}

function squaresFrom(shelves: StreetShelves, centre: Position) {
  const away = ({ x, y }: { x: number; y: number }) => {
    const { west, south, east, north } = tileBounds({ z: STREETS_ZOOM, x, y });
    return distanceM(centre, { latitude: (south + north) / 2, longitude: (west + east) / 2 });
  };
  return shelves.squares().toSorted((a, b) => away(a) - away(b));
}

function placeLines(settlements: readonly Settlement[], put: Put): string[] {
  if (settlements.length === 0) return [];
  const lines = settlements.map(
    ({ name, latitude, longitude, population }) =>
      `${plain(name)}|${put(latitude, longitude)}|${rankPopulation(population)}`,
  );
  return [`@places ${SCALE}`, '=|', ...lines];
}

function* townLines(towns: ReadonlyMap<string, Town>): Generator<string> {
  for (const [label, { spots, streets }] of towns) {
    const of = plainLabel(label);
    if (spots.size > 0) yield `@spots ${SCALE} ${of}`;
    const putSpot = deltas();
    for (const [key, at] of spots) {
      const [name = '', kind = ''] = key.split('|');
      const [latitude = 0, longitude = 0] = at.split(',').map(Number);
      yield `${name}|${putSpot(latitude, longitude)}|${kind}`;
    }
    if (streets.size > 0) yield `@streets ${SCALE} ${of}`;
    const put = deltas();
    for (const [name, parts] of streets) {
      const { rings, open } = joinLines(parts);
      const lines = [...open, ...rings].map((part) => lineText(simplifyLine(part, TOLERANCE), put));
      yield `${name}|${lines.join(';')}`;
    }
  }
}

function lineText(part: readonly number[], put: Put): string {
  const points: string[] = [];
  for (let i = 0; i < part.length; i += 2)
    points.push(put(part[i + 1]! / PER_DEGREE, part[i]! / PER_DEGREE));
  return points.join(' ');
}

/** Strips the format's separators. */
function plain(name: string): string {
  const text = name.replaceAll(/[|\r\n]+/gu, ' ').replace(/^[@=\s]+/u, '');
  return cutText(text, NAME_MAX).trim();
}

const plainLabel = (label: string) => cutText(label.replaceAll(/[\r\n]+/gu, ' '), 2 * NAME_MAX);

/** As for the built-in names: two steps per doubling above 500. */
function rankPopulation(population: number): string {
  const steps = Math.round(Math.log2(Math.max(population, 500) / 500) * 2);
  return Math.min(35, steps).toString(36);
}

type Put = (latitude: number, longitude: number) => string;

function deltas(): Put {
  let [y, x] = [0, 0];
  return (latitude, longitude) => {
    const [nextY, nextX] = [Math.round(latitude * SCALE), Math.round(longitude * SCALE)];
    const text = `${nextY - y},${nextX - x}`;
    [y, x] = [nextY, nextX];
    return text;
  };
}
