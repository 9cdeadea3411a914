import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isUnavailable } from '#api/database/connection/isUnavailable.ts';
import { entities } from '#api/startup/entities.ts';
import { createDataSource, migrate } from '#api/database/dataSource.ts';
import { repliedOnce } from '#api/http/idempotency.ts';
import { transact, type Transaction } from '#api/database/transaction.ts';
import { execute } from '#tests/support/database/copiedDatabase.ts';
import { startPostgresPair, type PostgresPair } from '#tests/support/database/postgresPair.ts';
import { findPrograms } from '#tests/support/database/systemPostgres.ts';
import { contextOf, testNow } from '#tests/support/database/testDatabase.ts';

const TIMEOUT_MS = 300;
const LONG_MS = 5 * TIMEOUT_MS;

const programs = await findPrograms();

/** A reply, an error, or that there is neither yet. */
const outcomeOf = (writing: Promise<unknown>) =>
  Promise.race([
    writing.then(
      () => 'acknowledged',
      (error: unknown) => (isUnavailable(error) ? 'unavailable' : error),
    ),
    sleep(LONG_MS, 'waits'),
  ]);

if (programs !== null) {
  describe('a write whose synchronous standby is lost', () => {
    let pair: PostgresPair;
    let database: DataSource;
    let id: string;
    let write: () => Promise<unknown>;

    beforeAll(async () => {
      pair = await startPostgresPair(programs);
      database = createDataSource({ entities, url: pair.nodes[0].url, poolSize: 8 });
      await database.initialize();
      await migrate(database, pair.nodes[0].url);
    }, 150_000);

    afterAll(async () => {
      await database.destroy();
      await pair.stop();
    });

    beforeEach(async () => {
      id = randomUUID();
      const request = { key: randomUUID(), request: 'POST /api/people' };
      const addPerson = async (tx: Transaction) => {
        await tx.query(`set local statement_timeout = ${TIMEOUT_MS}`);
        await tx.query(
          `insert into app_user (id, username, email, password_hash, created_at)
           values ($1, $2, $3, 'x', $4)`,
          [id, `p${randomBytes(4).toString('hex')}`, `${id}@example.org`, testNow],
        );
        const text: string = randomUUID();
        return { status: 201, text };
      };
      write = () =>
        transact(
          database,
          contextOf(null, { isAuditExempt: true }),
          addPerson,
          repliedOnce(request, { scope: 'everybody', isLasting: true, now: testNow }),
        );
      await pair.killStandby();
    });

    // Where a test has failed: nothing can be written before.
    afterEach(() => pair.startStandby());

    /** What an operator does to it, or a shutdown, as soon as it waits for the standby. */
    async function whileWaiting(act: 'pg_cancel_backend' | 'pg_terminate_backend'): Promise<void> {
      const acting = `select ${act}(pid) from pg_stat_activity where wait_event = 'SyncRep'`;
      await expect.poll(() => execute(pair.nodes[0].url, acting)).toHaveLength(1);
    }

    const countOn = async (position: 0 | 1) => {
      const counting = 'select 1 from app_user where id = $1';
      return (await execute(pair.nodes[position].url, counting, [id])).length;
    };

    test('waits longer than any statement may take, and is acknowledged when it is back', async () => {
      const writing = write();
      expect(await outcomeOf(writing)).toBe('waits');
      await pair.startStandby();
      await writing;
      expect(await countOn(1)).toBe(1);
    });

    test('leaves connections to read with, however many others wait with it', async () => {
      const writings = Array.from({ length: 12 }, () => outcomeOf(write()));
      await expect
        .poll(() =>
          execute(
            pair.nodes[0].url,
            `select 1 from pg_stat_activity where wait_event in ('SyncRep', 'transactionid')`,
          ),
        )
        .toHaveLength(6);
      expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
      await pair.startStandby();
      await Promise.all(writings);
      await write();
      expect(await countOn(1)).toBe(1);
    });

    test.each(['pg_cancel_backend', 'pg_terminate_backend'] as const)(
      'is not acknowledged when its waiting is ended by %s, nor when it is repeated',
      async (act) => {
        const writing = outcomeOf(write());
        await whileWaiting(act);
        expect(await writing).toBe('unavailable');
        // On record, and yet only on a machine that may be lost.
        expect(await countOn(0)).toBe(1);
        const again = write();
        expect(await outcomeOf(again)).toBe('waits');
        await pair.startStandby();
        const reply = await again;
        expect(await write()).toEqual(reply);
        expect(await countOn(1)).toBe(1);
      },
    );
  });
}
