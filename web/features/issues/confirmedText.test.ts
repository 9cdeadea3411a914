import { describe, expect, it } from 'vitest';
import { FRESH_DAYS, freshness, STALE_DAYS, type Confirmable } from '#schema/issues/freshness.ts';
import { DAY_MS } from '#schema/durations.ts';
import { confirmedText } from './confirmedText.ts';

const now = new Date('2026-11-28T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
const issue = (createdDays: number, confirmedDays = createdDays): Confirmable => ({
  status: 'reported',
  createdAt: ago(createdDays),
  confirmedAt: ago(confirmedDays),
});

describe('how fresh an issue is', () => {
  it.each([
    [0, 'fresh'],
    [FRESH_DAYS, 'fresh'],
    [FRESH_DAYS + 1, 'aging'],
    [STALE_DAYS, 'aging'],
    [STALE_DAYS + 1, 'stale'],
  ] as const)('%d days after the last confirmation: %s', (days, expected) => {
    expect(freshness(issue(400, days), now.getTime())).toBe(expected);
    // From before confirmations were stored on the device, the day of the report counts.
    expect(freshness({ status: 'reported', createdAt: ago(days) }, now.getTime())).toBe(expected);
  });

  it('does not matter once completed, and is not guessed where nothing is known', () => {
    expect(freshness({ ...issue(400), status: 'completed' }, now.getTime())).toBe('fresh');
    expect(freshness({ status: 'reported' }, now.getTime())).toBe('fresh');
  });

  it('is said in words where the day of the report does not say it', () => {
    expect(confirmedText(issue(90), now)).toBeNull();
    expect(confirmedText(issue(90, 8), now)).toBe('Confirmed Nov 20, 2026');
    expect(confirmedText(issue(220), now)).toBe('Not confirmed since Apr 22, 2026');
    expect(confirmedText(issue(400, 220), now)).toBe('Not confirmed since Apr 22, 2026');
    expect(confirmedText({ ...issue(400), status: 'completed' }, now)).toBeNull();
    expect(confirmedText({ status: 'reported', confirmedAt: ago(8) }, now)).toBeNull();
  });
});
