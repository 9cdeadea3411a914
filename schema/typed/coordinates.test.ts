import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PLACES,
  arabic,
  comma,
  ew,
  minutesOnly,
  ns,
  sexagesimal,
  side,
  size,
  type Write,
} from '#tests/support/writtenPlaces.ts';
import { readCoordinate, readPosition } from './coordinates.ts';

const FORMS: readonly (readonly [name: string, write: Write])[] = [
  ['a comma between', (lat, lon) => `${lat},${lon}`],
  ['a comma and a space', (lat, lon) => `${lat}, ${lon}`],
  ['a space', (lat, lon) => `${lat} ${lon}`],
  ['a tab', (lat, lon) => `${lat}\t${lon}`],
  ['a line end', (lat, lon) => `${lat}\r\n${lon}`],
  ['a semicolon', (lat, lon) => `${lat};${lon}`],
  ['a slash', (lat, lon) => `${lat} / ${lon}`],
  ['brackets', (lat, lon) => `(${lat}, ${lon})`],
  ['minus signs', (lat, lon) => `${lat}, ${lon}`.replaceAll('-', '\u2212')],
  ['en dashes', (lat, lon) => `${lat}, ${lon}`.replaceAll('-', '–')],
  ['no-break hyphens', (lat, lon) => `${lat}, ${lon}`.replaceAll('-', '\u2011')],
  ['full-width signs', (lat, lon) => `${lat}，${lon}`.replaceAll('-', '\uFF0D')],
  ['plus signs', (lat, lon) => `${side(lat, '+', '')}${lat}, ${side(lon, '+', '')}${lon}`],
  ['direction marks', (lat, lon) => `\u200E${lat}\u200E, \u200E${lon}\u200E`],
  ['decimal commas', (lat, lon) => `${comma(lat.toFixed(4))}, ${comma(lon.toFixed(4))}`],
  ['decimal commas, close', (lat, lon) => `${comma(lat.toFixed(4))},${comma(lon.toFixed(4))}`],
  ['decimal commas, semicolon', (lat, lon) => `${comma(lat.toFixed(4))}; ${comma(lon.toFixed(4))}`],
  ['decimal commas, space', (lat, lon) => `${comma(lat.toFixed(4))} ${comma(lon.toFixed(4))}`],
  ['Arabic digits', (lat, lon) => `${arabic(String(lat))}، ${arabic(String(lon))}`],
  ['Arabic digits and a space', (lat, lon) => `${arabic(String(lat))} ${arabic(String(lon))}`],
  ['degree signs', (lat, lon) => `${lat}°, ${lon}°`],
  ['hemispheres after', (lat, lon) => `${size(lat)}° ${ns(lat)}, ${size(lon)}° ${ew(lon)}`],
  ['hemispheres close', (lat, lon) => `${size(lat)}${ns(lat)} ${size(lon)}${ew(lon)}`],
  ['hemispheres before', (lat, lon) => `${ns(lat)} ${size(lat)} ${ew(lon)} ${size(lon)}`],
  ['hemispheres before, close', (lat, lon) => `${ns(lat)}${size(lat)}, ${ew(lon)}${size(lon)}`],
  [
    'small hemispheres',
    (lat, lon) => `${size(lat)}° ${ns(lat)}, ${size(lon)}° ${ew(lon)}`.toLowerCase(),
  ],
  ['longitude first', (lat, lon) => `${size(lon)}° ${ew(lon)}, ${size(lat)}° ${ns(lat)}`],
  [
    'words',
    (lat, lon) =>
      `${size(lat)}° ${side(lat, 'north', 'south')}, ${size(lon)}° ${side(lon, 'east', 'west')}`,
  ],
  [
    'German words',
    (lat, lon) =>
      `${size(lat)}° ${side(lat, 'Nord', 'Süd')}, ${size(lon)}° ${side(lon, 'Ost', 'West')}`,
  ],
  [
    'Spanish words',
    (lat, lon) =>
      `${size(lat)}° ${side(lat, 'norte', 'sur')}, ${size(lon)}° ${side(lon, 'este', 'oeste')}`,
  ],
  [
    'Arabic words',
    (lat, lon) =>
      `${arabic(size(lat))}° ${side(lat, 'شمالًا', 'جنوبًا')}، ${arabic(size(lon))}° ${side(lon, 'شرقًا', 'غربًا')}`,
  ],
  ['labels', (lat, lon) => `lat: ${lat}, lon: ${lon}`],
  ['long labels', (lat, lon) => `Latitude ${lat} Longitude ${lon}`],
  ['German labels', (lat, lon) => `Breite: ${comma(String(lat))}; Länge: ${comma(String(lon))}`],
  ['labels, longitude first', (lat, lon) => `lng=${lon}, lat=${lat}`],
  [
    'seconds',
    (lat, lon) =>
      `${sexagesimal(lat, ['°', "'", '"'])}${ns(lat)} ${sexagesimal(lon, ['°', "'", '"'])}${ew(lon)}`,
  ],
  [
    'seconds with primes',
    (lat, lon) =>
      `${sexagesimal(lat, ['° ', '′ ', '″ '])}${ns(lat)}, ${sexagesimal(lon, ['° ', '′ ', '″ '])}${ew(lon)}`,
  ],
  [
    'seconds with quotes',
    (lat, lon) =>
      `${sexagesimal(lat, ['º', '’', '”'])}${ns(lat)} ${sexagesimal(lon, ['º', '’', '”'])}${ew(lon)}`,
  ],
  [
    'seconds with two quotes',
    (lat, lon) =>
      `${sexagesimal(lat, ['°', "'", "''"])}${ns(lat)} ${sexagesimal(lon, ['°', "'", "''"])}${ew(lon)}`,
  ],
  [
    'seconds without marks',
    (lat, lon) =>
      `${sexagesimal(lat, [' ', ' ', ' '])}${ns(lat)} ${sexagesimal(lon, [' ', ' ', ' '])}${ew(lon)}`,
  ],
  [
    'minutes',
    (lat, lon) => `${minutesOnly(lat, '° ')}' ${ns(lat)}, ${minutesOnly(lon, '° ')}' ${ew(lon)}`,
  ],
  [
    'minutes without marks',
    (lat, lon) => `${ns(lat)} ${minutesOnly(lat, ' ')} ${ew(lon)} ${minutesOnly(lon, ' ')}`,
  ],
];

const rows = FORMS.flatMap(([form, write]) =>
  PLACES.map(([place, lat, lon]) => [form, place, write(lat, lon), lat, lon] as const),
);

/** Rather nothing than a place nobody meant. */
const REFUSED = [
  'Springfield, IL',
  '12 Main St',
  '60601',
  '41,87',
  '41, 87',
  '1,5,2',
  '41.8781',
  '100.5, 20.5',
  '-118.24, 34.05, 7',
  '41.5 S, 87 S',
  '-41.5 S, 87 W',
  '41.5 N E, 87 W',
  "41°61'N 87°37'W",
  "41.5°20'N 87°W",
  '41.5 Q, 87 W',
  '52.5 O, 13.4 N',
  '91.5, 20',
  '20.5, 181',
  'GC2M+H4 Berlin',
  '9F4M0000+',
  '9F4MGC2M+',
  '///filled.count.soap',
  'POINT(-87.6298 41.8781)',
  '52.52,13.405\n52.53,13.5',
  'N, W',
  '°',
  '٤١',
  '½, ⅓',
];

describe('a place as people paste it', () => {
  it.each(rows)('with %s: %s, %j', (_form, _place, typed, latitude, longitude) => {
    const found = readPosition(typed);
    expect(found?.latitude).toBeCloseTo(latitude, 6);
    expect(found?.longitude).toBeCloseTo(longitude, 6);
  });

  it.each(REFUSED)('%j is none', (typed) => expect(readPosition(typed)).toBeNull());

  it('O is east in German and west in Spanish', () => {
    expect(readPosition('52,52° N, 13,405° O', 'east')?.longitude).toBe(13.405);
    expect(readPosition('40,4168° N, 3,7038° O', 'west')?.longitude).toBe(-3.7038);
  });
});

describe('one coordinate', () => {
  it.each([
    ['41.8781', 41.8781, 41.8781],
    ['41,8781', 41.8781, 41.8781],
    ['٤١٫٨٧٨١', 41.8781, 41.8781],
    ['−41.8781', -41.8781, -41.8781],
    ['- 41,8781', -41.8781, -41.8781],
    ['41.88° N', 41.88, null],
    ['S 41.88', -41.88, null],
    ['87.63° W', null, -87.63],
    ['41°52\'41.16"N', 41.8781, null],
    ['41 52.686', 41.8781, 41.8781],
    ['1e5', null, null],
    ['41.8.7', null, null],
    ['abc', null, null],
    ['', null, null],
  ])('%j', (typed, latitude, longitude) => {
    expect(readCoordinate(typed, 'latitude')).toBe(latitude);
    expect(readCoordinate(typed, 'longitude')).toBe(longitude);
  });
});

const within = (limit: number) =>
  fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((millionths) => millionths / 1e6);

it('every place is read back as it is written', () => {
  fc.assert(
    fc.property(within(90), within(180), (latitude, longitude) => {
      const [lat, lon] = [latitude.toFixed(6), longitude.toFixed(6)];
      const place = { latitude: latitude + 0, longitude: longitude + 0 };
      expect(readPosition(`${lat}, ${lon}`)).toEqual(place);
      expect(readPosition(`${comma(lat)}; ${comma(lon)}`)).toEqual(place);
      expect(readCoordinate(comma(lat), 'latitude')).toBe(place.latitude);
    }),
  );
});

it('any text is a place on Earth or none', () => {
  const signs = fc.constantFrom(...Array.from('0123459٤.,;-−°\'" NSEWO\u200Fgeo:/@!3d?q=&'));
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: signs })), (typed) => {
      const { latitude, longitude } = readPosition(typed, 'east') ?? { latitude: 0, longitude: 0 };
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
    }),
    { numRuns: 2_000 },
  );
});
