import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { postMessage } from '#api/issues/postMessage.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { issueEntity } from '#api/issues/issues.entities.ts';
import { findCell } from '#schema/places/geo.ts';
import { failureOf } from '#tests/support/database/annsDatabase.ts';
import { contextOf, insertIssue, testNow } from '#tests/support/database/testDatabase.ts';
import { annsDatabaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { findAuditEntries } from './auditLog.ts';
import { entities } from '#api/startup/entities.ts';
import { createDataSource } from './dataSource.ts';
import { repliedOnce, type IdempotentRequest } from '#api/http/idempotency.ts';
import { brokenConstraint, transact, type Transaction } from './transaction.ts';

const test = await annsDatabaseOfTests();
const { database } = test;

const key = (request = 'POST /api/things\n{}') => ({ key: randomUUID(), request });
const repliedBy = (scope: string, request: IdempotentRequest) =>
  repliedOnce(request, { scope, isLasting: true, now: testNow });

describe('transact', () => {
  it('commits the effect, its record and the answer together', async () => {
    const id = await test.reported();
    const found = await database.getRepository(issueEntity).findOneByOrFail({ id });
    expect(found).toMatchObject({ fundingCents: 0n, status: 'reported', reporterId: test.ann.id });
    expect(found.cell).toBe(findCell({ latitude: 41.88, longitude: -87.63 }));
  });

  it('answers a repeat with the first answer, word for word, and runs nothing', async () => {
    let runs = 0;
    const once = repliedBy('ann', key());
    const work = async (tx: Transaction) => {
      runs += 1;
      return { status: 201, text: `${await insertIssue(tx)} in run ${runs}` };
    };
    const first = await transact(database, test.context(), work, once);
    const whole = { ...first, isShort: false };
    expect(await transact(database, test.context(), work, once)).toEqual(whole);
    expect(runs).toBe(1);
  });

  it('has a connection plan a statement once, however many transactions ask it', async () => {
    const other = createDataSource({ entities, url: test.url, poolSize: 1 });
    await other.initialize();
    const ask = (word: string) =>
      transact(other, test.context({ isAuditExempt: true }), (tx) =>
        tx.query<{ word: string }>('select $1::text as word', [word]),
      );
    try {
      for (const word of ['one', 'two']) expect(await ask(word)).toEqual([{ word }]);
      const prepared: unknown[] = await other.query(
        "select 1 from pg_prepared_statements where statement = 'select $1::text as word'",
      );
      expect(prepared).toHaveLength(1);
    } finally {
      await other.destroy();
    }
  });

  it('leaves a server that has begun to refuse writes for the one that takes them', async () => {
    const name = new URL(test.url).pathname.slice(1);
    const other = createDataSource({ entities, url: test.url, poolSize: 1 });
    await database.query(`alter database ${name} set default_transaction_read_only = on`);
    const save = () =>
      transact(other, test.context({ isAuditExempt: true }), (tx) =>
        tx.query('insert into site_secret select * from site_secret where false'),
      );
    try {
      await other.initialize();
      await expect(save()).rejects.toMatchObject({ driverError: { code: '25006' } });
      await database.query(`alter database ${name} reset default_transaction_read_only`);
      await expect(save()).resolves.toEqual([]);
    } finally {
      await other.destroy();
    }
  });

  it('sees what others have committed, whatever the database prefers', async () => {
    const name = new URL(test.url).pathname.slice(1);
    await database.query(
      `alter database ${name} set default_transaction_isolation = 'serializable'`,
    );
    const other = createDataSource({ entities, url: test.url, poolSize: 1 });
    await other.initialize();
    try {
      const shown = await transact(other, test.context({ isAuditExempt: true }), (tx) =>
        tx.query('show transaction_isolation'),
      );
      expect(shown).toEqual([{ transaction_isolation: 'read committed' }]);
    } finally {
      await other.destroy();
      await database.query(`alter database ${name} reset default_transaction_isolation`);
    }
  });

  it('lets a concurrent duplicate wait, and runs once', async () => {
    let runs = 0;
    const once = repliedBy('ann', key());
    const work = async (tx: Transaction) => {
      runs += 1;
      await sleep(50);
      return { status: 201, text: await insertIssue(tx) };
    };
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => transact(database, test.context(), work, once)),
    );
    expect(runs).toBe(1);
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
  });

  it('refuses a key that was used for another request, but not for another person', async () => {
    const idempotency = key();
    const send = (scope: string, request: IdempotentRequest) =>
      transact(
        database,
        test.context({ isAuditExempt: true }),
        () => Promise.resolve({ status: 200, text: `done for ${scope}` }),
        repliedBy(scope, request),
      );
    await send('ann', idempotency);
    const failure = await failureOf(send('ann', { ...idempotency, request: 'other' }));
    expect(failure).toMatchObject({ code: 'idempotency_key_reused' });
    expect((await send('bob', idempotency)).text).toBe('done for bob');
  });

  it('keeps neither the key itself nor a hash of the body that a guess could be tried on', async () => {
    const idempotency = key('POST /api/register\n{"password":"hunter2hunter2"}');
    await transact(
      database,
      test.context({ isAuditExempt: true }),
      () => Promise.resolve({ status: 200, text: '1' }),
      repliedBy('ann', idempotency),
    );
    const plain = createHash('sha256').update(idempotency.request).digest();
    const rows = await database.query('select 1 from idempotency_key where request_hash = $1', [
      plain,
    ]);
    expect(rows).toEqual([]);
  });

  it('undoes everything on a refusal, the key too, so that a corrected repeat is served', async () => {
    const once = repliedBy('ann', key());
    const id = randomUUID();
    const send = (isRefused: boolean) =>
      transact(
        database,
        test.context(),
        async (tx) => {
          await insertIssue(tx, id);
          if (isRefused) throw new Refusal('forbidden');
          return { status: 201, text: 'served' };
        },
        once,
      );
    expect(await failureOf(send(true))).toMatchObject({ code: 'forbidden' });
    expect(await database.query('select 1 from issue where id = $1', [id])).toEqual([]);
    expect((await send(false)).text).toBe('served');
  });

  it('does not commit a command that recorded nothing', async () => {
    const failure = await failureOf(transact(database, test.context(), () => Promise.resolve()));
    expect(String(failure)).toContain('audit');
  });

  it('survives a deadlock', async () => {
    const [a, b] = [await test.reported(), await test.reported()];
    const meetings: string[] = [];
    const touch = (first: string, second: string) =>
      transact(database, test.context({ isAuditExempt: true }), async (tx) => {
        const bump = 'update issue set message_count = message_count + 1 where id = $1';
        await tx.query(bump, [first]);
        meetings.push(first);
        while (meetings.length < 2) await sleep(5);
        await tx.query(bump, [second]);
      });
    await Promise.all([touch(a, b), touch(b, a)]);
    const rows = await database.query(
      'select sum(message_count)::int as sum from issue where id in ($1, $2)',
      [a, b],
    );
    expect(rows).toEqual([{ sum: 4 }]);
    expect(meetings.length).toBeGreaterThan(2);
  });

  it('says busy instead of waiting for ever on a lock', async () => {
    const id = await test.reported();
    const holder = new Client({ connectionString: test.url });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select 1 from issue where id = $1 for update', [id]);
    const failure = await failureOf(
      transact(database, test.context({ isAuditExempt: true }), async (tx) => {
        await tx.query('select 1 from issue where id = $1 for update', [id]);
      }),
    );
    await holder.end();
    expect(failure).toMatchObject({ code: 'busy' });
  });

  it('takes the time of an act when its turn has come, not while it waits', async () => {
    const id = await test.reported();
    let minute = 0;
    const clock = {
      ...contextOf(null).clock,
      now: () => new Date(testNow.getTime() + minute * 60_000),
    };
    const holder = new Client({ connectionString: test.url });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select 1 from issue where id = $1 for update', [id]);
    const waiting = transact(database, test.context({ clock }), (tx) =>
      postMessage(tx, { issueId: id, message: 'Who repairs it?' }),
    );
    await sleep(200);
    minute = 1;
    await holder.query('commit');
    await holder.end();
    await waiting;
    const entries = await findAuditEntries(database.manager, id);
    expect(entries.at(-1)?.createdAt).toEqual(clock.now());
  });

  it('keeps what people wrote out of its errors', async () => {
    const failure = await failureOf(
      transact(database, test.context({ isAuditExempt: true }), async (tx) => {
        await tx.query(
          `insert into app_user (id, username, email, email_proved_at, password_hash, created_at)
           select $1, $2, email, $3, 'secret-hash', $3 from app_user limit 1`,
          [randomUUID(), 'twin', tx.now],
        );
      }),
    );
    expect(brokenConstraint(failure)).toBe('app_user_email');
    expect(inspect(failure, { depth: 6, showHidden: true })).not.toMatch(/twin|@example/);
  });
});
