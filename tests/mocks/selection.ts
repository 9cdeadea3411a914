import { endChoice, isCaseMoveAllowed, moveIssue } from '#api/domain/issueLifecycle.ts';
import { noticesFor } from '#api/domain/notices/notices.ts';
import { expiryAfterSelection } from '#api/domain/money/pledgeExpiry.ts';
import { decideSelection, findWinner, workDeadline } from '#api/domain/selection/selection.ts';
import {
  selectedNotice,
  selectionEndedNotice,
  selectionOffNotice,
  selectionPendingNotice,
} from '#api/domain/notices/selectionNotices.ts';
import { parseCents } from '#schema/money/money.ts';
import { heldPledges, saveExpiry, weightsOf } from './escrow.ts';
import { stateOf, touchIssue } from './issueAccess.ts';
import type { IssueRow, MockState, ProposalRow } from './mockState.ts';
import type { MockWorld } from './mockWorld.ts';
import { participantsOf, saveNotices } from './notify.ts';
import { record } from './record.ts';

type Note = ReturnType<typeof selectedNotice>;

function tellAll(world: MockWorld, issue: IssueRow, notice: Note, byUserId = ''): void {
  const people = participantsOf(world.state, issue);
  saveNotices(world, issue, noticesFor(people, byUserId, notice));
  touchIssue(world, issue, ['proposals']);
}

const contenders = (state: MockState, issueId: string): ProposalRow[] =>
  [...state.proposals.values()].filter(
    (row) => row.issueId === issueId && row.status === 'pending',
  );

/** Those who can be chosen: a frozen solver cannot work. */
function candidatesOf(state: MockState, issueId: string): ProposalRow[] {
  const frozen = new Set(state.users.filter(({ isFrozen }) => isFrozen).map(({ id }) => id));
  return contenders(state, issueId).filter(({ solverId }) => !frozen.has(solverId));
}

const candidateOf = ({ id, solverId, budget, createdAt }: ProposalRow) => ({
  id,
  solverId,
  compensationCents: parseCents(budget) ?? 0n,
  createdAt: new Date(createdAt),
});

/** As the real API after each vote, pledge and withdrawal, and when a notice is over. */
export function reviewSelection(world: MockWorld, issue: IssueRow): void {
  const { state } = world;
  if (issue.isFrozen) return;
  const now = new Date(world.now());
  const proposals = issue.status === 'funded' ? candidatesOf(state, issue.id) : [];
  const row = state.pendingSelections.get(issue.id);
  const pending = row
    ? { proposalId: row.proposalId, takesEffectAt: new Date(row.effectiveAt) }
    : null;
  const pledges = heldPledges(state, issue.id);
  const winner = findWinner(proposals.map(candidateOf), pledges, state.votes);
  const decision = decideSelection(winner, pending, now);
  const chosen = proposals.find(({ id }) => id === winner?.id);
  if (decision.kind === 'none') return callOff(world, issue);
  if (!chosen) return;
  if (decision.kind === 'selected') return choose(world, issue, chosen);
  if (!decision.isNew) return;
  const effectiveAt = decision.takesEffectAt.toISOString();
  state.pendingSelections.set(issue.id, { proposalId: chosen.id, effectiveAt });
  const data = { proposalId: chosen.id, takesEffectAt: effectiveAt };
  record(world, issue.id, { action: 'selection_pending', actorId: null, data });
  tellAll(world, issue, selectionPendingNotice(chosen.title, issue));
}

function callOff(world: MockWorld, issue: IssueRow): void {
  const pending = world.state.pendingSelections.get(issue.id);
  if (!pending) return;
  world.state.pendingSelections.delete(issue.id);
  const data = { proposalId: pending.proposalId };
  record(world, issue.id, { action: 'selection_called_off', actorId: null, data });
  tellAll(world, issue, selectionOffNotice(issue));
}

function choose(world: MockWorld, issue: IssueRow, chosen: ProposalRow): void {
  const { state } = world;
  const now = new Date(world.now());
  const { deadlineAt, reminderAt } = workDeadline(now, chosen.days);
  state.pendingSelections.delete(issue.id);
  for (const row of contenders(state, issue.id)) {
    row.status = row.id === chosen.id ? 'selected' : 'not_selected';
  }
  issue.status = moveIssue(issue.status, 'proposal_selected');
  issue.selectedProposalId = chosen.id;
  state.selections.set(issue.id, {
    proposalId: chosen.id,
    selectedAt: now.toISOString(),
    deadlineAt: deadlineAt.toISOString(),
    reminderAt: reminderAt.toISOString(),
    isReminded: false,
    weights: weightsOf(state, issue.id),
  });
  const data = { proposalId: chosen.id, deadlineAt: deadlineAt.toISOString() };
  record(world, issue.id, { action: 'proposal_selected', actorId: null, data });
  tellAll(world, issue, selectedNotice(chosen.title, issue));
}

/** Ends the work of a chosen solver without a result; `actorId` null: time did it. */
export function endSelection(
  world: MockWorld,
  issue: IssueRow,
  { how, actorId }: { how: 'withdrawn' | 'expired' | 'rejected'; actorId: string | null },
): void {
  const { state } = world;
  const proposalId = issue.selectedProposalId;
  if (proposalId === null || !isCaseMoveAllowed(issue, 'selection_ended')) return;
  state.selections.delete(issue.id);
  for (const row of state.proposals.values()) {
    if (row.id === proposalId) row.status = how;
    else if (row.issueId === issue.id && row.status === 'not_selected') row.status = 'pending';
  }
  Object.assign(issue, endChoice(stateOf(issue), parseCents(issue.currentFunding) ?? 0n));
  issue.selectedProposalId = null;
  for (const { id, expiry } of heldPledges(state, issue.id)) {
    saveExpiry(state, id, expiryAfterSelection(expiry, new Date(world.now())));
  }
  record(world, issue.id, { action: `proposal_${how}`, actorId, data: { proposalId } });
  tellAll(world, issue, selectionEndedNotice(how, issue), actorId ?? '');
  reviewSelection(world, issue);
}
