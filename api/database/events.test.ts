import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '#api/platform/access.rules.ts';
import { failureOf } from '#tests/support/database/annsDatabase.ts';
import { testNow } from '#tests/support/database/testDatabase.ts';
import { annsDatabaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { listenForEvents, type PublishedEvent } from './events.ts';
import {
  createSessionStore,
  destroySessionsFor,
  purgeExpiredSessions,
  SIGN_INS_MAX,
} from './sessionStore.ts';
import { transact } from './transaction.ts';

const test = await annsDatabaseOfTests();
const { database } = test;

describe('events', () => {
  it('reach other processes on commit, those of what is put on record too, never on a rollback, and resync after a cut', async () => {
    const heard: PublishedEvent[] = [];
    const feed = await listenForEvents({ url: test.url });
    feed.subscribe((event) => heard.push(event));
    const until = async (topic: string) => {
      for (let wait = 0; wait < 200 && !heard.some((event) => event.topic === topic); wait += 1) {
        await sleep(20);
      }
    };
    const issueId = await test.reported();
    // Announced after the commit, so it would arrive among the events that follow.
    await until('issues');
    heard.length = 0;
    await failureOf(
      transact(database, test.context({ isAuditExempt: true }), (tx) => {
        tx.publish({ topic: 'votes', id: null });
        return Promise.reject(new Refusal('forbidden'));
      }),
    );
    const id = randomUUID();
    await transact(database, test.context({ isAuditExempt: true }), (tx) => {
      tx.publish({ topic: 'issue', id });
      tx.publish({ topic: 'issue', id });
      return Promise.resolve();
    });
    await until('issue');
    expect(heard).toEqual([
      { topic: 'kept', id, listed: null },
      { topic: 'issue', id },
    ]);
    heard.length = 0;
    await transact(database, test.context(), (tx) =>
      tx.audit({ issueId, action: 'vote_cast', data: {} }),
    );
    await until('proposals');
    const [kept] = heard.splice(0, 1);
    expect(kept).toMatchObject({ topic: 'kept', id: issueId, listed: { category: 'safety' } });
    expect(heard).toEqual([
      { topic: 'votes', id: issueId },
      { topic: 'proposals', id: issueId },
    ]);
    await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'trybe events' and datname = current_database()`,
    );
    await until('resync');
    expect(heard.at(-1)).toEqual({ topic: 'resync', id: null });
    await feed.stop();
  });
});

describe('a change of an issue', () => {
  const BEAT_MS = 100;

  /** Events of a change, announced or not, over many checks of the change numbers. */
  async function heardOf(change: (id: string) => Promise<unknown>): Promise<string[]> {
    const id = await test.reported();
    const heard: string[] = [];
    const feed = await listenForEvents({ url: test.url, heartbeatMs: BEAT_MS });
    await sleep(3 * BEAT_MS);
    feed.subscribe(({ topic }) => topic !== 'kept' && heard.push(topic));
    await change(id);
    await sleep(8 * BEAT_MS);
    await feed.stop();
    return heard;
  }
  const touch = 'update issue set message_count = message_count + 1 where id = $1';

  it('has everybody ask again when the process that owed the notice died', async () => {
    expect(await heardOf((id) => database.query(touch, [id]))).toEqual(['resync']);
  });

  it('that was told of is told once', async () => {
    const tell = (id: string) =>
      transact(database, test.context({ isAuditExempt: true }), async (tx) => {
        await tx.query(touch, [id]);
        tx.publish({ topic: 'chat', id });
      });
    expect(await heardOf(tell)).toEqual(['chat']);
  });
});

describe('sessions', () => {
  const storeAfter = (ms: number) =>
    createSessionStore(database, () => new Date(testNow.getTime() + ms));
  let store: ReturnType<typeof storeAfter>;
  beforeAll(() => (store = storeAfter(0)));
  const start = async (): Promise<string> => {
    const id = randomUUID();
    await store.set(id, { userId: test.ann.id }, 1000);
    return id;
  };

  it('are found by their id, which is not in the table', async () => {
    const id = await start();
    expect(await store.get(id)).toMatchObject({ userId: test.ann.id });
    expect(await store.get('another')).toBeUndefined();
    const rows = await database.query('select * from session');
    expect(JSON.stringify(rows)).not.toContain(id);
  });

  it('end everywhere, and a request still under way cannot bring one back', async () => {
    const ended = await start();
    await store.destroy(ended);
    await store.set(ended, { userId: test.ann.id }, 1000);
    expect(await store.get(ended)).toBeUndefined();
    const other = await start();
    await destroySessionsFor(database, test.ann.id);
    expect(await store.get(other)).toBeUndefined();
  });

  it('say how long they last yet, and last their whole time again when they are set again', async () => {
    const id = await start();
    const { _expire: end = 0 } = (await storeAfter(600).get(id)) ?? {};
    expect(end - Date.now()).toBeLessThanOrEqual(400);
    await storeAfter(600).set(id, { userId: test.ann.id }, 1000);
    expect(await storeAfter(1_500).get(id)).toMatchObject({ userId: test.ann.id });
  });

  it('are so many of one person: those unused for longest end', async () => {
    const ids: string[] = [];
    for (let at = 0; at <= SIGN_INS_MAX; at += 1) {
      ids.push(randomUUID());
      await storeAfter(at).set(ids[at] ?? '', { userId: test.ann.id }, 1000);
    }
    const [first = '', second = ''] = ids;
    const isOpen = async (id: string) => (await storeAfter(SIGN_INS_MAX).get(id)) !== undefined;
    expect(await Promise.all([first, second, ids.at(-1) ?? ''].map(isOpen))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('end by themselves and are swept away', async () => {
    const id = await start();
    expect(await storeAfter(1_060).get(id)).toBeUndefined();
    const later = new Date(testNow.getTime() + 1_060);
    expect(await purgeExpiredSessions(database, later)).toBeGreaterThan(0);
  });
});
