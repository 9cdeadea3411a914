import { describe, expect, it } from 'vitest';
import { followTaking } from '#api/case/payments/followTaking.ts';
import { freezeEscrow } from '#api/case/rulings/freezeEscrow.ts';
import { writeRuling } from '#api/case/rulings/rulings.ts';
import { checkBooks } from '#api/database/books/checkBooks.ts';
import {
  openCourt,
  playContested,
  playVerdicts,
  type PlayedCase,
} from '#tests/support/cases/playedCases.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';

const REASON = 'The bank has taken a part of the money back.';
const PATIENCE_MS = 60_000;

const test = await databaseOfTests();

const court = await openCourt(test.database);

/** One donor's bank takes a pledge back, as the provider reports it. */
async function takeBack(issueId: string): Promise<void> {
  const [charge]: { id: string }[] = await test.database.query(
    `insert into provider_payment (id, kind, provider, issue_id, user_id, amount_cents, status,
       next_attempt_at, created_at, settled_at, expires_at)
     select id, 'charge', 'stripe', issue_id, user_id, amount_cents, 'succeeded', created_at,
       created_at, created_at, created_at
     from pledge where issue_id = $1 and status = 'held' limit 1 returning id`,
    [issueId],
  );
  const taken = { id: `du_${issueId}`, kind: 'dispute', state: 'taken' } as const;
  const chargeId = charge?.id ?? '';
  await court.as(null, (tx) => followTaking(tx, { ...taken, chargeId, amountCents: 20_000n }));
}

async function stateOf({ issueId, proofId }: PlayedCase) {
  const [row]: Record<string, unknown>[] = await test.database.query(
    `select i.status, i.verification_state as verification, i.is_frozen as "isFrozen",
       (select outcome from jury where proof_id = $2) as outcome,
       (select balance_cents::integer from escrow_balance where issue_id = i.id) as cents
     from issue i where i.id = $1`,
    [issueId, proofId],
  );
  return row;
}

describe('a jury over money that a bank has taken back', { timeout: PATIENCE_MS }, () => {
  it('goes on; what it accepted and nobody can pay for is for ambassadors to end', async () => {
    const judged = await playContested(court, 20_000n);
    const { issueId, proofId } = judged;
    await takeBack(issueId);
    expect(await stateOf(judged)).toMatchObject({ verification: 'jury', isFrozen: true });
    await playVerdicts(court, judged, ['approve', 'approve', 'approve']);
    expect(await stateOf(judged)).toMatchObject({ verification: 'jury', outcome: null });

    const [ambassador = null] = court.ambassadors;
    const unfreeze = { issueId, isFrozen: false, reason: REASON };
    await court.as(ambassador, (tx) => freezeEscrow(tx, unfreeze));
    expect(await stateOf(judged)).toEqual({
      status: 'in_progress',
      verification: 'arbitration',
      isFrozen: false,
      outcome: 'accepted',
      cents: 40_000,
    });
    const rule = (choice: 'release' | 'refund') =>
      court.as(ambassador, (tx) => writeRuling(tx, { proofId, choice, reason: REASON }));
    await expect(rule('release')).rejects.toMatchObject({ code: 'escrow_short' });
    await rule('refund');
    expect(await stateOf(judged)).toMatchObject({ status: 'reported', cents: 0 });
    expect((await checkBooks(test.database.manager)).problem).toBeNull();
  });
});
