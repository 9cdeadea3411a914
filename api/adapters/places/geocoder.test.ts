import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createGazetteerGeocoder } from './geocoder.ts';

const text = readFileSync(new URL('../../data/gazetteer.txt', import.meta.url), 'utf8');

describe('the built-in geocoder', () => {
  const geocoder = createGazetteerGeocoder(text);

  test('finds a place by name and names the place at a position', async () => {
    const [first] = await geocoder.search('Chicago', 5);
    expect(first?.display_name).toBe('Chicago, Illinois, United States');
    expect(await geocoder.reverse(40.7128, -74.006)).toBe('New York City, New York, United States');
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
