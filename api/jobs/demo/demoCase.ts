import { answerJurySeat } from '#api/case/jury/answerJurySeat.ts';
import { castBallot } from '#api/case/voting/castBallot.ts';
import { followRelease } from '#api/case/voting/followRelease.ts';
import { giveVerdict } from '#api/case/jury/giveVerdict.ts';
import { publishStory } from '#api/case/closing/publishStory.ts';
import { rateSolver } from '#api/case/proof/rateSolver.ts';
import { recordSettlement } from '#api/case/payments/duePayments.ts';
import { recordUpload } from '#api/issues/uploads.ts';
import { reviewJury } from '#api/case/jury/reviewJury.ts';
import { reviewVote } from '#api/case/voting/reviewVote.ts';
import { startProof } from '#api/case/proof/startProof.ts';
import { submitProof } from '#api/case/proof/submitProof.ts';
import type { DemoCase } from '#api/database/demo/cases.ts';
import { demoUuid, type DemoIssue } from '#api/database/demo/story.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { hoursAfter } from '#api/platform/instant.rules.ts';
import type { StoredPicture } from '#api/platform/ports.ts';
import {
  AUTO_RELEASE_DAYS,
  BALLOT_WINDOW_HOURS,
  JURY_HOURS,
  RELEASE_NOTICE_HOURS,
} from '#schema/limits.ts';

const DAY_HOURS = 24;

export type ToldCase = {
  issue: DemoIssue;
  plan: DemoCase;
  solver: string;
  pictures: { before: StoredPicture; after: StoredPicture };
};

/** Acts as a person at a time of the story; no events are sent, since nobody is listening yet. */
export type ActAs = (username: string, at: Date) => Transaction;
type Stage = { actAs: ActAs; told: ToldCase; proofId: string };

export async function playCase(actAs: ActAs, told: ToldCase): Promise<void> {
  if (told.plan.stage === 'working') return;
  const stage = { actAs, told, proofId: await handIn(actAs, told) };
  await PLAYS[told.plan.stage](stage);
}

async function handIn(actAs: ActAs, { issue, plan, solver, pictures }: ToldCase): Promise<string> {
  const { submittedAt, selectedAt, summary } = plan;
  const issueId = issue.id;
  const { nonce } = await startProof(actAs(solver, hoursAfter(submittedAt, -30)), issueId);
  const tx = actAs(solver, submittedAt);
  const position = { latitude: issue.latitude, longitude: issue.longitude, accuracyM: 9 };
  const capture = async (which: 'before' | 'after', takenAt: Date) => {
    const id = demoUuid(`${which} ${issueId}`);
    await recordUpload(tx, { ...pictures[which], id });
    const { sha256 } = pictures[which];
    return { id, sha256, takenAt: takenAt.toISOString(), position, source: 'app' as const };
  };
  return submitProof(tx, {
    issueId,
    nonce,
    summary,
    before: await capture('before', hoursAfter(selectedAt, DAY_HOURS)),
    after: await capture('after', hoursAfter(submittedAt, -1)),
    checkIn: { ...position, at: hoursAfter(submittedAt, -1).toISOString() },
    videoId: null,
  });
}

/** By weight, highest first. */
async function listVoters({ actAs, told, proofId }: Stage): Promise<string[]> {
  const tx = actAs(told.solver, told.plan.submittedAt);
  const rows = await tx.query<{ username: string }>(
    `select u.username from proof_voter v join app_user u on u.id = v.user_id
     where v.proof_id = $1 order by v.weight desc, u.username`,
    [proofId],
  );
  return rows.map(({ username }) => username);
}

async function vote(
  stage: Stage,
  choiceOf: (order: number) => 'approve' | 'reject',
  firstAt: Date,
): Promise<void> {
  const { actAs, told, proofId } = stage;
  for (const [order, username] of (await listVoters(stage)).entries()) {
    const tx = actAs(username, hoursAfter(firstAt, order));
    const [issue] = await tx.query<{ state: string }>(
      'select verification_state as state from issue where id = $1',
      [told.issue.id],
    );
    if (issue?.state !== 'voting') return;
    const choice = choiceOf(order);
    const reason = choice === 'reject' ? 'From where I stand the criteria are not met yet.' : '';
    await castBallot(tx, { proofId, choice, reason });
  }
}

async function complete(stage: Stage): Promise<void> {
  const { submittedAt } = stage.told.plan;
  await vote(stage, () => 'approve', hoursAfter(submittedAt, 5));
  await settle(stage, hoursAfter(submittedAt, 2 * DAY_HOURS));
}

async function releaseSilently(stage: Stage): Promise<void> {
  const { actAs, told } = stage;
  const { issue, plan } = told;
  const bySystem = (hours: number) => actAs(issue.reporter, hoursAfter(plan.submittedAt, hours));
  const releaseHours = AUTO_RELEASE_DAYS * DAY_HOURS;
  await reviewVote(bySystem(BALLOT_WINDOW_HOURS), issue.id);
  await followRelease(bySystem(releaseHours - RELEASE_NOTICE_HOURS), issue.id);
  await followRelease(bySystem(releaseHours), issue.id);
  await settle(stage, hoursAfter(plan.submittedAt, releaseHours + DAY_HOURS));
}

async function settle({ actAs, told }: Stage, at: Date): Promise<void> {
  const { issue, plan } = told;
  const tx = actAs(issue.reporter, at);
  const [payout] = await tx.query<{ id: string; solver_id: string; amount_cents: string }>(
    'select id, solver_id, amount_cents from payout where issue_id = $1',
    [issue.id],
  );
  if (!payout) throw new RangeError(`${issue.title} was not paid out`);
  const order = {
    id: payout.id,
    kind: 'payout' as const,
    issueId: issue.id,
    userId: payout.solver_id,
    amountCents: BigInt(payout.amount_cents),
  };
  await recordSettlement(tx, order, { state: 'succeeded', providerId: `sandbox_${payout.id}` });
  await rateSolver(tx, { issueId: issue.id, stars: plan.stars, comment: '' });
  await publishStory(tx, { issueId: issue.id, isPublished: true });
}

async function callOffVote({ actAs, told }: Stage): Promise<void> {
  const { issue, plan } = told;
  await reviewVote(
    actAs(issue.reporter, hoursAfter(plan.submittedAt, BALLOT_WINDOW_HOURS)),
    issue.id,
  );
}

/** The creator approves and all money rejects: half of the weight each. */
function contest(stage: Stage, firstAt: Date): Promise<void> {
  return vote(stage, (order) => (order === 0 ? 'approve' : 'reject'), firstAt);
}

async function seatJurors({ actAs, told, proofId }: Stage, at: Date): Promise<void> {
  const asked = await actAs(told.solver, at).query<{ username: string }>(
    `select u.username from jury_seat s join app_user u on u.id = s.user_id
     where s.proof_id = $1 and s.status = 'offered' order by u.username limit 3`,
    [proofId],
  );
  for (const { username } of asked) {
    await answerJurySeat(actAs(username, at), proofId, 'accepted');
  }
  const [first] = asked;
  if (!first) return;
  const reason = 'I went there: it is done, but the edge towards the curb is rough.';
  const verdict = { proofId, choice: 'approve' as const, reason };
  await giveVerdict(actAs(first.username, hoursAfter(at, 1)), verdict);
}

const PLAYS: Record<Exclude<DemoCase['stage'], 'working'>, (stage: Stage) => Promise<void>> = {
  completed: complete,
  auto_released: releaseSilently,
  waiting_release: callOffVote,
  rework: (stage) => vote(stage, () => 'reject', hoursAfter(stage.told.plan.submittedAt, 4)),
  async voting(stage) {
    const [, donor] = await listVoters(stage);
    const { actAs, told, proofId } = stage;
    if (donor === undefined) return;
    const tx = actAs(donor, hoursAfter(told.plan.submittedAt, 6));
    await castBallot(tx, { proofId, choice: 'approve', reason: '' });
  },
  async jury(stage) {
    const calledAt = hoursAfter(stage.told.plan.submittedAt, 26);
    await contest(stage, hoursAfter(calledAt, -6));
    await seatJurors(stage, hoursAfter(calledAt, 4));
  },
  async arbitration(stage) {
    const { actAs, told } = stage;
    const firstAt = hoursAfter(told.plan.submittedAt, 12);
    await contest(stage, firstAt);
    // Nobody took a seat in time.
    const over = actAs(told.issue.reporter, hoursAfter(firstAt, JURY_HOURS + DAY_HOURS));
    await reviewJury(over, told.issue.id);
  },
};
