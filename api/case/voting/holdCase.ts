import type { Transaction } from '#api/database/transaction.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import { loadAnyIssue, loadParticipants, saveFreeze, saveHidden } from '#api/issues/issues.sql.ts';
import { hasPassed } from '#api/platform/instant.rules.ts';
import { holdOverNotice } from '#api/case/proof/caseNotices.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { reviewJury } from '#api/case/jury/reviewJury.ts';
import { beginHold, endHold, liftHold, type CaseHold, type HoldKind } from './caseHold.rules.ts';
import { countFreezers, findHolds, saveHold } from './caseHolds.sql.ts';
import { holdRelease } from './holdRelease.ts';
import { giveTimeBack, type NewDeadlines } from './lostTime.sql.ts';
import { reviewVote } from './reviewVote.ts';

/** Before a choice a hold has no limit: donors can withdraw. */
const chosenIn = ({ status, selectedProposalId }: IssueRow): string | null =>
  status === 'in_progress' ? selectedProposalId : null;

/**
 * Starts a hold; false: no time is left, and the case must not be paused. Belongs in the transaction that
 * hides or freezes.
 */
export async function startHold(
  tx: Transaction,
  issue: IssueRow,
  kind: HoldKind,
): Promise<boolean> {
  const proposalId = chosenIn(issue);
  if (proposalId === null) return true;
  const holds = await findHolds(tx, proposalId);
  const hold = beginHold(holds, kind, await countFreezers(tx, proposalId), tx.now);
  if (hold === null) return false;
  await saveHold(tx, { issueId: issue.id, proposalId, kind }, hold);
  return true;
}

/** Ends a hold, in the transaction that shows or unfreezes. Returns the deadlines that moved. */
export async function stopHold(
  tx: Transaction,
  issue: IssueRow,
  kind: HoldKind,
): Promise<NewDeadlines> {
  const proposalId = chosenIn(issue);
  if (proposalId === null) return {};
  const hold = (await findHolds(tx, proposalId))[kind];
  const of = { issueId: issue.id, proposalId, kind };
  return end(tx, of, { hold, after: liftHold(hold, tx.now) });
}

/**
 * While a case is hidden nobody can act in it, so its deadlines get that time back. Frozen money stops nobody
 * from judging.
 */
async function end(
  tx: Transaction,
  of: { issueId: string; proposalId: string; kind: HoldKind },
  { hold: { since }, after }: { hold: CaseHold; after: CaseHold },
): Promise<NewDeadlines> {
  await saveHold(tx, of, after);
  const { proposalId, kind } = of;
  return kind === 'hidden' && since !== null ? giveTimeBack(tx, { proposalId, since }) : {};
}

/**
 * Resumes a case whose hold has run out: frozen money can move again; a hidden issue stays hidden from the
 * public. Decisions made meanwhile are carried out.
 */
export async function endSpentHolds(tx: Transaction, issueId: string): Promise<void> {
  let issue = await loadAnyIssue(tx, issueId);
  const proposalId = chosenIn(issue);
  if (proposalId === null) return;
  const holds = await findHolds(tx, proposalId);
  for (const kind of ['hidden', 'frozen'] as const) {
    const { endsAt } = holds[kind];
    if (endsAt === null || !hasPassed(endsAt, tx.now)) continue;
    const hold = holds[kind];
    const over = { hold, after: endHold(hold, tx.now) };
    const moved = await end(tx, { issueId, proposalId, kind }, over);
    issue = await release(tx, issue, { kind, moved });
  }
  const isHeld = issue.isFrozen || (issue.isHidden && !issue.runsHidden);
  await holdRelease(tx, { id: issueId, isFrozen: isHeld });
  if (isHeld) return;
  await reviewVote(tx, issue);
  await reviewJury(tx, issueId);
}

async function release(
  tx: Transaction,
  issue: IssueRow,
  { kind, moved }: { kind: HoldKind; moved: NewDeadlines },
): Promise<IssueRow> {
  if (kind === 'frozen') await saveFreeze(tx, issue.id, false);
  else await saveHidden(tx, issue.id, { isHidden: true, runsHidden: true });
  const action = kind === 'frozen' ? 'escrow_unfrozen' : 'hidden_case_resumed';
  await tx.audit({ issueId: issue.id, action, data: moved, isBySystem: true });
  const people = await loadParticipants(tx, issue.id);
  await saveNotices(tx, issue.id, noticesFor(people, '', holdOverNotice(kind, issue)));
  return kind === 'frozen' ? { ...issue, isFrozen: false } : { ...issue, runsHidden: true };
}
