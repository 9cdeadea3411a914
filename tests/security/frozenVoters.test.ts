import { expect, it } from 'vitest';
import { flagAccount, settleAccountFlag } from '#api/people/accountFlags.ts';
import { createPledge } from '#api/case/funding/createPledge.ts';
import { answerJurySeat } from '#api/case/jury/answerJurySeat.ts';
import { giveVerdict } from '#api/case/jury/giveVerdict.ts';
import { withdrawPledge } from '#api/case/funding/pledgeReturns.ts';
import { hoursAfter } from '#api/platform/instant.rules.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import {
  openCourt,
  playBallot,
  playContested,
  playProof,
  playVerdicts,
  playWork,
} from '#tests/support/cases/playedCases.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { insertIssue } from '#tests/support/database/testDatabase.ts';

const REASON = 'Three reports of theirs describe what is not there.';

const test = await databaseOfTests();
const court = await openCourt(test.database);
const [first, second] = court.ambassadors;
const [, other, third] = court.donors;

/** Two ambassadors, who may have a stake in any case of the account, freeze it. */
async function freeze(account: Actor | undefined): Promise<Actor> {
  if (!account) throw new TypeError('There is nobody to freeze');
  const { username } = account;
  const flagId = await court.as(first ?? null, (tx) =>
    flagAccount(tx, { username, reason: REASON }),
  );
  await court.as(second ?? null, (tx) =>
    settleAccountFlag(tx, { flagId, isUpheld: true, isFrozen: true }),
  );
  return { ...account, isFrozen: true };
}

const outcomeOf = async (proofId: string) => {
  const rows: { outcome: string | null }[] = await test.database.query(
    'select outcome from proof where id = $1',
    [proofId],
  );
  return rows[0]?.outcome;
};

it('the no of a creator and a donor stays when their accounts are frozen', async () => {
  const judged = await playProof(court, [30_000n, 20_000n, 10_000n]);
  const { proofId, reporter } = judged;
  await playBallot(court, judged, { voter: reporter, choice: 'reject' });
  await freeze(reporter);
  const frozen = await freeze(other);
  await playBallot(court, judged, { voter: frozen, choice: 'reject' });
  await playBallot(court, judged, { voter: third, choice: 'reject' });
  court.now = hoursAfter(court.now, 24);
  expect(await outcomeOf(proofId)).toBe('rejected');
  await test.database.query('update app_user set is_frozen = false where id = $1', [other?.id]);
});

it('a chosen solver whose account is frozen hands in the proof', async () => {
  const work = await playWork(court, [30_000n, 20_000n, 10_000n]);
  const judged = await playProof(court, { ...work, solver: await freeze(work.solver) });
  expect(await outcomeOf(judged.proofId)).toBeNull();
});

it('a creator whose account is frozen before the proof judges it', async () => {
  const work = await playWork(court, [30_000n, 20_000n, 10_000n]);
  const judged = await playProof(court, { ...work, reporter: await freeze(work.reporter) });
  const cast = playBallot(court, judged, { voter: judged.reporter, choice: 'approve' });
  await expect(cast).resolves.toBeUndefined();
});

it('one who was frozen before the choice has no say in it', async () => {
  await freeze(third);
  const judged = await playProof(court, [30_000n, 20_000n, 10_000n]);
  const cast = playBallot(court, judged, { voter: third, choice: 'reject' });
  await expect(cast).rejects.toMatchObject({ code: 'forbidden' });
});

it('a donor whose account is frozen takes the money back', async () => {
  const [donor] = court.donors;
  if (!donor) throw new TypeError('There is no donor');
  const issueId = await court.as(other ?? null, insertIssue);
  const pledgeId = await court.as(donor, (tx) => createPledge(tx, { issueId, amountCents: 100n }));
  const frozen = await freeze(donor);
  const taken = court.as(frozen, (tx) => withdrawPledge(tx, pledgeId));
  await expect(taken).resolves.toBeUndefined();
});

it('a second freeze gives nobody back the say in cases that were chosen since the first', async () => {
  const accused = await freeze(third);
  const work = await playWork(court, [30_000n, 20_000n, 10_000n]);
  await freeze(accused);
  const judged = await playProof(court, work);
  const cast = playBallot(court, judged, { voter: third, choice: 'reject' });
  await expect(cast).rejects.toMatchObject({ code: 'forbidden' });
});

it('jurors whose accounts are frozen after they took their seats still judge', async () => {
  await test.database.query('update app_user set is_frozen = false');
  const judged = await playContested(court, 50_000n);
  const { proofId } = judged;
  await playVerdicts(court, judged, ['reject', 'reject']);
  const rows: { id: string }[] = await test.database.query(
    `select s.user_id as id from jury_seat s where s.proof_id = $1 and s.status = 'accepted'
       and not exists (select from jury_verdict v where v.proof_id = $1 and v.user_id = s.user_id)`,
    [proofId],
  );
  const juror = court.jurors.find(({ id }) => id === rows[0]?.id);
  const frozen = await freeze(juror);
  await court.as(frozen, (tx) => giveVerdict(tx, { proofId, choice: 'reject', reason: REASON }));
  expect(await outcomeOf(proofId)).toBe('rejected');
});

it('one who is frozen while a seat is offered does not take it', async () => {
  const { proofId } = await playContested(court, 50_000n);
  const rows: { id: string }[] = await test.database.query(
    `select user_id as id from jury_seat where proof_id = $1 and status = 'offered'`,
    [proofId],
  );
  const juror = court.jurors.find(({ id }) => id === rows[0]?.id);
  const frozen = await freeze(juror);
  const taken = court.as(frozen, (tx) => answerJurySeat(tx, proofId, 'accepted'));
  await expect(taken).rejects.toMatchObject({ code: 'account_frozen' });
});
