import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { castVote } from '#api/case/funding/castVote.ts';
import { reviewSelection } from '#api/case/funding/reviewSelection.ts';
import { appealProof } from '#api/case/jury/callJury.ts';
import { freezeEscrow } from '#api/case/rulings/freezeEscrow.ts';
import { runDueWork } from '#api/jobs/runDueWork.ts';
import { hideIssue } from '#api/moderation/hideIssue.ts';
import { hoursAfter } from '#api/platform/instant.rules.ts';
import {
  openCourt,
  playBallot,
  playContested,
  playOffer,
  playProof,
  playVerdicts,
  playWork,
} from '#tests/support/cases/playedCases.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';

const REASON = 'I want to look at this for a while.';
const AMOUNTS = [31_000n, 20_000n, 9_000n];

const test = await databaseOfTests();
const court = await openCourt(test.database);
const [moderator] = court.ambassadors;
const [largest, second] = court.donors;

const hide = (issueId: string, isHidden = true) =>
  court.as(moderator ?? null, (tx) => hideIssue(tx, { issueId, isHidden, reason: REASON }));

async function runJobs(): Promise<void> {
  const clock = { now: () => court.now, randomBytes };
  const warn = (message: string) => expect(message).toBe('');
  await runDueWork({ database: test.database, clock, warn, isStopping: () => false });
}

async function passHours(hours: number): Promise<void> {
  court.now = hoursAfter(court.now, hours);
  await runJobs();
}

/** A moderator hides it and leaves it, until the case runs on for its people. */
async function hideAndLeave(issueId: string): Promise<void> {
  await hide(issueId);
  for (let day = 0; day < 14; day += 1) await passHours(24);
}

const stateOf = async ({ issueId }: { issueId: string }) => {
  const rows: { state: string }[] = await test.database.query(
    `select status || ' ' || verification_state as state from issue where id = $1`,
    [issueId],
  );
  return rows[0]?.state;
};

describe('whoever hides a case takes nobody’s time', { timeout: 60_000 }, () => {
  it('the solver hands in the proof after a deadline that came meanwhile', async () => {
    const work = await playWork(court, AMOUNTS);
    await hideAndLeave(work.issueId);
    expect(await stateOf(work)).toBe('in_progress none');
    await playProof(court, work);
    expect(await stateOf(work)).toBe('in_progress voting');
  });

  it('creator and donors vote after a window that ended meanwhile', async () => {
    const judged = await playProof(court, AMOUNTS);
    await passHours(1);
    await hideAndLeave(judged.issueId);
    expect(await stateOf(judged)).toBe('in_progress voting');
    for (const voter of [judged.reporter, largest])
      await playBallot(court, judged, { voter, choice: 'reject' });
    expect(await stateOf(judged)).toBe('in_progress rework');
  });

  it('donors have their day before an acceptance', async () => {
    const judged = await playProof(court, AMOUNTS);
    await passHours(1);
    await hide(judged.issueId);
    await passHours(30);
    await hide(judged.issueId, false);
    for (const voter of [judged.reporter, largest])
      await playBallot(court, judged, { voter, choice: 'approve' });
    await passHours(22);
    expect(await stateOf(judged)).toBe('in_progress voting');
    await passHours(1);
    expect(await stateOf(judged)).toBe('completed none');
  });

  it('a jury judges after its time that ended meanwhile', async () => {
    const judged = await playContested(court, 30_000n);
    await hideAndLeave(judged.issueId);
    expect(await stateOf(judged)).toBe('in_progress jury');
    await playVerdicts(court, judged, ['reject', 'reject', 'reject']);
    expect(await stateOf(judged)).toBe('in_progress rework');
  });

  it('the solver appeals after a rejection whose time ended meanwhile', async () => {
    const judged = await playProof(court, AMOUNTS);
    for (const voter of [judged.reporter, largest])
      await playBallot(court, judged, { voter, choice: 'reject' });
    expect(await stateOf(judged)).toBe('in_progress rework');
    await hideAndLeave(judged.issueId);
    const { proofId } = judged;
    await court.as(judged.solver, (tx) => appealProof(tx, proofId));
    expect(await stateOf(judged)).toMatch(/^in_progress (?:jury|arbitration)$/u);
  });
});

describe('whoever hides or freezes an issue before the choice', { timeout: 60_000 }, () => {
  const freeze = (issueId: string, isFrozen = true) =>
    court.as(moderator ?? null, (tx) => freezeEscrow(tx, { issueId, isFrozen, reason: REASON }));

  it.each([
    ['hides', hide],
    ['freezes', freeze],
  ])('who %s it takes nobody’s day to change a vote', async (_, hold) => {
    const { issueId, proposalId } = await playOffer(court, AMOUNTS);
    court.now = hoursAfter(court.now, 24);
    await court.as(null, (tx) => reviewSelection(tx, issueId));
    await passHours(1);
    await hold(issueId);
    await passHours(48);
    await hold(issueId, false);
    expect(await stateOf({ issueId })).toBe('funded none');
    for (const voter of [largest, second])
      await court.as(voter ?? null, (tx) => castVote(tx, { proposalId, voteType: 'downvote' }));
    await passHours(24);
    expect(await stateOf({ issueId })).toBe('funded none');
  });
});
