import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { searchGazetteer } from './gazetteer.ts';
import { parseGazetteer } from './parseGazetteer.ts';
import { reverseGazetteer } from './reverseGazetteer.ts';
import { withOwnPlaces } from './withOwnPlaces.ts';

const builtIn = readFileSync(new URL('../../api/data/gazetteer.txt', import.meta.url), 'utf8');
const LINDENTAL = `Trybe gazetteer 1
@places 10000
=|
Lindental|513110,123230|a
@spots 10000 Lindental
Südstadt|513110,123230|neighbourhood
@streets 10000 Lindental
Hauptstraße|513100,123200 0,40
Straße 17|40,-40 0,40
Bogenweg|-140,-240 100,0 0,100
`;
const TAUCHA = `Trybe gazetteer 1
@streets 10000 Taucha, Sachsen
Hauptstraße|514000,125000 0,40
`;
const gazetteer = parseGazetteer(withOwnPlaces(builtIn, [LINDENTAL, TAUCHA]));
const namesOf = (query: string, near?: Parameters<typeof searchGazetteer>[2]) =>
  searchGazetteer(gazetteer, query, near).map((found) => found.display_name);
const AROUND_TAUCHA = { west: 12.4, south: 51.3, east: 12.6, north: 51.5 };

describe('places of the town itself beside the built-in ones', () => {
  test('are found with the town that each is in, a known city as before', () => {
    expect(namesOf('hauptstr')).toEqual(['Hauptstraße, Lindental', 'Hauptstraße, Taucha, Sachsen']);
    expect(namesOf('Lindental')[0]).toBe('Lindental');
    expect(namesOf('Südstadt, Lindental')[0]).toBe('Südstadt, Lindental');
    expect(namesOf('paris')[0]).toBe('Paris, France');
  });

  test('come first where they lie in the area that is asked about', () => {
    expect(namesOf('Hauptstraße', { near: AROUND_TAUCHA })[0]).toBe('Hauptstraße, Taucha, Sachsen');
  });

  test.each([
    ['Hauptstraße 5', 'Hauptstraße, Lindental'],
    ['Hauptstraße 5 b', 'Hauptstraße, Lindental'],
    ['Hauptstraße 12a, Lindental', 'Hauptstraße, Lindental'],
    ['Straße 17', 'Straße 17, Lindental'],
  ])('take the house number of %s for what it is', (query, first) => {
    expect(namesOf(query)[0]).toBe(first);
  });

  test('name a position by its street and the district of the same town', () => {
    const named = (lat: number, lon: number) => reverseGazetteer(gazetteer, lat, lon);
    expect(named(51.31, 12.322)).toBe('Hauptstraße, Südstadt, Lindental');
    expect(named(51.4, 12.502)).toBe('Hauptstraße, Taucha, Sachsen');
  });

  test('are not mixed up with postcodes of another country', () => {
    expect(namesOf('04101')).toEqual([expect.stringContaining('Portland, Maine')]);
    expect(namesOf('04101', { near: AROUND_TAUCHA })).toEqual([]);
    const inMaine = { west: -70.4, south: 43.5, east: -70.1, north: 43.8 };
    expect(namesOf('04101', { near: inMaine })).toHaveLength(1);
  });

  test('stand on their street, also where it bends', () => {
    const [found] = searchGazetteer(gazetteer, 'Bogenweg');
    expect(reverseGazetteer(gazetteer, Number(found?.lat), Number(found?.lon))).toMatch(
      /^Bogenweg/u,
    );
    expect(found).toMatchObject({ lat: '51.30875', lon: '12.30000' });
  });

  test('take the place of the sample’s streets, not of its city', () => {
    expect(namesOf('W Adams St')).toEqual([]);
    expect(namesOf('Chicago')[0]).toBe('Chicago, Illinois, United States');
    expect(parseGazetteer(builtIn).streets.length).toBeGreaterThan(100);
  });
});
