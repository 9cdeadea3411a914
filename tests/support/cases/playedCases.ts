import { createHash, randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { addProofNote } from '#api/case/proof/addProofNote.ts';
import { answerJurySeat } from '#api/case/jury/answerJurySeat.ts';
import { castBallot } from '#api/case/voting/castBallot.ts';
import { castVote } from '#api/case/funding/castVote.ts';
import { confirmRuling, writeRuling } from '#api/case/rulings/rulings.ts';
import { createPledge } from '#api/case/funding/createPledge.ts';
import { createProposal } from '#api/case/funding/proposals.ts';
import { giveVerdict } from '#api/case/jury/giveVerdict.ts';
import { raiseFlag } from '#api/case/voting/flags.ts';
import { rateSolver } from '#api/case/proof/rateSolver.ts';
import { reviewJury } from '#api/case/jury/reviewJury.ts';
import { reviewSelection } from '#api/case/funding/reviewSelection.ts';
import { startProof } from '#api/case/proof/startProof.ts';
import { submitProof } from '#api/case/proof/submitProof.ts';
import { transact, type Transaction } from '#api/database/transaction.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import type { ProofChoice } from '#schema/case/verification.ts';
import { hoursAfter } from '#api/platform/instant.rules.ts';
import {
  contextOf,
  insertIssue,
  insertPerson,
  testNow,
} from '#tests/support/database/testDatabase.ts';

const REASON = 'I looked at both pictures and at the place itself.';

/** People and a clock for cases that are played on a database, without a server around it. */
export type Court = {
  database: DataSource;
  donors: Actor[];
  jurors: Actor[];
  ambassadors: Actor[];
  now: Date;
  /** Runs a command in somebody's name; null: the rules act. */
  as<Result>(actor: Actor | null, work: (tx: Transaction) => Promise<Result>): Promise<Result>;
};

/** A case on its way. */
export type PlayedCase = { issueId: string; proofId: string; reporter: Actor; solver: Actor };

/** Makes everybody whom cases need: nobody of them is younger than a juror may be. */
export async function openCourt(database: DataSource): Promise<Court> {
  const people = async (name: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, () =>
        insertPerson(database, `${name}${randomUUID().slice(0, 8)}`),
      ),
    );
  const court: Court = {
    database,
    donors: await people('donor', 3),
    jurors: await people('juror', 6),
    ambassadors: (await people('judge', 2)).map((person): Actor => ({
      ...person,
      accountRole: 'ambassador',
    })),
    now: hoursAfter(testNow, 24 * 30),
    as: (actor, work) =>
      transact(database, contextOf(actor, { now: court.now, isAuditExempt: true }), work),
  };
  // Jurors have judged before.
  await database.query(
    `insert into trust_event (user_id, event, created_at)
     select id, 'agreed', $2 from unnest($1::uuid[]) id`,
    [court.jurors.map(({ id }) => id), testNow],
  );
  // Ambassadors rule: they must not be drawn.
  await database.query(
    `update app_user set trust_score = 20, account_role = 'ambassador' where id = any ($1::uuid[])`,
    [court.ambassadors.map(({ id }) => id)],
  );
  return court;
}

async function upload({ database, now }: Court, owner: Actor) {
  const [id, sha256] = [randomUUID(), createHash('sha256').update(randomUUID()).digest('hex')];
  await database.query(
    `insert into upload (id, owner_id, sha256, mime, bytes, width, height, created_at)
     values ($1, $2, decode($3, 'hex'), 'image/webp', 10, 10, 10, $4)`,
    [id, owner.id, sha256, now],
  );
  return { id, sha256, takenAt: null, position: null, source: 'file' as const };
}

/** An offer and its people. */
export type PlayedWork = Omit<PlayedCase, 'proofId'> & { proposalId: string };

/** An offer for $450 that donors want, each of whom has given one of the amounts. */
export async function playOffer(court: Court, amounts: readonly bigint[]): Promise<PlayedWork> {
  const { database, donors } = court;
  const as: Court['as'] = (actor, work) => court.as(actor, work);
  const reporter = await insertPerson(database, `r${randomUUID().slice(0, 12)}`);
  const solver = await insertPerson(database, `s${randomUUID().slice(0, 12)}`);
  const issueId = await as(reporter, insertIssue);
  const offer = { description: 'I mend it.', compensationCents: 45_000n, estimatedDays: 3 };
  const proposalId = await as(solver, (tx) => createProposal(tx, { issueId, ...offer }));
  for (const [at, amountCents] of amounts.entries()) {
    const donor = donors[at];
    if (!donor) throw new RangeError('More amounts than donors');
    await as(donor, (tx) => createPledge(tx, { issueId, amountCents }));
    await as(donor, (tx) => castVote(tx, { proposalId, voteType: 'upvote' }));
  }
  return { issueId, proposalId, reporter, solver };
}

/** Such an offer, chosen. */
export async function playWork(court: Court, amounts: readonly bigint[]): Promise<PlayedWork> {
  const work = await playOffer(court, amounts);
  for (const hours of [24, 24]) {
    court.now = hoursAfter(court.now, hours);
    await court.as(null, (tx) => reviewSelection(tx, work.issueId));
  }
  return work;
}

/** A proof of such work: of new work with these amounts, or of the work that is handed in. */
export async function playProof(
  court: Court,
  of: readonly bigint[] | PlayedWork,
): Promise<PlayedCase> {
  const work = 'issueId' in of ? of : await playWork(court, of);
  const { issueId, reporter, solver } = work;
  const as: Court['as'] = (actor, act) => court.as(actor, act);
  const { nonce } = await as(solver, (tx) => startProof(tx, issueId));
  const capture = { before: await upload(court, solver), after: await upload(court, solver) };
  const checkIn = { latitude: 41.88, longitude: -87.63, accuracyM: 8, at: null };
  const summary = 'Mended as it was offered, on the same day.';
  const proofId = await as(solver, (tx) =>
    submitProof(tx, { issueId, nonce, summary, ...capture, checkIn, videoId: null }),
  );
  return { issueId, proofId, reporter, solver };
}

/** Says yes or no to a proof. */
export const playBallot = (
  court: Court,
  { proofId }: PlayedCase,
  { voter, choice }: { voter: Actor | undefined; choice: ProofChoice },
): Promise<void> =>
  court.as(voter ?? null, (tx) => castBallot(tx, { proofId, choice, reason: REASON }));

/** A proof that creator and donors disagree about, with a note: before a jury. */
export async function playContested(court: Court, amountCents: bigint): Promise<PlayedCase> {
  const { donors } = court;
  const as: Court['as'] = (actor, work) => court.as(actor, work);
  const judged = await playProof(
    court,
    donors.map(() => amountCents),
  );
  const { proofId, reporter, solver } = judged;
  await as(solver, (tx) => addProofNote(tx, { proofId, text: 'The lamp is on a timer.' }));
  const vote = (voter: Actor, choice: ProofChoice) => playBallot(court, judged, { voter, choice });
  const [first] = donors;
  if (first) {
    const justification = 'The second picture is of another lamp.';
    await as(first, (tx) => raiseFlag(tx, { proofId, justification }));
  }
  await vote(reporter, 'approve');
  // With the second nobody can change any more that it is contested.
  for (const donor of donors.slice(0, 2)) await vote(donor, 'reject');
  return judged;
}

/** Those who are asked take their seats and judge in turn. */
export async function playVerdicts(
  court: Court,
  { proofId }: PlayedCase,
  choices: readonly ProofChoice[],
): Promise<void> {
  const seats: { user_id: string }[] = await court.database.query(
    `select user_id from jury_seat where proof_id = $1 and status = 'offered'`,
    [proofId],
  );
  const asked = court.jurors.filter(({ id }) => seats.some((seat) => seat.user_id === id));
  for (const juror of asked) await court.as(juror, (tx) => answerJurySeat(tx, proofId, 'accepted'));
  for (const [at, choice] of choices.entries()) {
    const juror = asked[at];
    if (!juror) throw new RangeError('More verdicts than jurors');
    await court.as(juror, (tx) => giveVerdict(tx, { proofId, choice, reason: REASON }));
  }
}

/** The jury does not decide, two ambassadors do. */
export async function playRuling(
  court: Court,
  { issueId, proofId }: PlayedCase,
  choice: 'release' | 'refund',
): Promise<void> {
  court.now = hoursAfter(court.now, 72);
  await court.as(null, (tx) => reviewJury(tx, issueId));
  const [first, second] = court.ambassadors;
  if (!first || !second) throw new RangeError('Two ambassadors are needed');
  await court.as(first, (tx) => writeRuling(tx, { proofId, choice, reason: REASON }));
  const [ruling]: { id: string }[] = await court.database.query(
    'select id from ruling where proof_id = $1',
    [proofId],
  );
  await court.as(second, (tx) => confirmRuling(tx, ruling?.id ?? ''));
}

/** The creator is content with completed work. */
export function playRating(court: Court, { issueId, reporter }: PlayedCase): Promise<void> {
  return court.as(reporter, (tx) => rateSolver(tx, { issueId, stars: 4, comment: 'Neat work.' }));
}
