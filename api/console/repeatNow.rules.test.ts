import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#schema/durations.ts';
import { canPayNow, canSendNow } from './repeatNow.rules.ts';

const NOW = new Date('2026-05-01T10:00:00.000Z');
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);

describe('a delivery tried again now', () => {
  it('is one that waits for longer than anybody can be at it', () => {
    expect(canSendNow(inMinutes(30), NOW)).toBe(true);
    expect(canSendNow(inMinutes(4), NOW)).toBe(false);
    expect(canSendNow(inMinutes(-1), NOW)).toBe(false);
    expect(canSendNow(-Infinity, NOW)).toBe(false);
  });

  it('is no payment that the provider may be working on', () => {
    expect(canPayNow({ attempts: 5, nextAttemptAt: inMinutes(13) }, NOW)).toBe(true);
    expect(canPayNow({ attempts: 5, nextAttemptAt: inMinutes(15) }, NOW)).toBe(false);
    expect(canPayNow({ attempts: 1, nextAttemptAt: inMinutes(1) }, NOW)).toBe(false);
    expect(canPayNow({ attempts: 5, nextAttemptAt: inMinutes(-1) }, NOW)).toBe(false);
    expect(canPayNow({ attempts: 0, nextAttemptAt: inMinutes(9) }, NOW)).toBe(false);
  });
});
