import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { castBallot } from '#api/case/voting/castBallot.ts';
import { raiseFlag } from '#api/case/voting/flags.ts';
import { reviewVote } from '#api/case/voting/reviewVote.ts';
import { actAt, later, playToProof, type PlayedCase } from '#tests/support/cases/playedCase.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';

const test = await databaseOfTests();
const { database } = test;

const judged = await playToProof(database);
await actAt(database, { actor: judged.donor, now: later(50) }, async (tx) => {
  const { proofId } = judged;
  await castBallot(tx, { proofId, choice: 'approve', reason: '' });
  await raiseFlag(tx, { proofId, justification: 'The lamp flickers in the rain.' });
});

const decide = ({ issueId, proofId }: PlayedCase, kind: string, hours: number) =>
  database.query(
    `insert into release_decision (id, issue_id, proof_id, kind, reason, decided_at)
     values ($1, $2, $3, $4, 'Because I say so.', $5)`,
    [randomUUID(), issueId, proofId, kind, later(hours)],
  );

describe('the database', () => {
  it.each([
    ["update proof set summary = 'Something else.'", 'proof is locked'],
    ['update proof set jury_secret = sha256(jury_secret)', 'proof is locked'],
    ['delete from proof', 'append-only'],
    ["update ballot set choice = 'reject'", 'append-only'],
    ['delete from ballot', 'append-only'],
    ['update proof_voter set weight = 1', 'append-only'],
    ["update proof_flag set justification = repeat('x', 30)", 'proof_flag is locked'],
    ['delete from proof_flag', 'append-only'],
    ['truncate ballot, proof_voter', 'append-only'],
    ['delete from release_clock', 'append-only'],
  ])('refuses: %s', async (sql, message) => {
    await expect(database.query(sql)).rejects.toThrow(message);
  });

  it('takes no ballot of somebody without a say', async () => {
    const insert = database.query(
      `insert into ballot (proof_id, user_id, choice, created_at)
       values ($1, $2, 'approve', now())`,
      [judged.proofId, judged.solver.id],
    );
    await expect(insert).rejects.toThrow('foreign key');
  });

  it.each(['acceptance', 'auto_release', 'verdict', 'ruling'])(
    'releases nothing by %s while there is none',
    async (kind) => {
      await expect(decide(judged, kind, 24 * 30)).rejects.toThrow('has no basis');
    },
  );

  it('releases nothing without a proof, or from a frozen escrow', async () => {
    const without = { ...judged, proofId: randomUUID() };
    await expect(decide(without, 'acceptance', 60)).rejects.toThrow('no proof that can be paid');
    const frozen = await playToProof(database);
    await database.query('update issue set is_frozen = true where id = $1', [frozen.issueId]);
    await expect(decide(frozen, 'acceptance', 60)).rejects.toThrow('no proof that can be paid');
  });

  it('releases nothing by itself before everybody has known it for a day', async () => {
    const silent = await playToProof(database);
    const { issueId, proofId } = silent;
    await actAt(database, { actor: null, now: later(48 + 72) }, (tx) => reviewVote(tx, issueId));
    const announce = (hours: number) =>
      database.query(
        `with announced as (insert into release_notice values ($1, $2, $3) returning proof_id)
         update release_clock set notice_at = $3, release_at = $2
         where proof_id in (select proof_id from announced)`,
        [proofId, later(48 + 120), later(hours)],
      );
    await expect(decide(silent, 'auto_release', 48 + 120)).rejects.toThrow('has no basis');
    await announce(48 + 100);
    await expect(decide(silent, 'auto_release', 48 + 121)).rejects.toThrow('has no basis');
    await decide(silent, 'auto_release', 48 + 124);
    // And never again.
    await expect(decide(silent, 'auto_release', 48 + 125)).rejects.toThrow('release_decision_once');
  });

  it('keeps no closing of a vote whose figures say something else', async () => {
    const insert = (outcome: string, [approve, reject]: [number, number]) =>
      database.query(`insert into vote_closing values ($1, $2, 100, $3, $4, 0, 0, false, now())`, [
        judged.proofId,
        outcome,
        approve,
        reject,
      ]);
    await expect(insert('accepted', [40, 60])).rejects.toThrow('check constraint');
    await expect(insert('accepted', [30, 0])).rejects.toThrow('check constraint');
    await expect(insert('rejected', [60, 40])).rejects.toThrow('check constraint');
  });
});
