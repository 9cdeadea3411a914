import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entities } from '#api/startup/entities.ts';
import { createDataSource } from '#api/database/dataSource.ts';
import { listenForEvents, type EventFeed } from '#api/database/events.ts';
import { repliedOnce } from '#api/http/idempotency.ts';
import { transact, type Transaction } from '#api/database/transaction.ts';
import { appUserEntity } from '#api/people/accounts.entities.ts';
import {
  failureOf,
  openAnnsDatabase,
  type AnnsDatabase,
} from '#tests/support/database/annsDatabase.ts';
import { openDatabaseLine, type DatabaseLine } from '#tests/support/database/databaseLine.ts';
import { insertIssue, testNow } from '#tests/support/database/testDatabase.ts';
import { isUnavailable } from './isUnavailable.ts';
import { OpenConnections } from './openConnections.ts';

const BEAT_MS = 50;
const LONG_MS = 20 * BEAT_MS;

let test: AnnsDatabase;
let line: DatabaseLine;
let database: DataSource;
let feed: EventFeed;
const heard: string[] = [];

beforeAll(async () => {
  test = await openAnnsDatabase();
  line = await openDatabaseLine(test.url);
  const connections = new OpenConnections();
  database = createDataSource({ entities, url: line.url, poolSize: 2, connections });
  await database.initialize();
  feed = await listenForEvents({ url: line.url, heartbeatMs: BEAT_MS, connections });
  feed.subscribe(({ topic }) => topic !== 'kept' && heard.push(topic));
});

beforeEach(() => line.set('good'));

afterAll(async () => {
  await feed.stop();
  await database.destroy();
  await line.close();
  await test.close();
});

const ask = (sql = 'select 1 as one'): Promise<unknown> => database.query(sql);

async function pid(): Promise<number> {
  const [row]: { pid: number }[] = await database.query('select pg_backend_pid() as pid');
  return row?.pid ?? 0;
}

async function untilAnswered(): Promise<unknown> {
  for (;;) {
    const answer = await ask().catch(() => null);
    if (answer !== null) return answer;
    await sleep(BEAT_MS);
  }
}

describe('a database that falls silent', () => {
  it('is given up, with everything that waits for it, and used again when it is back', async () => {
    await pid();
    line.set('silent');
    const failures = await Promise.all([failureOf(ask()), failureOf(ask('select 2'))]);
    expect(failures.map(isUnavailable)).toEqual([true, true]);
    heard.length = 0;
    line.set('good');
    expect(await untilAnswered()).toEqual([{ one: 1 }]);
    await expect.poll(() => heard).toContain('resync');
  });

  it('is not what one is that takes long over a question', async () => {
    await untilAnswered();
    const answer = await ask(`select 1 as one from pg_sleep(${LONG_MS / 1_000})`);
    expect(answer).toEqual([{ one: 1 }]);
  });

  it('is not what one is whose process was busy itself', async () => {
    await untilAnswered();
    const before = await pid();
    const answering = ask();
    const endMs = performance.now() + LONG_MS;
    while (performance.now() < endMs);
    expect(await answering).toEqual([{ one: 1 }]);
    await sleep(3 * BEAT_MS);
    expect(await pid()).toBe(before);
  });
});

describe('a database whose line is cut', () => {
  it('is unavailable, not at fault, and is used again when it is back', async () => {
    await untilAnswered();
    const asking = failureOf(ask('select pg_sleep(10)'));
    await sleep(BEAT_MS);
    line.set('cut');
    expect(isUnavailable(await asking)).toBe(true);
    expect(isUnavailable(await failureOf(ask()))).toBe(true);
    line.set('good');
    expect(await untilAnswered()).toEqual([{ one: 1 }]);
  });
});

describe('a connection that ends between two statements of a transaction', () => {
  const asks: [string, (tx: Transaction) => Promise<unknown>][] = [
    ['a query', (tx) => tx.query('select 1')],
    [
      'a repository',
      (tx) => tx.manager.getRepository(appUserEntity).findOneBy({ id: test.ann.id }),
    ],
    ['an insert', (tx) => insertIssue(tx, randomUUID())],
    ['the commit', () => Promise.resolve()],
  ];

  it.each(asks)('is unavailable to %s', async (_, askNext) => {
    await untilAnswered();
    const work = transact(database, test.context({ isAuditExempt: true }), async (tx) => {
      const [row] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
      await test.database.query('select pg_terminate_backend($1, 5000)', [row?.pid]);
      await sleep(BEAT_MS);
      await askNext(tx);
    });
    const failure = await failureOf(work);
    expect(isUnavailable(failure)).toBe(true);
  });
});

describe('a notice whose connection is cut', () => {
  it('leaves over another one', async () => {
    await untilAnswered();
    await sleep(3 * BEAT_MS);
    heard.length = 0;
    line.cutBefore('pg_notify');
    await transact(database, test.context({ isAuditExempt: true }), (tx) => {
      tx.publish({ topic: 'notification', id: test.ann.id });
      return Promise.resolve();
    });
    await expect.poll(() => heard).toEqual(['notification']);
  });
});

describe('a commit whose answer is lost', () => {
  it('is answered from its stored reply when it is sent again, and took effect once', async () => {
    await untilAnswered();
    const id = randomUUID();
    const request = { key: randomUUID(), request: 'POST /api/issues' };
    const report = () =>
      transact(
        database,
        test.context(),
        async (tx) => {
          await insertIssue(tx, id);
          return { status: 201, text: randomUUID() };
        },
        repliedOnce(request, { scope: test.ann.id, isLasting: true, now: testNow }),
      );
    line.loseAnswerTo('COMMIT');
    expect(isUnavailable(await failureOf(report()))).toBe(true);
    const again = await report();
    expect(await report()).toEqual(again);
    const rows: unknown[] = await test.database.query('select 1 from issue where id = $1', [id]);
    expect(rows).toHaveLength(1);
  });
});
