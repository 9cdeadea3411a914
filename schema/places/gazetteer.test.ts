import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CITY_ABBREVIATIONS, expandAbbreviations } from './cityAbbreviations.ts';
import { foldText } from './foldText.ts';
import { locationFallback, searchGazetteer, shortDisplayName } from './gazetteer.ts';
import { parseGazetteer } from './parseGazetteer.ts';
import { reverseGazetteer } from './reverseGazetteer.ts';

const text = readFileSync(new URL('../../api/data/gazetteer.txt', import.meta.url), 'utf8');
const gazetteer = parseGazetteer(text);
const namesOf = (query: string, limit?: number) =>
  searchGazetteer(gazetteer, query, { limit }).map((item) => item.display_name);

test('a street across the date line is the nearest one on both sides of it', () => {
  const lines = [Float64Array.of(-16.8, 179.9994, -16.8, -179.9994)];
  const names = { key: 'x', bareKey: 'x', otherKey: undefined };
  const street = { ...names, name: 'Hibiscus Highway', city: 'Taveuni, Fiji', lines };
  const fiji = { places: [], streets: [street], postcodes: new Map<number, never>() };
  for (const longitude of [179.9996, 180, -180, -179.9996])
    expect(reverseGazetteer(fiji, -16.8005, longitude)).toBe('Hibiscus Highway, Taveuni, Fiji');
  expect(reverseGazetteer(fiji, -16.8, 0)).toBeNull();
});

describe('searching the gazetteer', () => {
  test.each([
    ['chicago', 'Chicago, Illinois, United States'],
    ['CHICAGO', 'Chicago, Illinois, United States'],
    ['sao paulo', 'São Paulo, Brazil'],
    ['st louis', 'St. Louis, Missouri, United States'],
    ['ny', 'New York City, New York, United States'],
    ['LA', 'Los Angeles, California, United States'],
    ['sf, CA', 'San Francisco, California, United States'],
    ['DC', 'Washington, D.C., District of Columbia, United States'],
    ['Springfield, IL', 'Springfield, Illinois, United States'],
    ['springfield oregon', 'Springfield, Oregon, United States'],
    ['Portland, Maine, USA', 'Portland, Maine, United States'],
    ['60601', '60601, Chicago, Illinois, United States'],
    ['north state street', 'N State St, Chicago, Illinois, United States'],
    ['233 South Wacker Drive', 'S Lower Wacker Dr, Chicago, Illinois, United States'],
    ['100 W Adams St, Chicago', 'W Adams St, Chicago, Illinois, United States'],
  ])('answers %s with %s first', (query, first) => {
    expect(namesOf(query)[0]).toBe(first);
  });

  test('finds either spelling of a name, its region and its streets', () => {
    const lines = [
      'Trybe gazetteer 1',
      '@places 1000',
      '=BW|Baden-Württemberg, Germany',
      'Köln|50938,6960|g',
      'Muenster|10,10|9',
      '@streets 10000 Köln, Baden-Württemberg, Germany',
      'Müllerstraße|1,1 2,2',
    ];
    const own = parseGazetteer(lines.join('\n'));
    const first = (query: string) => searchGazetteer(own, query)[0]?.display_name;
    for (const query of ['koeln', 'Köln', 'koln', 'Koeln, Baden-Wuerttemberg'])
      expect([query, first(query)]).toEqual([query, 'Köln, Baden-Württemberg, Germany']);
    expect(first('Münster')).toBe('Muenster, Baden-Württemberg, Germany');
    for (const query of ['Muellerstrasse 5', 'müllerstr', 'muellerstrasse, Köln'])
      expect([query, first(query)]).toEqual([
        query,
        'Müllerstraße, Köln, Baden-Württemberg, Germany',
      ]);
  });

  test('puts the larger of two places of the same name first', () => {
    expect(namesOf('paris').slice(0, 2)).toEqual(['Paris, France', 'Paris, Texas, United States']);
  });

  test('puts names that begin with the text before names that only contain it', () => {
    const names = namesOf('york', 20).map((name) => foldText(name));
    const firstInside = names.findIndex((name) => !name.startsWith('york'));
    expect(firstInside).toBeGreaterThan(0);
    expect(names.slice(firstInside).some((name) => name.startsWith('york'))).toBe(false);
  });

  test('answers in the shape of a Nominatim suggestion [3.11]', () => {
    const [first] = searchGazetteer(gazetteer, 'Chicago Loop');
    expect(first).toMatchObject({ lat: '41.88400', lon: '-87.63300', type: 'suburb' });
    expect(first?.place_id).toBeTypeOf('number');
  });

  test('never throws, never exceeds the limit and answers only real positions', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.nat(30), (query, limit) => {
        const found = searchGazetteer(gazetteer, query, { limit });
        expect(found.length).toBeLessThanOrEqual(Math.min(limit, 20));
        for (const { lat, lon } of found) {
          expect(lat).toMatch(/^-?\d+\.\d{5}$/u);
          expect(Math.abs(Number(lat))).toBeLessThanOrEqual(90);
          expect(Math.abs(Number(lon))).toBeLessThanOrEqual(180);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('finds every place by its own name, region and any capitals', () => {
    const places = gazetteer.places.filter(({ type }) => type === 'city');
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.boolean(), (place, isUpper) => {
        const query = `${place.name}, ${place.region.label}`;
        const names = namesOf(isUpper ? query.toUpperCase() : query.toLowerCase(), 20);
        expect(names.map(foldText)).toContain(foldText(query));
      }),
      { numRuns: 150 },
    );
  });

  test('ignores what stands beyond two hundred characters', () => {
    const query = `Chicago${' '.repeat(193)}`;
    expect(namesOf(`${query}, nowhere at all`)).toEqual(namesOf(query));
  });
});

describe('naming a position', () => {
  test.each([
    [41.8786, -87.6302, 'W Jackson Blvd, Loop'],
    [40.7128, -74.006, 'New York City, New York'],
    [34.0522, -118.2437, 'Los Angeles, California'],
    [41.835, -87.76, 'Cicero, Illinois'],
  ])('names %d, %d %s', (latitude, longitude, name) => {
    expect(shortDisplayName(reverseGazetteer(gazetteer, latitude, longitude) ?? '')).toBe(name);
  });

  test('is as short where commas are Arabic, as a geocoder answers in that language', () => {
    const name = 'شارع الرينبو، جبل عمّان، عمّان، الأردن';
    expect(shortDisplayName(name)).toBe('شارع الرينبو, جبل عمّان');
  });

  test('answers nothing at sea and for what is no position', () => {
    expect(reverseGazetteer(gazetteer, 0, -30)).toBeNull();
    expect(reverseGazetteer(gazetteer, Number.NaN, 0)).toBeNull();
    expect(reverseGazetteer(gazetteer, 91, 0)).toBeNull();
  });

  test('falls back on the coordinates with six decimals [7.27]', () => {
    expect(locationFallback(41.8781, -87.6298)).toBe('Location at 41.878100, -87.629800');
  });
});

describe('short names of cities', () => {
  test('are written out in any capitals, with or without dots and a state [5.34]', () => {
    expect(expandAbbreviations('d.c.')).toBe('Washington, D.C.');
    expect(expandAbbreviations('la, CA')).toBe('Los Angeles, CA');
    expect(expandAbbreviations('Downtown LA')).toBe('Downtown Los Angeles');
  });

  test('leave other names and states alone', () => {
    expect(expandAbbreviations('La Crosse')).toBe('La Crosse');
    expect(expandAbbreviations('LA PAZ, Bolivia')).toBe('LA PAZ, Bolivia');
    expect(expandAbbreviations('Portland, DC')).toBe('Portland, DC');
  });

  test('all lead to a place that the gazetteer knows', () => {
    for (const short of Object.keys(CITY_ABBREVIATIONS)) {
      const [first] = searchGazetteer(gazetteer, short);
      expect([short, first?.type]).toEqual([short, 'city']);
    }
  });
});

describe('folding', () => {
  test('is the same when done twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        expect(foldText(foldText(value))).toBe(foldText(value));
      }),
    );
  });
});

describe('reading', () => {
  test('refuses a text that is no gazetteer', () => {
    expect(() => parseGazetteer('<html>')).toThrow(RangeError);
    expect(() => parseGazetteer('Trybe gazetteer 1\n@unknown 10')).toThrow(/unknown/iu);
    expect(() => parseGazetteer('Trybe gazetteer 1\n@places 1000\n=IL|x\nA|1,b|3')).toThrow(
      RangeError,
    );
  });
});
