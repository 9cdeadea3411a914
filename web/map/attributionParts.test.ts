import { expect, test } from 'vitest';
import { attributionParts } from './attributionParts.ts';

test('names each source once and links the one that asks for it', () => {
  const osm = '© OpenStreetMap contributors';
  const unbroken = '©\u00A0OpenStreetMap contributors';
  expect(attributionParts([`Natural Earth, GeoNames · ${osm}`, osm, undefined])).toEqual([
    { text: 'Natural Earth, GeoNames' },
    { text: unbroken, href: 'https://www.openstreetmap.org/copyright' },
  ]);
});

test('shows markup of an operator as plain text', () => {
  expect(attributionParts(['<a href="javascript:alert(1)">Tiles</a> by City'])).toEqual([
    { text: 'Tiles by City' },
  ]);
});
