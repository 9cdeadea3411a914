import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addPlaces } from '#schema/places/withOwnPlaces.ts';
import { createGazetteerGeocoder } from './geocoder.ts';

const read = (name: string) =>
  readFileSync(new URL(`../../data/${name}.txt`, import.meta.url), 'utf8');
const text = addPlaces(read('gazetteer'), [read('europe')]);

describe('the built-in geocoder', () => {
  const geocoder = createGazetteerGeocoder(text);

  test('finds a place by name and names the place at a position', async () => {
    const [first] = await geocoder.search('Chicago', 5);
    expect(first?.display_name).toBe('Chicago, Illinois, United States');
    expect(await geocoder.reverse(40.7128, -74.006)).toBe('New York City, New York, United States');
  });

  test.each([
    ['Freital', 'Freital, Germany'],
    ['pirna', 'Pirna, Germany'],
    ['Aalen', 'Aalen, Germany'],
    ['Chur', 'Chur, Switzerland'],
    ['Coire', 'Coire, Switzerland'],
    ['München', 'München, Germany'],
    ['Munich', 'Munich, Germany'],
    ['Cologne', 'Cologne, Germany'],
    ['Den Haag', 'Den Haag, Netherlands'],
    ['Wien', 'Wien, Austria'],
    ['Praha', 'Praha, Czechia'],
  ])('finds %s in Europe, by the name that people use there', async (query, label) => {
    const [first] = await geocoder.search(query, 5);
    expect(first?.display_name).toBe(label);
  });

  test('says one name of a town at its position', async () => {
    expect(await geocoder.reverse(48.137, 11.575)).toBe('Munich, Germany');
    expect(await geocoder.reverse(46.85, 9.533)).toBe('Chur, Switzerland');
  });

  test('answers an empty list and null for what it does not know', async () => {
    expect(await geocoder.search('qqqqzzzz', 5)).toEqual([]);
    expect(await geocoder.reverse(0, -30)).toBeNull();
  });

  test('rejects when its data is broken', async () => {
    await expect(createGazetteerGeocoder('broken').search('Chicago', 5)).rejects.toThrow(
      RangeError,
    );
  });
});
