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

/** As the rules on objections know a person. */
export function toFlagger(actor: Actor, on: CaseAmbassadors): Flagger {
  return { id: actor.id, isAmbassador: isAmbassadorOf(actor, on) };
}

/** Says yes or no to a proof, once: who has a say in the vote, until it ends; frozen since or not. */
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

/** Objects to the proof that is being judged; of an earlier one nothing hangs on it any more. */
export function mayRaiseFlag(
  actor: Actor,
  on: Flaggable & CaseAmbassadors & { status: CaseState['status']; outcome: Outcome },
): ErrorCode | null {
  if (actor.isFrozen) return 'account_frozen';
  if (on.status === 'completed') return 'issue_closed';
  return flagRefusal(toFlagger(actor, on), on) ?? (on.outcome === null ? null : 'wrong_state');
}

/** Withdraws one's objection or dismisses another's, until a jury has taken over. */
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
