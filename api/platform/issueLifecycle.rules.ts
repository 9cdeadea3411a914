import type { IssueStatus } from '#schema/issues/issue.ts';
import { Refusal } from './access.rules.ts';
import type { VERIFICATION_STATES } from '#schema/case/verification.ts';

export const ISSUE_MOVES = [
  'pledge_received',
  'escrow_emptied',
  'proposal_selected',
  'selection_ended',
  'proof_accepted',
  'fixed_otherwise',
] as const;
export type IssueMove = (typeof ISSUE_MOVES)[number];

/** Moves that are not listed are refused. `completed` is final: its books are closed. */
const TABLE: Record<IssueStatus, Partial<Record<IssueMove, IssueStatus>>> = {
  reported: { pledge_received: 'funded', fixed_otherwise: 'completed' },
  funded: {
    pledge_received: 'funded',
    escrow_emptied: 'reported',
    proposal_selected: 'in_progress',
    fixed_otherwise: 'completed',
  },
  in_progress: {
    pledge_received: 'in_progress',
    selection_ended: 'funded',
    proof_accepted: 'completed',
  },
  completed: {},
};

export type VerificationState = (typeof VERIFICATION_STATES)[number];

/** An appeal and an escalation both are `jury_called`. */
const VERIFICATION_MOVES = [
  'proof_submitted',
  'proof_rejected',
  'vote_unopposed',
  'jury_called',
  'jury_failed',
  'proof_accepted',
  'selection_ended',
] as const;
type VerificationMove = (typeof VERIFICATION_MOVES)[number];

/** `over`: the issue leaves `in_progress` by the move of the same name above. */
const VERIFICATION_TABLE: Record<
  VerificationState,
  Partial<Record<VerificationMove, VerificationState | 'over'>>
> = {
  none: { proof_submitted: 'voting', selection_ended: 'over' },
  voting: {
    proof_accepted: 'over',
    proof_rejected: 'rework',
    vote_unopposed: 'waiting_release',
    jury_called: 'jury',
  },
  waiting_release: { proof_accepted: 'over', jury_called: 'jury' },
  jury: {
    proof_accepted: 'over',
    proof_rejected: 'rework',
    selection_ended: 'over',
    jury_failed: 'arbitration',
  },
  arbitration: { proof_accepted: 'over', selection_ended: 'over' },
  rework: { proof_submitted: 'voting', jury_called: 'jury', selection_ended: 'over' },
};

export const CASE_MOVES = [
  ...new Set([...ISSUE_MOVES, ...VERIFICATION_MOVES, 'freeze', 'unfreeze'] as const),
];
export type CaseMove = (typeof CASE_MOVES)[number];

export type CaseState = {
  status: IssueStatus;
  verification: VerificationState;
  /** No money may enter or leave the escrow until it is reviewed; judging continues. */
  isFrozen: boolean;
};

const MONEY_MOVES: readonly CaseMove[] = [
  'pledge_received',
  'escrow_emptied',
  'proposal_selected',
  'proof_accepted',
  'fixed_otherwise',
];

export function statusAfter(status: IssueStatus, move: IssueMove): IssueStatus | null {
  return TABLE[status][move] ?? null;
}

export function moveIssue(status: IssueStatus, move: IssueMove): IssueStatus {
  const next = statusAfter(status, move);
  if (next === null) throw new Refusal(status === 'completed' ? 'issue_closed' : 'wrong_state');
  return next;
}

/**
 * Promise: moves outside the tables do not happen, and no money moves while the escrow is frozen.
 */
export function moveCase(state: CaseState, move: CaseMove): CaseState {
  if (state.status === 'completed') throw new Refusal('issue_closed');
  if (move === 'freeze' || move === 'unfreeze') return { ...state, isFrozen: frozen(state, move) };
  if (state.isFrozen && MONEY_MOVES.includes(move)) throw new Refusal('escrow_frozen');
  return isVerificationMove(move)
    ? { ...state, ...verified(state, move) }
    : { ...state, status: moveIssue(state.status, move) };
}

/**
 * After a choice without a result. Chargebacks may have emptied even a frozen escrow meanwhile;
 * ending the choice moves no money.
 */
export function endChoice(state: CaseState, fundingCents: bigint): CaseState {
  const next = moveCase(state, 'selection_ended');
  return fundingCents > 0n ? next : { ...next, status: moveIssue(next.status, 'escrow_emptied') };
}

function isVerificationMove(move: CaseMove): move is VerificationMove {
  return (VERIFICATION_MOVES as readonly string[]).includes(move);
}

function frozen({ isFrozen }: CaseState, move: 'freeze' | 'unfreeze'): boolean {
  if (isFrozen === (move === 'freeze')) throw new Refusal('wrong_state');
  return !isFrozen;
}

function verified({ status, verification }: CaseState, move: VerificationMove) {
  const next = status === 'in_progress' ? VERIFICATION_TABLE[verification][move] : undefined;
  if (next === undefined) throw new Refusal('wrong_state');
  if (next !== 'over') return { verification: next };
  return { status: moveIssue(status, move as IssueMove), verification: 'none' as const };
}

/** Only before work has begun. */
export function isRemovable(status: IssueStatus): boolean {
  return status === 'reported' || status === 'funded';
}

/** Open for pledges, proposals, votes and edits. */
export function isOpen(status: IssueStatus): boolean {
  return status !== 'completed';
}
