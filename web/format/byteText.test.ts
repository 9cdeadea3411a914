import { expect, test } from 'vitest';
import { byteText } from './byteText.ts';

test.each([
  [0, '0 B'],
  [640, '640 B'],
  [1_500, '1.5 kB'],
  [999_600, '1.0 MB'],
  [48_200_000, '48 MB'],
  [12_000_000_000, '12 GB'],
])('%d bytes read %s', (bytes, text) => {
  expect(byteText(bytes)).toBe(text);
});
