import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFirstTiles } from './firstTiles.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('are there with the last of those that were asked for, and stay so', () => {
  const tiles = createFirstTiles(() => undefined);
  tiles.ask();
  tiles.ask();
  expect(tiles.areThere).toBe(false);
  tiles.have();
  expect(tiles.areThere).toBe(false);
  tiles.have();
  expect(tiles.areThere).toBe(true);
  tiles.ask();
  expect(tiles.areThere).toBe(true);
});

test('count as there when the line is weak, and that is told once', () => {
  let told = 0;
  const tiles = createFirstTiles(() => (told += 1));
  tiles.ask();
  vi.advanceTimersByTime(1_400);
  expect([tiles.areThere, told]).toEqual([false, 0]);
  vi.advanceTimersByTime(5_000);
  expect([tiles.areThere, told]).toEqual([true, 1]);
});
