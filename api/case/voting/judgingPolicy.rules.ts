import type { Actor } from '#api/platform/access.rules.ts';
import { isAmbassadorOf, type CaseAmbassadors } from '#api/case/funding/caseAmbassadors.rules.ts';
import type { CaseState } from '#api/platform/issueLifecycle.rules.ts';
import {
  flagRefusal,
  settlementRefusal,
  type Flag,
  type Flaggable,
  type Flagger,
} from './flags.rules.ts';
import type { CaseParties } from '#api/issues/parties.rules.ts';
import { ballotRefusal, type BallotBox } from './tally.rules.ts';
import type { ErrorCode } from '#schema/errors.ts';

type Outcome = 'accepted' | 'rejected' | null;

/** A person as the objection rules see them. */
export function toFlagger(actor: Actor, on: CaseAmbassadors): Flagger {
  return { id: actor.id, isAmbassador: isAmbassadorOf(actor, on) };
}

/** Votes on a proof, once: everybody with a vote, until it ends, even if their account was frozen since. */
export function mayCastBallot(
  actor: Actor,
  on: Pick<CaseState, 'status' | 'verification'> & {
    proof: { windowEndsAt: Date; outcome: Outcome };
    box: BallotBox;
  },
  now: Date,
): ErrorCode | null {
  const { status, verification, proof, box } = on;
  if (status === 'completed') return 'issue_closed';
  const refusal = ballotRefusal(box, actor.id, proof.windowEndsAt, now);
  if (refusal !== null) return refusal;
  return proof.outcome !== null || verification !== 'voting' ? 'wrong_state' : null;
}

/** Objects to the proof being judged; nothing depends on an earlier one any more. */
export function mayRaiseFlag(
  actor: Actor,
  on: Flaggable & CaseAmbassadors & { status: CaseState['status']; outcome: Outcome },
): ErrorCode | null {
  if (actor.isFrozen) return 'account_frozen';
  if (on.status === 'completed') return 'issue_closed';
  return flagRefusal(toFlagger(actor, on), on) ?? (on.outcome === null ? null : 'wrong_state');
}

/** Withdraws one's own objection or dismisses another's, until a jury has taken over. */
export function maySettleFlag(
  actor: Actor,
  on: Pick<CaseState, 'verification'> & CaseAmbassadors & { parties: CaseParties },
  flag: Pick<Flag, 'byId' | 'settled'>,
): ErrorCode | null {
  if (actor.isFrozen) return 'account_frozen';
  const refusal = settlementRefusal(flag, toFlagger(actor, on), on.parties);
  if (refusal !== null) return refusal;
  const isOpen = on.verification === 'voting' || on.verification === 'waiting_release';
  return isOpen ? null : 'wrong_state';
}
