import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { reviewJury } from '#api/case/jury/reviewJury.ts';
import { writeRuling } from '#api/case/rulings/rulings.ts';
import { hoursAfter } from '#api/platform/instant.rules.ts';
import { openCourt, playContested, playVerdicts } from '#tests/support/cases/playedCases.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';

const REASON = 'Both pictures show the same corner at night.';
const PATIENCE_MS = 60_000;

const test = await databaseOfTests();

const court = await openCourt(test.database);
/** Two jurors have given verdicts; later the case waits for a second ambassador. */
const judged = await playContested(court, 50_000n);
await playVerdicts(court, judged, ['approve', 'reject']);

const run = (sql: string, values: unknown[] = []) => test.database.query(sql, values);

const release = (kind: string) =>
  run(
    `insert into release_decision (id, issue_id, proof_id, kind, reason, decided_at)
     values ($1, $2, $3, $4, 'Because somebody says so.', $5)`,
    [randomUUID(), judged.issueId, judged.proofId, kind, court.now],
  );

const refund = (rulingId: string | null) =>
  run(
    `insert into ledger_transaction (id, issue_id, kind, ruling_id, created_at)
     values ($1, $2, 'refund', $3, $4)`,
    [randomUUID(), judged.issueId, rulingId, court.now],
  );

describe('what the database itself refuses, whoever asks', { timeout: PATIENCE_MS }, () => {
  it.each([
    `update jury_candidate set position = position + 10`,
    `delete from jury_candidate`,
    `update jury_verdict set choice = 'approve'`,
    `delete from jury_verdict`,
    `update jury set seed = decode(repeat('00', 32), 'hex')`,
    `delete from jury`,
    `update jury_seat set offered_at = offered_at + interval '1 day'`,
    `update jury_seat set status = 'offered', answered_at = null where status = 'accepted'`,
    `truncate jury cascade`,
    `truncate ruling cascade`,
  ])('to %s', async (statement) => {
    await expect(run(statement)).rejects.toThrow(/append-only|is locked|is decided/u);
  });

  it('a verdict of somebody without a seat, or after the end', async () => {
    const verdict = (who: string) =>
      run(
        `insert into jury_verdict (proof_id, user_id, choice, reason, salt, seal, given_at)
         select s.proof_id, s.user_id, 'approve', $2, decode(repeat('00', 32), 'hex'),
           decode(repeat('00', 32), 'hex'), $3
         from jury_candidate s where s.proof_id = $1 and ${who} limit 1`,
        [judged.proofId, REASON, court.now],
      );
    const isSeated = `s.user_id in (select user_id from jury_seat where proof_id = $1)`;
    await expect(verdict(`not ${isSeated}`)).rejects.toThrow('nobody who sits there');
    const early = court.now;
    court.now = hoursAfter(early, 72);
    await expect(verdict(isSeated)).rejects.toThrow('nobody who sits there');
    court.now = early;
  });

  it('money by a verdict that three did not give, or by a ruling that nobody wrote', async () => {
    await expect(release('verdict')).rejects.toThrow('has no basis');
    await expect(release('ruling')).rejects.toThrow('has no basis');
    await expect(refund(null)).rejects.toThrow('has no basis');
  });

  it('money by a ruling without the second ambassador, who is not the first', async () => {
    court.now = hoursAfter(court.now, 72);
    await court.as(null, (tx) => reviewJury(tx, judged.issueId));
    const [first] = court.ambassadors;
    if (!first) throw new RangeError('An ambassador is needed');
    const ruling = { proofId: judged.proofId, choice: 'refund' as const, reason: REASON };
    await court.as(first, (tx) => writeRuling(tx, ruling));
    const [row]: { id: string }[] = await run('select id from ruling where proof_id = $1', [
      judged.proofId,
    ]);
    await expect(refund(row?.id ?? '')).rejects.toThrow('has no basis');
    await expect(release('ruling')).rejects.toThrow('has no basis');
    await expect(
      run('insert into ruling_confirmation values ($1, $2, $3)', [row?.id, first.id, court.now]),
    ).rejects.toThrow('confirmed by its author');
    await expect(run(`update ruling set choice = 'release'`)).rejects.toThrow('append-only');
  });

  it('a freeze to be lifted by its owner, without an upheld report, or twice', async () => {
    const [first, second] = court.ambassadors;
    const [accused] = court.donors;
    if (!first || !second || !accused) throw new RangeError('A court has people');
    const flagId = randomUUID();
    await run(
      `insert into account_flag (id, user_id, by_id, reason, raised_at) values ($1, $2, $3, $4, $5)`,
      [flagId, accused.id, first.id, REASON, court.now],
    );
    const lift = (byId: string) =>
      run('insert into account_lift values ($1, $2, $3, $4)', [flagId, byId, REASON, court.now]);
    await expect(lift(first.id)).rejects.toThrow('has no basis');
    await run(
      `update account_flag set settled = 'upheld', settled_by = $2, settled_at = $3 where id = $1`,
      [flagId, second.id, court.now],
    );
    await expect(lift(accused.id)).rejects.toThrow('has no basis');
    await lift(first.id);
    await expect(lift(second.id)).rejects.toThrow('account_lift_pkey');
    await expect(run('delete from account_lift')).rejects.toThrow('append-only');
    await expect(run(`update account_lift set reason = repeat('x', 20)`)).rejects.toThrow(
      'append-only',
    );
  });
});
