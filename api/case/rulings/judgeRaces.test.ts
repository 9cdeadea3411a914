import { describe, expect, it } from 'vitest';
import { answerJurySeat } from '#api/case/jury/answerJurySeat.ts';
import { confirmRuling, writeRuling } from './rulings.ts';
import { giveVerdict } from '#api/case/jury/giveVerdict.ts';
import { reviewJury } from '#api/case/jury/reviewJury.ts';
import { checkBooks } from '#api/database/books/checkBooks.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { hoursAfter } from '#api/platform/instant.rules.ts';
import { openCourt, playContested, playVerdicts } from '#tests/support/cases/playedCases.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';

const REASON = 'Both pictures show the same corner at night.';
const PATIENCE_MS = 90_000;
const AT_ONCE = 20;

const test = await databaseOfTests();

const court = await openCourt(test.database);

/** How many of the attempts had an effect; all others were refused by a rule. */
async function winnersOf(attempts: readonly Promise<unknown>[]): Promise<number> {
  const settled = await Promise.allSettled(attempts);
  const failures = settled.filter((one) => one.status === 'rejected');
  expect(failures.filter(({ reason }) => !(reason instanceof Refusal))).toEqual([]);
  return settled.length - failures.length;
}

const times = <Item>(make: (at: number) => Item): Item[] =>
  Array.from({ length: AT_ONCE }, (_, at) => make(at));

const countOf = async (sql: string, values: unknown[]): Promise<number> => {
  const [row]: { count: string }[] = await test.database.query(sql, values);
  return Number(row?.count ?? 0);
};

describe('what is tried at the same time happens once', { timeout: PATIENCE_MS }, () => {
  it('an answer, a verdict, and the end of a jury', async () => {
    const { issueId, proofId } = await playContested(court, 20_000n);
    const [seat]: { user_id: string }[] = await test.database.query(
      'select user_id from jury_seat where proof_id = $1 order by user_id limit 1',
      [proofId],
    );
    const juror = court.jurors.find(({ id }) => id === seat?.user_id) ?? null;
    const answers = times((at) =>
      court.as(juror, (tx) => answerJurySeat(tx, proofId, at % 2 === 0 ? 'accepted' : 'declined')),
    );
    expect(await winnersOf(answers)).toBe(1);
    const verdicts = times((at) => {
      const choice = at % 2 === 0 ? ('approve' as const) : ('reject' as const);
      return court.as(juror, (tx) => giveVerdict(tx, { proofId, choice, reason: REASON }));
    });
    expect(await winnersOf(verdicts)).toBeLessThanOrEqual(1);
    court.now = hoursAfter(court.now, 72);
    await Promise.all(times(() => court.as(null, (tx) => reviewJury(tx, issueId))));
    const closed = `select count(*) from audit_entry where issue_id = $1 and action = 'jury_closed'`;
    expect(await countOf(closed, [issueId])).toBe(1);
  });

  it('release and refund by ambassadors who do not know of each other', async () => {
    const judged = await playContested(court, 30_000n);
    const { issueId, proofId } = judged;
    await playVerdicts(court, judged, ['approve', 'reject']);
    court.now = hoursAfter(court.now, 72);
    await court.as(null, (tx) => reviewJury(tx, issueId));
    const rulings = times((at) => {
      const choice = at % 2 === 0 ? ('release' as const) : ('refund' as const);
      const ambassador = court.ambassadors[at % court.ambassadors.length] ?? null;
      return court.as(ambassador, (tx) => writeRuling(tx, { proofId, choice, reason: REASON }));
    });
    expect(await winnersOf(rulings)).toBe(1);
    const out = `select count(*) from ledger_transaction
      where issue_id = $1 and kind in ('release', 'refund')`;
    expect(await countOf(out, [issueId])).toBe(1);
    const left = 'select balance_cents as count from escrow_balance where issue_id = $1';
    expect(await countOf(left, [issueId])).toBe(0);
  });

  it('the word of the second ambassador', async () => {
    const judged = await playContested(court, 50_000n);
    const { issueId, proofId } = judged;
    await playVerdicts(court, judged, []);
    court.now = hoursAfter(court.now, 72);
    await court.as(null, (tx) => reviewJury(tx, issueId));
    const [first = null, second = null] = court.ambassadors;
    const ruling = { proofId, choice: 'release' as const, reason: REASON };
    await court.as(first, (tx) => writeRuling(tx, ruling));
    const [row]: { id: string }[] = await test.database.query(
      'select id from ruling where proof_id = $1',
      [proofId],
    );
    const words = times(() => court.as(second, (tx) => confirmRuling(tx, row?.id ?? '')));
    expect(await winnersOf(words)).toBe(1);
    const paid = 'select count(*) from payout where issue_id = $1';
    expect(await countOf(paid, [issueId])).toBe(1);
  });

  it('and the books hold after all of it', async () => {
    expect((await checkBooks(test.database.manager)).problem).toBeNull();
  });
});
