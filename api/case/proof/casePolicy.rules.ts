import type { Actor } from '#api/platform/access.rules.ts';
import { hasPassed } from '#api/platform/instant.rules.ts';
import type { CaseState } from '#api/platform/issueLifecycle.rules.ts';
import { mayAppeal, maySubmitSecondProof, type Remedy } from './rejection.rules.ts';
import { mayPublish } from '#api/issues/issuePolicy.rules.ts';
import type { GuardedIssue } from '#api/issues/guardedIssue.rules.ts';
import type { ErrorCode } from '#schema/errors.ts';
import { PROOF_NOTES_MAX } from '#schema/limits.ts';

/** The work on an issue; null: no solver is chosen. */
export type ChosenWork = { solverId: string; deadlineAt: Date } | null;

/** The newest proof, as far as the rules need it to judge acts on it. */
export type JudgedWork = {
  solverId: string;
  isFinal: boolean;
  /** What the rejection left to the solver; null: nothing, or not rejected. */
  remedy: Remedy | null;
};

/**
 * Submits proof: the chosen solver until the deadline, and again after a rejection that allowed a second
 * proof; even with an account that was frozen since the choice.
 */
export function maySubmitProof(
  actor: Actor,
  on: CaseState & { work: ChosenWork; remedy: Remedy | null },
  now: Date,
): ErrorCode | null {
  const { status, verification, work, remedy } = on;
  if (status === 'completed') return 'issue_closed';
  if (status !== 'in_progress' || work === null) return 'wrong_state';
  if (work.solverId !== actor.id) return 'forbidden';
  if (verification === 'none') return hasPassed(work.deadlineAt, now) ? 'wrong_state' : null;
  const hasSecond = verification === 'rework' && remedy && maySubmitSecondProof(remedy, now);
  return hasSecond ? null : 'wrong_state';
}

/** Solvers add to their proof while its outcome can change, up to a limit. */
export function mayAddNote(
  actor: Actor,
  proof: Pick<JudgedWork, 'solverId' | 'isFinal'>,
  noteCount: number,
): ErrorCode | null {
  if (proof.solverId !== actor.id) return 'forbidden';
  return proof.isFinal || noteCount >= PROOF_NOTES_MAX ? 'wrong_state' : null;
}

/** Appeals a rejection by vote to the jury: its solver, in time. */
export function mayAppealProof(
  actor: Actor,
  on: Pick<CaseState, 'status' | 'verification'> & { proof: JudgedWork },
  now: Date,
): ErrorCode | null {
  const { proof, status, verification } = on;
  if (proof.solverId !== actor.id) return 'forbidden';
  if (status === 'completed') return 'issue_closed';
  const isOpen = verification === 'rework' && proof.remedy && mayAppeal(proof.remedy, now);
  return isOpen ? null : 'wrong_state';
}

/** Publishes a completed issue as a success story, if a solver was paid for it: its reporter. */
export function mayPublishStory(
  actor: Actor,
  on: Pick<GuardedIssue, 'status' | 'reporterId'> & { isPaid: boolean },
): ErrorCode | null {
  if (actor.id !== on.reporterId) return 'forbidden';
  return mayPublish(actor) ?? (on.status === 'completed' && on.isPaid ? null : 'wrong_state');
}

/** Rates the solver of a completed issue, once: its creator and those whose money paid for it. */
export function mayRate(
  actor: Actor,
  on: {
    status: CaseState['status'];
    creatorId: string | null;
    /** Null: no solver was paid. */
    solverId: string | null;
    hasPaid: boolean;
    hasRated: boolean;
  },
): ErrorCode | null {
  if (on.status !== 'completed' || on.solverId === null) return 'wrong_state';
  const isJudge = actor.id === on.creatorId || on.hasPaid;
  if (!isJudge || actor.id === on.solverId) return 'forbidden';
  if (actor.isFrozen) return 'account_frozen';
  return on.hasRated ? 'wrong_state' : null;
}
