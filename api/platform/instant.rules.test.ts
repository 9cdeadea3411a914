import { expect, it } from 'vitest';
import { daysAfter, hasPassed, hoursAfter, laterInstant } from './instant.rules.ts';

const noon = new Date('2026-03-07T12:00:00.000Z');

it('counts hours and days of 24 hours, also over a change of clocks', () => {
  expect(hoursAfter(noon, 72).toISOString()).toBe('2026-03-10T12:00:00.000Z');
  expect(daysAfter(noon, 3)).toEqual(hoursAfter(noon, 72));
  expect(daysAfter(noon, -1).toISOString()).toBe('2026-03-06T12:00:00.000Z');
});

it('lets a moment come at its own millisecond, not before', () => {
  expect(hasPassed(noon, noon)).toBe(true);
  expect(hasPassed(noon, new Date(noon.getTime() - 1))).toBe(false);
  expect(laterInstant(noon, hoursAfter(noon, 1))).toEqual(hoursAfter(noon, 1));
});
