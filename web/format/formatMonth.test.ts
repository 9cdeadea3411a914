import { expect, it } from 'vitest';
import { formatMonth, formatMonthShort, monthAfter } from './formatMonth.ts';

it('names a month alike in every time zone', () => {
  expect(formatMonth('2026-01')).toBe('January 2026');
  expect(formatMonthShort('2026-12')).toBe('Dec');
});

it('goes over the turn of the year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect(monthAfter('2024-02', 12)).toBe('2025-02');
});
