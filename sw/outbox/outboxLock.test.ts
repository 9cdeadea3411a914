import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeLocks } from '#tests/support/device/fakeLocks.ts';
import { createOutboxDatabase, type OutboxDatabase } from './database.ts';
import { ifOutboxLockIsFree } from './outboxLock.ts';
import { waitForOutboxLock } from './waitForOutboxLock.ts';

let databases = 0;

function setUp() {
  const locks = new FakeLocks() as unknown as LockManager;
  const database = createOutboxDatabase(`lock-test-${(databases += 1)}`);
  const clock = { now: 1_000_000 };
  const under = <T>(mode: 'now' | 'wait', run: (signal: AbortSignal) => Promise<T>) =>
    (mode === 'now' ? ifOutboxLockIsFree : waitForOutboxLock)(
      { locks, database, now: () => clock.now },
      run,
    );
  return { clock, database, locks, under };
}

afterEach(() => void vi.useRealTimers());

describe('the lock of the outbox', () => {
  it('lets one sender run at a time', async () => {
    const { under } = setUp();
    const events: string[] = [];
    const send = (name: string) => async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      events.push(`${name} ends`);
    };
    await Promise.all([under('wait', send('first')), under('wait', send('second'))]);
    expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('keeps nobody from sending in a browser without locks', async () => {
    const { database } = setUp();
    const options = { locks: undefined, database, now: () => 0 };
    for (const under of [ifOutboxLockIsFree, waitForOutboxLock])
      expect(await under(options, async () => 'sent')).toBe('sent');
  });

  it('is given up at once by whoever does not want to wait', async () => {
    const { under } = setUp();
    let finish = () => undefined as void;
    const first = under('wait', () => new Promise<void>((resolve) => (finish = resolve)));
    expect(await under('now', async () => 'sent')).toBeNull();
    finish();
    await first;
    expect(await under('now', async () => 'sent')).toBe('sent');
  });

  it('passes to the next one when a sender fails, and tells the failure', async () => {
    const { under } = setUp();
    const failing = under('wait', () => Promise.reject(new Error('disk')));
    const next = under('wait', async () => 'sent');
    await expect(failing).rejects.toThrow('disk');
    expect(await next).toBe('sent');
  });

  it('is taken from a holder that has gone silent, after two looks', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { clock, database, locks, under } = setUp();
    await under('wait', async () => 'beats once');
    clock.now += 60_000;
    const frozen = locks.request('outbox', {}, () => new Promise(() => undefined));
    frozen.catch(() => undefined);
    let isSent = false;
    const waiting = under('wait', async () => (isSent = true));
    await look(database);
    expect(isSent).toBe(false);
    await look(database);
    expect(await waiting).toBe(true);
  });

  it('is left to a holder that beats, however long it takes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { clock, database, under } = setUp();
    let finish = () => undefined as void;
    const slow = under('wait', () => new Promise<void>((resolve) => (finish = resolve)));
    let isSent = false;
    const waiting = under('wait', async () => (isSent = true));
    for (let second = 0; second < 60; second += 2) {
      clock.now += 2_000;
      await look(database);
    }
    expect(isSent).toBe(false);
    finish();
    await slow;
    expect(await waiting).toBe(true);
  });

  it('tells a sender that it was taken away', async () => {
    const { locks, under } = setUp();
    let signal: AbortSignal | undefined;
    const robbed = under('wait', (given) => {
      signal = given;
      return new Promise<string>(() => undefined);
    });
    await locks.request('outbox', { steal: true }, async () => 'mine');
    expect(await robbed).toBeNull();
    expect(signal?.aborted).toBe(true);
  });
});

/** Two seconds of the timers, and time for the disk work they start. */
async function look(database: OutboxDatabase): Promise<void> {
  await vi.advanceTimersByTimeAsync(2_000);
  await database.run((connection) => connection.count('meta'));
  await new Promise((resolve) => setTimeout(resolve, 5));
}
