import { expect, test } from 'vitest';
import { logoPlate } from './logoPlate.rules.ts';

const pixels = (...points: number[][]) => Uint8Array.from(points.flat());
const CLEAR = [0, 0, 0, 0];

test('a dark sign needs a plate in the dark theme, a white one in the light', () => {
  expect(logoPlate(pixels(CLEAR, [10, 20, 40, 255]))).toBe('dark');
  expect(logoPlate(pixels(CLEAR, [250, 250, 250, 255]))).toBe('light');
});

test('a colored sign, and one with its own ground, need none', () => {
  expect(logoPlate(pixels(CLEAR, [20, 140, 90, 255]))).toBeNull();
  expect(logoPlate(pixels([255, 255, 255, 255], [0, 0, 0, 255]))).toBeNull();
  expect(logoPlate(pixels(CLEAR))).toBeNull();
});
