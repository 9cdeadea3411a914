import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGaps } from './gaps.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('tiles that come in time leave no gap', () => {
  const onGap = vi.fn<() => void>();
  const gaps = createGaps(onGap);
  gaps.ask();
  gaps.ask();
  vi.advanceTimersByTime(2_000);
  gaps.have();
  gaps.have();
  vi.advanceTimersByTime(10_000);
  expect(gaps.areThere).toBe(false);
  expect(onGap).not.toHaveBeenCalled();
});

test('a tile that cannot be had leaves one for good, told once', () => {
  const onGap = vi.fn<() => void>();
  const gaps = createGaps(onGap);
  gaps.ask();
  gaps.ask();
  gaps.miss();
  gaps.miss();
  gaps.ask();
  gaps.have();
  expect(gaps.areThere).toBe(true);
  expect(onGap).toHaveBeenCalledOnce();
});

test('a tile that takes long leaves one until it comes', () => {
  const onGap = vi.fn<() => void>();
  const gaps = createGaps(onGap);
  gaps.ask();
  vi.advanceTimersByTime(3_000);
  expect(gaps.areThere).toBe(true);
  expect(onGap).toHaveBeenCalledOnce();
  gaps.have();
  expect(gaps.areThere).toBe(false);
  gaps.ask();
  expect(gaps.areThere).toBe(false);
});
