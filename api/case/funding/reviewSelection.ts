import { PrivateValue } from '#api/database/commitment.ts';
import { bothVersions, sealedChange } from '#api/issues/changedFields.rules.ts';
import { shownTitle } from '#api/notices/moderationNotices.rules.ts';
import type { Transaction } from '#api/database/transaction.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import { moveCase } from '#api/platform/issueLifecycle.rules.ts';
import { criteriaNotice, noticesFor, type Notice } from '#api/notices/notices.rules.ts';
import {
  decideSelection,
  findWinner,
  nextWeighing,
  workDeadline,
  type PendingSelection,
} from './selection.rules.ts';
import {
  selectedNotice,
  selectionOffNotice,
  selectionPendingNotice,
} from './selectionNotices.rules.ts';
import { insertChange } from './amendments.sql.ts';
import { loadIssue, loadParticipants, saveCase } from '#api/issues/issues.sql.ts';
import { hasStake } from '#api/issues/parties.rules.ts';
import { findParties } from '#api/issues/parties.sql.ts';
import { findAmbassadorIds, findDigests } from '#api/people/users.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { toReport, saveReport } from '#api/issues/reports.sql.ts';
import { findStandingPledges } from './pledges.sql.ts';
import {
  findWeighingVotes,
  findContenders,
  insertSelection,
  findPending,
  savePending,
  saveReview,
  type Contender,
} from './selections.sql.ts';

/**
 * Checks whether a proposal has won, still wins, or has been winning for long enough to be chosen: after each
 * vote, pledge and withdrawal, and when a notice period is over. Changes nothing while the issue is frozen or
 * hidden, nor on a merged issue. Safe to repeat. `of`: the id of an issue, or its locked, current row, with
 * the pending proposal if the caller knows it.
 */
export async function reviewSelection(
  tx: Transaction,
  of: string | (IssueRow & { pending?: PendingSelection | null }),
): Promise<void> {
  const { pending: known, ...issue } =
    typeof of === 'string' ? { ...(await loadIssue(tx, of)), pending: undefined } : of;
  const issueId = issue.id;
  if (issue.isFrozen || issue.isHidden || issue.mergedIntoId !== null) return;
  const pending = known === undefined ? await findPending(tx, issueId) : known;
  if (issue.status !== 'funded' && pending === null) return;
  const proposals = issue.status === 'funded' ? await findContenders(tx, issueId) : [];
  if (proposals.length === 0) return callOff(tx, issue, pending);
  const pledges = await findStandingPledges(tx, issueId);
  const votes = await findWeighingVotes(tx, issueId);
  const reviewAt = nextWeighing(pledges, tx.now);
  if (reviewAt !== null) await saveReview(tx, issueId, reviewAt);

  const escrow = { pledges, reporterId: issue.reporterId };
  const winner = findWinner(proposals, escrow, votes, tx.now);
  const decision = decideSelection(winner, pending, tx.now);

  const chosen = proposals.find(({ id }) => id === winner?.id);
  if (decision.kind === 'none') return callOff(tx, issue, pending);
  if (!chosen) return;
  if (decision.kind === 'selected') return choose(tx, issue, chosen);
  if (decision.isNew) await announce(tx, issue, { chosen, ...decision });
}

/** While nobody can vote no notice period runs: it restarts once the issue is open again. */
export async function interruptSelection(tx: Transaction, issue: IssueRow): Promise<void> {
  await callOff(tx, issue, await findPending(tx, issue.id));
}

/** Reviews the vote once a pledge starts to count, and updates what everybody sees behind each proposal. */
export async function reviewWeighing(tx: Transaction, issueId: string): Promise<void> {
  await saveReview(tx, issueId, null);
  await reviewSelection(tx, issueId);
  for (const topic of ['issue', 'proposals'] as const) tx.publish({ topic, id: issueId });
}

/** Everybody with a stake, including the actor, since it is the rules that act. */
async function tellAll(
  tx: Transaction,
  issue: IssueRow,
  notice: Omit<Notice, 'userId'>,
): Promise<void> {
  const people = await loadParticipants(tx, issue.id);
  await saveNotices(tx, issue.id, noticesFor(people, '', notice));
}

async function announce(
  tx: Transaction,
  issue: IssueRow,
  { chosen, takesEffectAt }: PendingSelection & { chosen: Contender },
): Promise<void> {
  await savePending(tx, issue.id, { proposalId: chosen.id, takesEffectAt });
  const data = { proposalId: chosen.id, takesEffectAt: takesEffectAt.toISOString() };
  await tx.audit({ issueId: issue.id, action: 'selection_pending', data, isBySystem: true });
  await tellAll(tx, issue, selectionPendingNotice(shownTitle(chosen), issue));
}

async function callOff(
  tx: Transaction,
  issue: IssueRow,
  pending: PendingSelection | null,
): Promise<void> {
  if (pending === null) return;
  await savePending(tx, issue.id, null);
  const data = { proposalId: pending.proposalId };
  await tx.audit({ issueId: issue.id, action: 'selection_called_off', data, isBySystem: true });
  await tellAll(tx, issue, selectionOffNotice(issue));
}

async function choose(tx: Transaction, issue: IssueRow, chosen: Contender): Promise<void> {
  const next = moveCase(issue, 'proposal_selected');
  const { deadlineAt, reminderAt } = workDeadline(tx.now, chosen.estimatedDays);
  await savePending(tx, issue.id, null);
  const proposalId = chosen.id;
  const { largeEscrow } = await tx.money();
  const parties = await findParties(tx, issue.id);
  const judges = (await findAmbassadorIds(tx)).filter((id) => !hasStake(id, parties));
  const selection = { issueId: issue.id, proposalId, deadlineAt, reminderAt };
  await insertSelection(tx, { ...selection, largeEscrowCents: largeEscrow }, judges);
  await saveCase(tx, issue.id, { ...next, selectedProposalId: proposalId });
  const data = {
    proposalId,
    deadlineAt: deadlineAt.toISOString(),
    largeEscrowCents: String(largeEscrow),
    ambassadors: await findDigests(tx, judges),
  };
  await tx.audit({ issueId: issue.id, action: 'proposal_selected', data, isBySystem: true });
  await tellAll(tx, issue, selectedNotice(shownTitle(chosen), issue));
  await keepCriteria(tx, issue, chosen);
}

/** The work is judged by the criteria that the chosen proposal was written for. */
async function keepCriteria(
  tx: Transaction,
  issue: IssueRow,
  { solutionCriteria }: Contender,
): Promise<void> {
  if (solutionCriteria === issue.solutionCriteria) return;
  const before = toReport(issue);
  const change = { before, after: { ...before, solutionCriteria } };
  const changed = ['solutionCriteria'];
  await saveReport(tx, issue, change.after);
  await insertChange(tx, issue.id, { fields: bothVersions(change, changed), photos: null });
  const commitments = sealedChange(change, changed, (text) => new PrivateValue(text));
  const data = { changed, commitments };
  await tx.audit({ issueId: issue.id, action: 'issue_edited', data, isBySystem: true });
  await tellAll(tx, issue, criteriaNotice(issue));
}
