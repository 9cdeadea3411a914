import { foldText, nameSpellings } from './foldText.ts';

export type Region = {
  /** What follows a place's name: "Illinois, United States". */
  label: string;
  /** Folded names of the region: "il", "illinois", "united states". */
  keys: string[];
};
export type Place = {
  name: string;
  key: string;
  /** Of the other usual spelling: "koeln" for Köln. */
  otherKey: string | undefined;
  latitude: number;
  longitude: number;
  /** Two steps for each doubling of the population above 500; 0: unknown. */
  rank: number;
  type: string;
  region: Region;
};
export type Street = {
  name: string;
  key: string;
  /** "State St" for "N State St": see `bareStreetKey`. */
  bareKey: string;
  otherKey: string | undefined;
  /** What follows its name: "Chicago, Illinois, United States". */
  city: string;
  /** Alternating latitude and longitude in degrees, per piece. */
  lines: Float64Array[];
};
export type Gazetteer = {
  /** Largest first. */
  places: Place[];
  postcodes: Map<number, { latitude: number; longitude: number }>;
  streets: Street[];
};

export const GAZETTEER_FIRST_LINE = 'Trybe gazetteer 1';
const CITY_RANK = 13;
const TOWN_RANK = 7;
const NEIGHBOURHOOD_RANK = 6;
const STREET_WORDS: Record<string, string> = {
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  street: 'st',
  avenue: 'ave',
  av: 'ave',
  boulevard: 'blvd',
  drive: 'dr',
  place: 'pl',
  court: 'ct',
  road: 'rd',
  lane: 'ln',
  parkway: 'pkwy',
  terrace: 'ter',
  square: 'sq',
  plaza: 'plz',
  expressway: 'expy',
  highway: 'hwy',
};

/**
 * Parses `gazetteer.txt`: sections begin with `@name scale`, followed by the city for spots and
 * streets, with one entry a line. Positions are whole numbers, degrees times the scale, as
 * differences from the previous one in the section or region. Throws RangeError for invalid text.
 */
export function parseGazetteer(text: string): Gazetteer {
  const lines = text.split('\n');
  if (lines[0]?.trimEnd() !== GAZETTEER_FIRST_LINE)
    throw new RangeError('This text is not a gazetteer.');
  const gazetteer: Gazetteer = { places: [], postcodes: new Map(), streets: [] };
  let read = (_line: string) => {};
  for (const line of lines.slice(1)) {
    if (line === '') continue;
    if (line.startsWith('@')) read = readerFor(gazetteer, line);
    else read(line);
  }
  gazetteer.places.sort((a, b) => b.rank - a.rank);
  return gazetteer;
}

/**
 * For comparing street names: folded, directions and types shortened, without the level of stacked
 * streets ("S Upper Wacker Dr" is "s wacker dr").
 */
export const streetKey = (name: string): string => shortened(foldText(name));

const streetKeys = (name: string) => nameSpellings(name).map(shortened);

function shortened(folded: string): string {
  return folded
    .split(' ')
    .filter((word) => word !== 'upper' && word !== 'lower')
    .map((word) => (Object.hasOwn(STREET_WORDS, word) ? STREET_WORDS[word] : word))
    .join(' ');
}

/** Without its direction: "wacker dr" for "s wacker dr". */
export function bareStreetKey(key: string): string {
  return key.replace(/^[nsew] /u, '');
}

function readerFor(gazetteer: Gazetteer, heading: string): (line: string) => void {
  const [section = '', scaleText = '', ...rest] = heading.slice(1).split(' ');
  const scale = Number(scaleText);
  if (!(scale > 0)) throw new RangeError(`Gazetteer section without a scale: ${heading}`);
  const city = rest.join(' ');
  if (section === 'places') return placeReader(gazetteer, scale);
  if (section === 'postcodes') return postcodeReader(gazetteer, scale);
  if (section === 'spots') return spotReader(gazetteer, scale, city);
  if (section === 'streets') return streetReader(gazetteer, scale, city);
  throw new RangeError(`Unknown gazetteer section: ${section}`);
}

function placeReader({ places }: Gazetteer, scale: number): (line: string) => void {
  let region: Region = { label: '', keys: [] };
  let next = positions(scale);
  return (line) => {
    if (line.startsWith('=')) {
      region = parseRegion(line.slice(1));
      next = positions(scale);
      return;
    }
    const [name = '', at = '', rankText = ''] = line.split('|');
    const rank = Number.parseInt(rankText.slice(0, 1), 36) || 0;
    const type = rankText.endsWith('n') && rankText.length > 1 ? 'suburb' : settlementType(rank);
    const [key = '', otherKey] = nameSpellings(name);
    places.push({ name, key, otherKey, ...next(at), rank, type, region });
  };
}

function settlementType(rank: number): string {
  if (rank >= CITY_RANK) return 'city';
  return rank >= TOWN_RANK ? 'town' : 'village';
}

function parseRegion(text: string): Region {
  const [code = '', label = ''] = text.split('|');
  const [own = '', country = ''] = label.split(', ').map(foldText);
  const short = foldText(code);
  if (country === '') return { label, keys: [short, ...nameSpellings(label)] };
  const countries = [country, 'usa', 'us'];
  const names = [short, own, ...nameSpellings(label.split(', ')[0] ?? '').slice(1)];
  const keys = names.flatMap((name) => [name, ...countries.map((one) => `${name} ${one}`)]);
  return { label, keys: [...keys, ...countries] };
}

function postcodeReader({ postcodes }: Gazetteer, scale: number): (line: string) => void {
  const next = positions(scale);
  let code = 0;
  return (line) => {
    const comma = line.indexOf(',');
    code += Number(line.slice(0, comma));
    postcodes.set(code, next(line.slice(comma + 1)));
  };
}

/** Spots and streets are also found by state and country, which have been parsed before. */
function regionOfCity(places: Place[], city: string): Region {
  const [own = '', ...around] = city.split(', ');
  const label = around.join(', ');
  const state = places.find(({ region }) => label !== '' && region.label === label)?.region;
  const names = [...around.flatMap(nameSpellings), ...(state?.keys ?? [])];
  const keys = [...nameSpellings(own), ...nameSpellings(city), ...names];
  return { label: city, keys: [...keys, ...names.map((name) => `${foldText(own)} ${name}`)] };
}

function spotReader({ places }: Gazetteer, scale: number, city: string): (line: string) => void {
  const next = positions(scale);
  const region = regionOfCity(places, city);
  return (line) => {
    const [name = '', at = '', type = ''] = line.split('|');
    const rank = type === 'neighbourhood' ? NEIGHBOURHOOD_RANK : 0;
    const [key = '', otherKey] = nameSpellings(name);
    places.push({ name, key, otherKey, ...next(at), rank, type, region });
  };
}

function streetReader({ streets }: Gazetteer, scale: number, city: string): (line: string) => void {
  const next = positions(scale);
  return (line) => {
    const bar = line.indexOf('|');
    const name = line.slice(0, bar);
    const lines = line
      .slice(bar + 1)
      .split(';')
      .map((piece) =>
        Float64Array.from(
          piece.split(' ').flatMap((at) => {
            const { latitude, longitude } = next(at);
            return [latitude, longitude];
          }),
        ),
      );
    const [key = '', otherKey] = streetKeys(name);
    streets.push({ name, key, bareKey: bareStreetKey(key), otherKey, city, lines });
  };
}

function positions(scale: number): (text: string) => { latitude: number; longitude: number } {
  let y = 0;
  let x = 0;
  return (text) => {
    const comma = text.indexOf(',');
    y += Number(text.slice(0, comma));
    x += Number(text.slice(comma + 1));
    if (!Number.isFinite(y + x)) throw new RangeError(`Not a gazetteer position: ${text}`);
    return { latitude: y / scale, longitude: x / scale };
  };
}
