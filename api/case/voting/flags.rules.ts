import type { VerificationState } from '#api/platform/issueLifecycle.rules.ts';
import { hasPassed, hoursAfter, laterInstant } from '#api/platform/instant.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { hasStake, type CaseParties } from '#api/issues/parties.rules.ts';
import type { ErrorCode } from '#schema/errors.ts';
import {
  DISMISSED_FLAGS_BEFORE_COSIGNER,
  JUSTIFICATION_MIN_LENGTH,
  LATE_FLAG_HOURS,
} from '#schema/limits.ts';

/** An objection to a proof. It pauses the release from the moment it is stored. */
export type Flag = {
  byId: string;
  raisedAt: Date;
  justification: string;
  /** `withdrawn` by its author, `dismissed` by an ambassador; null: still open. */
  settled: 'withdrawn' | 'dismissed' | null;
  settledAt: Date | null;
  /**
   * Two of its author's recent objections were dismissed: on its own it pauses nothing, see `hasOpenFlag`.
   */
  needsCosigner: boolean;
};

export type Flagger = {
  id: string;
  isAmbassador: boolean;
  /**
   * How many of their objections, on any issue, were dismissed in the last 180 days; looked up when they
   * object.
   */
  dismissedLately?: number;
};

/** Who may object: creator, donors, the chosen solver and ambassadors. */
export type Flaggable = {
  verification: VerificationState;
  creatorId: string | null;
  /** People whose money was in escrow when the proposal was chosen: later money buys no say. */
  donorIds: ReadonlySet<string>;
  solverId: string;
  flags: readonly Pick<Flag, 'byId' | 'settled'>[];
};

/** States in which a proof can be objected to: later on, others already decide. */
const OPEN_STATES: readonly VerificationState[] = ['voting', 'waiting_release'];

/**
 * Why a person cannot object now: `forbidden` (not a stakeholder) or `wrong_state` (nothing to object to, or
 * an objection of theirs is already open); null: they can.
 */
export function flagRefusal({ id, isAmbassador }: Flagger, on: Flaggable): ErrorCode | null {
  const isStakeholder =
    isAmbassador || id === on.creatorId || id === on.solverId || on.donorIds.has(id);
  if (!isStakeholder) return 'forbidden';
  const hasObjected = on.flags.some(({ byId, settled }) => byId === id && settled === null);
  return hasObjected || !OPEN_STATES.includes(on.verification) ? 'wrong_state' : null;
}

/**
 * A new objection. Promise: any stakeholder can stop a release until it has been examined, with one open
 * objection each. Throws the Refusal of `flagRefusal`, or `invalid_request` (justification under 20
 * characters).
 */
export function raiseFlag(flagger: Flagger, on: Flaggable, justification: string, now: Date): Flag {
  const { id } = flagger;
  const refusal = flagRefusal(flagger, on);
  if (refusal !== null) throw new Refusal(refusal);
  if (justification.trim().length < JUSTIFICATION_MIN_LENGTH) {
    const message = `Please explain in at least ${JUSTIFICATION_MIN_LENGTH} characters.`;
    throw new Refusal('invalid_request', [{ path: 'justification', message }]);
  }
  const needsCosigner = (flagger.dismissedLately ?? 0) >= DISMISSED_FLAGS_BEFORE_COSIGNER;
  const open = { settled: null, settledAt: null, needsCosigner };
  return { byId: id, raisedAt: now, justification: justification.trim(), ...open };
}

/**
 * Why a person cannot settle an objection: `wrong_state` (already settled), `forbidden` (neither its author
 * nor an ambassador) or `has_stake`; null: they can.
 */
export function settlementRefusal(
  flag: Pick<Flag, 'byId' | 'settled'>,
  { id, isAmbassador }: Flagger,
  parties: CaseParties,
): ErrorCode | null {
  if (flag.settled !== null) return 'wrong_state';
  if (id === flag.byId) return null;
  if (!isAmbassador) return 'forbidden';
  return hasStake(id, parties) ? 'has_stake' : null;
}

/**
 * The objection once settled: its author withdraws it, or an ambassador without a stake dismisses it. Throws
 * the Refusal of `settlementRefusal`.
 */
export function settleFlag(flag: Flag, by: Flagger, parties: CaseParties, now: Date): Flag {
  const refusal = settlementRefusal(flag, by, parties);
  if (refusal !== null) throw new Refusal(refusal);
  const settled = by.id === flag.byId ? 'withdrawn' : 'dismissed';
  return { ...flag, settled, settledAt: now };
}

/**
 * Whether an objection is open that makes the release wait. One whose author needs a co-signer counts only
 * once a second person objects too.
 */
export function hasOpenFlag(
  flags: readonly Pick<Flag, 'byId' | 'settled' | 'needsCosigner'>[],
): boolean {
  const open = flags.filter(({ settled }) => settled === null);
  return open.some(({ needsCosigner }) => !needsCosigner) || open.length > 1;
}

/**
 * When the open objections go to the jury; null: none pauses the release. Those raised during the vote go
 * when it ends. After it there is one shared pause of 24 hours per proof: from the first late objection until
 * the jury takes over or all are settled; one raised after that goes at once. Bound: however many are raised
 * and withdrawn, a release waits at most 24 hours before a jury looks.
 */
export function flagsEscalateAt(flags: readonly Flag[], voteEndsAt: Date): Date | null {
  if (!hasOpenFlag(flags)) return null;
  const late = flags
    .filter(({ raisedAt, needsCosigner }) => hasPassed(voteEndsAt, raisedAt) && !needsCosigner)
    .toSorted((a, b) => a.raisedAt.getTime() - b.raisedAt.getTime());
  const [first, ...others] = late;
  if (!first) return voteEndsAt;
  let { settledAt: pauseEndedAt } = first;
  for (const { raisedAt, settledAt } of others) {
    if (pauseEndedAt === null) break;
    if (hasPassed(pauseEndedAt, raisedAt)) return raisedAt;
    pauseEndedAt = settledAt === null ? null : laterInstant(pauseEndedAt, settledAt);
  }
  return hoursAfter(first.raisedAt, LATE_FLAG_HOURS);
}
