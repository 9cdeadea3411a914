import { describe, expect, it } from 'vitest';
import { countdown, untilText } from './countdown.ts';

const now = new Date('2026-05-01T10:00:00.000Z');

describe('a countdown', () => {
  it.each([
    ['2026-05-02T10:00:00.000Z', '1 day'],
    ['2026-05-02T09:59:00.000Z', '23 hours 59 minutes'],
    ['2026-05-22T11:30:00.000Z', '21 days 1 hour'],
    ['2026-05-22T10:30:00.000Z', '21 days'],
    ['2026-05-01T10:00:00.001Z', '1 minute'],
  ])('until %s is %s', (until, text) => {
    expect(countdown(until, now)).toBe(text);
  });

  it('stands behind the absolute time', () => {
    expect(untilText('2026-05-02T10:00:00.000Z', now)).toMatch(/^May 2, 2026 .* \(1 day left\)$/u);
    expect(untilText('2026-05-01T10:00:00.000Z', now)).toMatch(/\(any moment now\)$/u);
  });

  it('has nothing to say of a moment that has come', () => {
    expect(countdown('2026-05-01T10:00:00.000Z', now)).toBeNull();
  });
});
