import type { Actor } from '#api/platform/access.rules.ts';
import { isAmbassadorOf, type CaseAmbassadors } from '#api/case/funding/caseAmbassadors.rules.ts';
import type { CaseState } from '#api/platform/issueLifecycle.rules.ts';
import { hasStake, type CaseParties } from '#api/issues/parties.rules.ts';
import { maySettleFlag } from '#api/case/voting/judgingPolicy.rules.ts';
import type { ErrorCode } from '#schema/errors.ts';

/** The newest ruling of a case; an unconfirmed one has moved nothing yet. */
export type StandingRuling = { byId: string; confirmedById: string | null };

type JudgedProof = { outcome: 'accepted' | 'rejected' | null };

/** A case, as far as the rules for ambassadors need it. */
export type RulableCase = CaseState &
  CaseAmbassadors & { parties: CaseParties; standing: StandingRuling | null };

/** An ambassador of the case with neither a stake in it nor a frozen account. */
function mayActOn(actor: Actor, on: CaseAmbassadors & { parties: CaseParties }): ErrorCode | null {
  if (!isAmbassadorOf(actor, on)) return 'forbidden';
  if (actor.isFrozen) return 'account_frozen';
  return hasStake(actor.id, on.parties) ? 'has_stake' : null;
}

/** `proof`: the one being judged; earlier ones are closed. */
function isUndecided({ verification, isFrozen }: CaseState, proof: JudgedProof): ErrorCode | null {
  if (verification !== 'arbitration' || proof.outcome !== null) return 'wrong_state';
  return isFrozen ? 'escrow_frozen' : null;
}

/**
 * Rules on a case in arbitration. Another ambassador who disagrees can replace an unconfirmed ruling;
 * otherwise two of them at odds would hold the money forever.
 */
export function mayRule(actor: Actor, on: RulableCase, proof: JudgedProof): ErrorCode | null {
  const refused = mayActOn(actor, on) ?? isUndecided(on, proof);
  if (refused !== null) return refused;
  return on.standing?.byId === actor.id ? 'wrong_state' : null;
}

/** Confirms another ambassador's ruling. */
export function mayConfirmRuling(
  actor: Actor,
  on: RulableCase,
  proof: JudgedProof,
): ErrorCode | null {
  const refused = mayActOn(actor, on) ?? isUndecided(on, proof);
  if (refused !== null) return refused;
  if (on.standing === null || on.standing.confirmedById !== null) return 'wrong_state';
  return on.standing.byId === actor.id ? 'forbidden' : null;
}

/** Freezes or unfreezes the money of an open issue. */
export function mayFreeze(
  actor: Actor,
  on: Pick<RulableCase, 'status' | 'parties' | 'ambassadorIds'>,
): ErrorCode | null {
  return mayActOn(actor, on) ?? (on.status === 'completed' ? 'issue_closed' : null);
}

/** An open objection that is not the viewer's own. */
const SOMEBODYS_FLAG = { byId: '', settled: null };

/** What an ambassador may do in a case; the case view carries it for the buttons. */
export function ambassadorAbilities(
  actor: Actor | null,
  on: RulableCase,
  /** The newest proof; null: none was submitted. */
  proof: JudgedProof | null,
): { rule: boolean; confirmRuling: boolean; freeze: boolean; dismissFlag: boolean } {
  const can = (rule: (by: Actor) => ErrorCode | null) => actor !== null && rule(actor) === null;
  return {
    rule: proof !== null && can((by) => mayRule(by, on, proof)),
    confirmRuling: proof !== null && can((by) => mayConfirmRuling(by, on, proof)),
    freeze: can((by) => mayFreeze(by, on)),
    dismissFlag: can((by) => maySettleFlag(by, on, SOMEBODYS_FLAG)),
  };
}
