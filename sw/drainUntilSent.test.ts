import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drainUntilSent } from './drainUntilSent.ts';
import type { DrainResult } from './outbox/drain.ts';

const SYNC_EVENT_MS = 3 * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Outcome = DrainResult['outcome'];

/** Drains with these outcomes, the last one repeated; `times` records their starts. */
function drainsOf(outcomes: Outcome[], retryInMs = 0) {
  const startedAt = Date.now();
  const times: number[] = [];
  const drainOnce = (): Promise<DrainResult> => {
    const outcome = outcomes[Math.min(times.length, outcomes.length - 1)] ?? 'idle';
    times.push(Date.now() - startedAt);
    return Promise.resolve({
      outcome,
      received: 0,
      userId: null,
      retryAt: Date.now() + retryInMs,
    });
  };
  return { drainOnce, times };
}

async function outcomeOf(drainOnce: () => Promise<DrainResult>, isReplaced = false) {
  const ended = drainUntilSent(drainOnce, () => isReplaced).then(
    () => 'done',
    () => 'asks again',
  );
  await vi.advanceTimersByTimeAsync(2 * SYNC_EVENT_MS);
  return await ended;
}

describe('a sync event', () => {
  const triesUntilIdle = async (is: Outcome) => {
    const { drainOnce, times } = drainsOf([is, is, is, 'idle']);
    return { ended: await outcomeOf(drainOnce), tries: times.length };
  };

  it('goes on while somebody else holds the outbox', async () => {
    expect(await triesUntilIdle('held')).toEqual({ ended: 'done', tries: 4 });
  });

  it.each(['offline', 'waiting'] as const)('goes on while the outbox is %s', async (is) => {
    expect(await triesUntilIdle(is)).toEqual({ ended: 'done', tries: 4 });
  });

  it.each(['held', 'offline', 'waiting'] as const)(
    'asks the browser again when it is still %s shortly before the event would be ended',
    async (is) => {
      const { drainOnce, times } = drainsOf([is]);
      expect(await outcomeOf(drainOnce)).toBe('asks again');
      expect(times.at(-1)).toBeLessThan(SYNC_EVENT_MS - 30_000);
      expect(times.at(-1)).toBeGreaterThan(SYNC_EVENT_MS / 2);
      const pauses = times.slice(1).map((time, at) => time - (times[at] ?? 0));
      expect(Math.max(...pauses)).toBeLessThanOrEqual(10_000);
    },
  );

  it.each(['idle', 'signed_out'] as const)('is over when the outbox is %s', async (is) => {
    const { drainOnce, times } = drainsOf([is]);
    expect(await outcomeOf(drainOnce)).toBe('done');
    expect(times).toEqual([0]);
  });

  it('waits as long as the server asks for', async () => {
    const { drainOnce, times } = drainsOf(['offline', 'idle'], 60_000);
    expect(await outcomeOf(drainOnce)).toBe('done');
    expect(times).toEqual([0, 60_000]);
  });

  it('leaves a longer wait to the browser', async () => {
    const { drainOnce, times } = drainsOf(['waiting'], 10 * 60_000);
    expect(await outcomeOf(drainOnce)).toBe('asks again');
    expect(times).toEqual([0]);
  });

  it('does not keep a newer version of the app from taking over', async () => {
    const { drainOnce, times } = drainsOf(['offline']);
    expect(await outcomeOf(drainOnce, true)).toBe('asks again');
    expect(times).toEqual([0]);
  });
});
