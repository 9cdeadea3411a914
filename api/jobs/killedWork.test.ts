import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { castBallot } from '#api/case/voting/castBallot.ts';
import { raiseFlag } from '#api/case/voting/flags.ts';
import { checkBooks } from '#api/database/books/checkBooks.ts';
import { entities } from '#api/startup/entities.ts';
import { createDataSource } from '#api/database/dataSource.ts';
import { actAt, later, playToProof, type PlayedCase } from '#tests/support/cases/playedCase.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { runDueWork } from './runDueWork.ts';

const test = await databaseOfTests();
const { database } = test;

const clockAt = (hours: number) => ({
  now: () => later(hours),
  randomBytes: (length: number) => new Uint8Array(randomBytes(length)),
});

async function looksOf({ issueId }: PlayedCase): Promise<unknown> {
  const [looks]: unknown[] = await database.query(
    `select i.status, i.verification_state as verification, b.balance_cents as escrow,
       (select array_agg(action order by sequence) from audit_entry where issue_id = i.id) as acts,
       (select count(*) from notification where issue_id = i.id) as notices,
       (select count(*) from ledger_transaction where issue_id = i.id) as movements,
       (select count(*) from payout where issue_id = i.id) as payouts
     from issue i join escrow_balance b on b.issue_id = i.id where i.id = $1`,
    [issueId],
  );
  return looks;
}

/**
 * A round by a process whose connection dies at statement number `deathAt`. Returns whether it
 * survived.
 */
async function roundDyingAt(deathAt: number, hours: number): Promise<boolean> {
  const dying = createDataSource({ entities, url: test.url, poolSize: 2 });
  await dying.initialize();
  let count = 0;
  const create = dying.createQueryRunner.bind(dying);
  dying.createQueryRunner = (mode) => {
    const runner = create(mode);
    const query = runner.manager.query.bind(runner.manager);
    runner.manager.query = (sql: string, parameters?: unknown[]) => {
      count += 1;
      if (count < deathAt) return query(sql, parameters);
      return query('select pg_terminate_backend(pg_backend_pid())');
    };
    return runner;
  };
  const options = { database: dying, clock: clockAt(hours), warn: () => undefined };
  await runDueWork({ ...options, isStopping: () => count >= deathAt }).catch(() => undefined);
  await dying.destroy().catch(() => undefined);
  return count < deathAt;
}

/**
 * Dies at every statement in turn until one process survives the round. The case changes in one step or not
 * at all. Returns the number of deaths before that step.
 */
async function workKilledEverywhere(played: PlayedCase, hours: number): Promise<number> {
  const before = JSON.stringify(await looksOf(played));
  let after: string | null = null;
  let deathsBefore = 0;
  for (let deathAt = 1; ; deathAt += 1) {
    const isAlive = await roundDyingAt(deathAt, hours);
    const looks = JSON.stringify(await looksOf(played));
    const hasHappened = after !== null || looks !== before;
    if (hasHappened) after ??= looks;
    else deathsBefore += 1;
    expect(looks).toBe(after ?? before);
    if (isAlive) return deathsBefore;
  }
}

const round = (hours: number) =>
  runDueWork({
    database,
    clock: clockAt(hours),
    warn: (message) => {
      throw new Error(message);
    },
    isStopping: () => false,
  });

const actionsOf = async (played: PlayedCase) => (await looksOf(played)) as { acts: string[] };

const countOf = async (played: PlayedCase, action: string) =>
  (await actionsOf(played)).acts.filter((act) => act === action).length;

describe('due work of a process that dies at any of its statements', () => {
  it('closes a vote once, and pays once', async () => {
    const played = await playToProof(database);
    const { donor, proofId } = played;
    await actAt(database, { actor: donor, now: later(50) }, (tx) =>
      castBallot(tx, { proofId, choice: 'approve', reason: '' }),
    );
    expect(await workKilledEverywhere(played, 48 + 72)).toBeGreaterThan(15);
    expect(await looksOf(played)).toMatchObject({
      status: 'completed',
      escrow: '0',
      payouts: '1',
      movements: '2',
    });
    expect(await countOf(played, 'vote_closed')).toBe(1);
    expect(await countOf(played, 'funds_released')).toBe(1);
    expect((await checkBooks(database.manager)).problem).toBeNull();
  }, 120_000);

  it('announces a release once and carries it out once', async () => {
    const played = await playToProof(database);
    await round(48 + 72);
    expect(await workKilledEverywhere(played, 48 + 96)).toBeGreaterThan(5);
    expect(await countOf(played, 'release_announced')).toBe(1);
    expect(await workKilledEverywhere(played, 48 + 120)).toBeGreaterThan(15);
    expect(await looksOf(played)).toMatchObject({ status: 'completed', payouts: '1' });
    expect(await countOf(played, 'funds_released')).toBe(1);
  }, 120_000);

  it('hands an objection on once', async () => {
    const played = await playToProof(database);
    const { donor, proofId } = played;
    await round(48 + 72);
    const justification = 'The lamp flickers as it did before.';
    await actAt(database, { actor: donor, now: later(48 + 80) }, (tx) =>
      raiseFlag(tx, { proofId, justification }),
    );
    expect(await workKilledEverywhere(played, 48 + 104)).toBeGreaterThan(5);
    const { acts } = await actionsOf(played);
    expect(acts.filter((act) => act === 'jury_called' || act === 'jury_closed')).toHaveLength(1);
  }, 120_000);

  it('ends a rejected work once', async () => {
    const played = await playToProof(database);
    const { donor, reporter, proofId } = played;
    for (const actor of [donor, reporter]) {
      await actAt(database, { actor, now: later(50) }, (tx) =>
        castBallot(tx, { proofId, choice: 'reject', reason: '' }),
      );
    }
    expect(await workKilledEverywhere(played, 50 + 24 * 7)).toBeGreaterThan(8);
    expect(await looksOf(played)).toMatchObject({ status: 'funded', escrow: '60000' });
    expect(await countOf(played, 'proposal_rejected')).toBe(1);
  }, 120_000);
});
