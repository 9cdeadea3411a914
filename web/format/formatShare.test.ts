import { expect, it } from 'vitest';
import { formatShare, formatStars } from './formatShare.ts';

it('writes shares without claiming more than there is', () => {
  expect(formatShare(6666)).toBe('66.6%');
  expect(formatShare(10_000)).toBe('100%');
  expect(formatShare(9999)).toBe('99.9%');
  expect(formatShare(0)).toBe('0%');
  expect(formatShare(null)).toBe('–');
});

it('writes ratings with two decimals', () => {
  expect(formatStars(467)).toBe('4.67');
  expect(formatStars(500)).toBe('5.00');
  expect(formatStars(null)).toBe('–');
});
