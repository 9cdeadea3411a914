import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LiveEvent } from '#schema/event.ts';
import { cellOf } from '#schema/geo.ts';
import type { Actor } from '#api/domain/actor.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { issueEntity } from '#api/entities/issue.ts';
import { findBrokenLink, readAuditEntries } from './auditLog.ts';
import { createDataSource, migrate } from './dataSource.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embeddedPostgres.ts';
import { listenForEvents } from './events.ts';
import { createSessionStore, destroySessionsOf, purgeExpiredSessions } from './sessionStore.ts';
import {
  brokenConstraint,
  transact,
  type Transaction,
  type TransactionContext,
} from './transaction.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'trybe-test-'));
const now = new Date('2026-05-01T10:00:00.000Z');
let server: EmbeddedPostgres;
let url: string;
let database: DataSource;
const ann: Actor = { id: randomUUID(), username: 'ann', accountRole: 'user', isFrozen: false };

const context = (changes: Partial<TransactionContext> = {}): TransactionContext => ({
  actor: ann,
  now,
  randomBytes: (length) => randomBytes(length),
  ...changes,
});

const key = (request = 'POST /api/things\n{}') => ({ key: randomUUID(), request });

async function insertIssue(
  tx: Transaction,
  id = randomUUID(),
  longitude = -87.63,
): Promise<string> {
  const place = { latitude: 41.88, longitude };
  await tx.query(
    `insert into issue (id, title, description, location, latitude, longitude, cell, area, priority,
       category, solution_criteria, reporter_id, created_at, updated_at)
     values ($1, 'Broken lamp', 'The lamp at the corner is broken.', 'Loop, Chicago', $2, $3, $4,
       'Loop', 'high', 'safety', 'The lamp shines again at night.', $5, $6, $6)`,
    [id, place.latitude, place.longitude, cellOf(place), ann.id, tx.now],
  );
  await tx.audit({ issueId: id, action: 'issue_reported', data: { priority: 'high' } });
  return id;
}

const reported = async (id = randomUUID(), longitude = -87.63) => {
  await transact(database, context(), async (tx) => {
    await insertIssue(tx, id, longitude);
    return { status: 201, body: { id } };
  });
  return id;
};

const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

const post = (kind: string, entries: [account: string, cents: number][], decisionId?: string) =>
  transact(database, context(), async (tx) => {
    const issueId = await insertIssue(tx);
    const id = tx.randomUuid();
    await tx.query(
      `insert into ledger_transaction (id, issue_id, kind, decision_id, created_at)
       values ($1, $2, $3, $4, $5)`,
      [id, issueId, kind, decisionId ?? null, now],
    );
    for (const [account, cents] of entries) {
      await tx.query(
        `insert into ledger_entry (transaction_id, account, issue_id, user_id, amount_cents)
         values ($1, $2, $3, $4, $5)`,
        [
          id,
          account,
          account === 'escrow' ? issueId : null,
          account === 'donor' ? ann.id : null,
          cents,
        ],
      );
    }
    return { status: 201, body: { issueId, id } };
  });

beforeAll(async () => {
  if (process.env.TEST_DATABASE_URL === undefined) {
    server = await startEmbeddedPostgres({ dataDir, isDurable: false });
    url = server.url;
  } else {
    url = process.env.TEST_DATABASE_URL;
  }
  const processes = [1, 2, 3].map(() => createDataSource({ url, poolSize: 8 }));
  await Promise.all(processes.map((source) => source.initialize()));
  await Promise.all(processes.map((source) => migrate(source, url)));
  await Promise.all(processes.slice(1).map((source) => source.destroy()));
  [database] = processes as [DataSource];
  await database.query(
    `insert into app_user (id, username, email, password_hash, created_at)
     values ($1, $2, $3, 'x', $4)`,
    [ann.id, `ann${randomBytes(4).toString('hex')}`, `${ann.id}@example.org`, now],
  );
});

afterAll(async () => {
  await database.destroy();
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('migrations', () => {
  it('run once although three processes started together on an empty database', async () => {
    const rows = await database.query('select name from migration order by id');
    expect(rows.map((row: { name: string }) => row.name)).toEqual(
      expect.arrayContaining(['Accounts1763000000001', 'Audit1763000000005']),
    );
    expect(new Set(rows.map((row: { name: string }) => row.name)).size).toBe(rows.length);
    expect(await database.showMigrations()).toBe(false);
  });

  it('make the tables that the entities describe', async () => {
    for (const { name } of database.entityMetadatas) {
      expect(await database.getRepository(name).find({ take: 1 })).toBeInstanceOf(Array);
    }
  });
});

describe('transact', () => {
  it('commits the effect, its record and the answer together', async () => {
    const id = await reported();
    const found = await database.getRepository(issueEntity).findOneByOrFail({ id });
    expect(found).toMatchObject({ fundingCents: 0n, status: 'reported', reporterId: ann.id });
    expect(found.cell).toBe(cellOf({ latitude: 41.88, longitude: -87.63 }));
  });

  it('answers a repeat with the first answer, word for word, and runs nothing', async () => {
    let runs = 0;
    const idempotency = key();
    const send = () =>
      transact(database, context({ idempotency }), async (tx) => {
        runs += 1;
        return { status: 201, body: { id: await insertIssue(tx), runs } };
      });
    const first = await send();
    const second = await send();
    expect(second).toEqual({ ...first, isRepeat: true });
    expect(runs).toBe(1);
  });

  it('lets a twin that comes at the same time wait, and runs once', async () => {
    let runs = 0;
    const idempotency = key();
    const replies = await Promise.all(
      Array.from({ length: 6 }, () =>
        transact(database, context({ idempotency }), async (tx) => {
          runs += 1;
          await sleep(50);
          return { status: 201, body: { id: await insertIssue(tx) } };
        }),
      ),
    );
    expect(runs).toBe(1);
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
  });

  it('refuses a key that was used for another request, but not for another person', async () => {
    const idempotency = key();
    const send = (changes: Partial<TransactionContext>) =>
      transact(database, context({ idempotency, isAuditExempt: true, ...changes }), () =>
        Promise.resolve({ status: 200, body: 'done' }),
      );
    await send({});
    const failure = await failureOf(send({ idempotency: { ...idempotency, request: 'other' } }));
    expect(failure).toMatchObject({ code: 'idempotency_key_reused' });
    expect((await send({ actor: null })).isRepeat).toBe(false);
  });

  it('keeps neither the key itself nor a hash of the body that a guess could be tried on', async () => {
    const idempotency = key('POST /api/register\n{"password":"hunter2hunter2"}');
    await transact(database, context({ idempotency, isAuditExempt: true }), () =>
      Promise.resolve({ status: 200, body: 1 }),
    );
    const { createHash } = await import('node:crypto');
    const plain = createHash('sha256').update(idempotency.request).digest();
    const rows = await database.query('select 1 from idempotency_key where request_hash = $1', [
      plain,
    ]);
    expect(rows).toEqual([]);
  });

  it('undoes everything on a refusal, the key too, so that a corrected repeat is served', async () => {
    const idempotency = key();
    const id = randomUUID();
    const refused = await failureOf(
      transact(database, context({ idempotency }), async (tx) => {
        await insertIssue(tx, id);
        throw new Refusal('forbidden');
      }),
    );
    expect(refused).toMatchObject({ code: 'forbidden' });
    expect(await database.query('select 1 from issue where id = $1', [id])).toEqual([]);
    const served = await transact(database, context({ idempotency }), async (tx) => ({
      status: 201,
      body: await insertIssue(tx, id),
    }));
    expect(served.isRepeat).toBe(false);
  });

  it('does not commit a command that recorded nothing', async () => {
    const failure = await failureOf(
      transact(database, context(), () => Promise.resolve({ status: 200, body: {} })),
    );
    expect(String(failure)).toContain('audit');
  });

  it('survives a deadlock', async () => {
    const [a, b] = [await reported(), await reported()];
    const meetings: string[] = [];
    const touch = (first: string, second: string) =>
      transact(database, context({ isAuditExempt: true }), async (tx) => {
        const bump = 'update issue set message_count = message_count + 1 where id = $1';
        await tx.query(bump, [first]);
        meetings.push(first);
        while (meetings.length < 2) await sleep(5);
        await tx.query(bump, [second]);
        return { status: 200, body: null };
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
    const id = await reported();
    const holder = new Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select 1 from issue where id = $1 for update', [id]);
    const failure = await failureOf(
      transact(database, context({ isAuditExempt: true }), async (tx) => {
        await tx.query('select 1 from issue where id = $1 for update', [id]);
        return { status: 200, body: null };
      }),
    );
    await holder.end();
    expect(failure).toMatchObject({ code: 'busy' });
  });

  it('keeps what people wrote out of its errors', async () => {
    const failure = await failureOf(
      transact(database, context({ isAuditExempt: true }), async (tx) => {
        await tx.query(
          `insert into app_user (id, username, email, password_hash, created_at)
           select $1, $2, email, 'secret-hash', $3 from app_user limit 1`,
          [randomUUID(), 'twin', now],
        );
        return { status: 201, body: null };
      }),
    );
    expect(brokenConstraint(failure)).toBe('app_user_email');
    const { inspect } = await import('node:util');
    expect(inspect(failure, { depth: 6, showHidden: true })).not.toMatch(/twin|@example/);
  });
});

describe('the audit log', () => {
  it('is one chain per issue that shows any change', async () => {
    const id = await reported();
    for (const action of ['edited', 'pledged']) {
      await transact(database, context(), async (tx) => {
        await tx.audit({ issueId: id, action, data: { cents: 12n, b: undefined, a: [1.5, 'é'] } });
        return { status: 200, body: null };
      });
    }
    const entries = await readAuditEntries(database.manager, id);
    expect(entries.map((entry) => entry.action)).toEqual(['issue_reported', 'edited', 'pledged']);
    expect(findBrokenLink(entries)).toBeNull();
    const forged = entries.map((entry) =>
      entry.sequence === 2 ? { ...entry, data: '{"cents":"13"}' } : entry,
    );
    expect(findBrokenLink(forged)).toBe(2);
    expect(findBrokenLink(entries.slice(1))).toBe(2);
    expect(JSON.stringify(entries)).not.toContain(ann.id);
  });

  it('stays one chain when many append at once', async () => {
    const id = await reported();
    await Promise.all(
      Array.from({ length: 12 }, (_, number) =>
        transact(database, context(), async (tx) => {
          await tx.audit({ issueId: id, action: 'noted', data: { number } });
          return { status: 200, body: null };
        }),
      ),
    );
    const entries = await readAuditEntries(database.manager, id);
    expect(entries).toHaveLength(13);
    expect(findBrokenLink(entries)).toBeNull();
  });

  it.each([
    'update audit_entry set action = $$x$$',
    'delete from audit_entry',
    'truncate audit_entry',
    'delete from ledger_entry',
    'update ledger_entry set amount_cents = 1',
    'truncate ledger_transaction cascade',
  ])('refuses: %s', async (statement) => {
    await post('pledge', [
      ['donor', -100],
      ['escrow', 100],
    ]);
    await expect(database.query(statement)).rejects.toThrow('append-only');
  });
});

describe('the ledger', () => {
  it('takes a movement that sums to zero, and keeps the balance of the escrow', async () => {
    const { text } = await post('pledge', [
      ['donor', -2500],
      ['escrow', 2500],
    ]);
    const { issueId } = JSON.parse(text) as { issueId: string };
    const rows = await database.query(
      'select balance_cents from escrow_balance where issue_id = $1',
      [issueId],
    );
    expect(rows).toEqual([{ balance_cents: '2500' }]);
  });

  it.each<[string, [string, number][]]>([
    [
      'does not sum to zero',
      [
        ['donor', -2500],
        ['escrow', 2400],
      ],
    ],
    ['has no entries', []],
    [
      'overdraws an escrow',
      [
        ['donor', 100],
        ['escrow', -100],
      ],
    ],
  ])('refuses a movement that %s', async (_, entries) => {
    const failure = await failureOf(post('pledge', entries));
    expect(String(failure)).toMatch(/does not balance|escrow_not_negative/);
  });

  it('refuses to release money without a decision on record', async () => {
    const movement: [string, number][] = [
      ['donor', -100],
      ['escrow', 100],
    ];
    expect(await failureOf(post('release', movement))).not.toBeNull();
    expect(await failureOf(post('release', movement, randomUUID()))).not.toBeNull();
  });
});

describe('counts and changes', () => {
  const counted = () =>
    database.query(
      `select z, n, sum_longitude_e6 as sum from cell_agg
       where priority = 'high' and status = 'reported' and n > 0 and cell in
         (select $1::bigint >> (2 * (20 - z)) from unnest('{4,6,8,10,12}'::int[]) z) order by z`,
      [cellOf({ latitude: 41.88, longitude: 10 })],
    );

  it('follow an issue as it comes, is hidden and returns, at every zoom', async () => {
    const id = await reported(randomUUID(), 10);
    const one = [4, 6, 8, 10, 12].map((z) => ({ z, n: 1, sum: '10000000' }));
    expect(await counted()).toEqual(one);
    await database.query('update issue set is_hidden = true where id = $1', [id]);
    expect(await counted()).toEqual([]);
    await database.query('update issue set is_hidden = false where id = $1', [id]);
    expect(await counted()).toEqual(one);
    await database.query('select rebuild_aggregates()');
    expect(await counted()).toEqual(one);
  });

  it('number every change, and the reporter’s own changes apart', async () => {
    const id = await reported();
    const versions = async () => {
      const rows = await database.query('select version, edited_version from issue where id = $1', [
        id,
      ]);
      return [Number(rows[0].version), Number(rows[0].edited_version)] as const;
    };
    const [first] = await versions();
    await database.query('update issue set message_count = message_count + 1 where id = $1', [id]);
    const [second, edited] = await versions();
    expect(second).toBeGreaterThan(first);
    expect(edited).toBe(first);
    await database.query(
      `update issue set title = 'Another title', updated_at = $2 where id = $1`,
      [id, new Date(now.getTime() + 1000)],
    );
    const [third, editedThird] = await versions();
    expect(editedThird).toBe(third);
  });

  it('never offer a change while an earlier one is still on its way', async () => {
    const [slow, quick] = [await reported(), await reported()];
    const bound = async () =>
      Number((await database.query('select issue_feed_bound() as bound'))[0].bound);
    const touch = 'update issue set message_count = message_count + 1 where id = $1';
    const holder = new Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin');
    await holder.query(touch, [slow]);
    await database.query(touch, [quick]);
    const [{ version }] = await database.query('select version from issue where id = $1', [quick]);
    expect(await bound()).toBeLessThan(Number(version) - 1);
    await holder.query('commit');
    await holder.end();
    expect(await bound()).toBeGreaterThanOrEqual(Number(version));
  });

  it('use the search index for a part of a word', async () => {
    const id = await reported();
    await database.query('insert into issue_search values ($1, $2)', [id, 'müllberg\u001Fim park']);
    const rows = await database.query(`select issue_id from issue_search where doc like '%llber%'`);
    expect(rows).toEqual([{ issue_id: id }]);
  });
});

describe('events', () => {
  it('reach other processes on commit, never on a rollback, and resync after a cut', async () => {
    const heard: LiveEvent[] = [];
    const feed = await listenForEvents({ url });
    feed.subscribe((event) => heard.push(event));
    const until = async (topic: string) => {
      for (let wait = 0; wait < 200 && !heard.some((event) => event.topic === topic); wait += 1) {
        await sleep(20);
      }
    };
    await failureOf(
      transact(database, context({ isAuditExempt: true }), (tx) => {
        tx.publish({ topic: 'votes', id: null });
        return Promise.reject(new Refusal('forbidden'));
      }),
    );
    const id = randomUUID();
    await transact(database, context({ isAuditExempt: true }), (tx) => {
      tx.publish({ topic: 'issue', id });
      tx.publish({ topic: 'issue', id });
      return Promise.resolve({ status: 200, body: null });
    });
    await until('issue');
    expect(heard).toEqual([{ topic: 'issue', id }]);
    await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'trybe events' and datname = current_database()`,
    );
    await until('resync');
    expect(heard.at(-1)).toEqual({ topic: 'resync', id: null });
    await feed.stop();
  });
});

describe('sessions', () => {
  const store = () => createSessionStore(database, () => now);

  it('are found by their id, which is not in the table', async () => {
    await store().set('an-id', { userId: ann.id }, 1000);
    expect(await store().get('an-id')).toEqual({ userId: ann.id });
    expect(await store().get('another')).toBeUndefined();
    const rows = await database.query('select * from session');
    expect(JSON.stringify(rows)).not.toContain('an-id');
  });

  it('end everywhere, and a request still under way cannot bring one back', async () => {
    await store().set('ended', { userId: ann.id }, 1000);
    await store().destroy('ended');
    await store().set('ended', { userId: ann.id }, 1000);
    expect(await store().get('ended')).toBeUndefined();
    await store().set('other', { userId: ann.id }, 1000);
    await destroySessionsOf(database, ann.id);
    expect(await store().get('other')).toBeUndefined();
  });

  it('end by themselves and are swept away', async () => {
    await store().set('short', {}, 50);
    const later = new Date(now.getTime() + 60);
    expect(await createSessionStore(database, () => later).get('short')).toBeUndefined();
    expect(await purgeExpiredSessions(database, later)).toBeGreaterThan(0);
  });
});
