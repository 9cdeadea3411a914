import { expect, test } from 'vitest';
import { issueSuggestions } from './issueSuggestions.ts';

const titled = (title: string, latitude = 1) => ({ title, latitude, longitude: 1 });

test('finds titles by any part of them, whatever the case [5.31]', () => {
  const issues = [titled('Deep Pothole'), titled('Broken bench'), titled('POTHOLES again')];
  const found = issueSuggestions(issues, 'pothole').map(({ title }) => title);
  expect(found).toEqual(['Deep Pothole', 'POTHOLES again']);
});

test('waits for the second character and stops at five [5.32, 9.41]', () => {
  const issues = Array.from({ length: 8 }, (_, n) => titled(`Pothole ${n}`));
  expect(issueSuggestions(issues, 'p')).toEqual([]);
  expect(issueSuggestions(issues, 'po')).toHaveLength(5);
});

test('leaves out issues that the map cannot show [5.30]', () => {
  expect(issueSuggestions([titled('Pothole', Number.NaN)], 'pothole')).toEqual([]);
});
