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

/** An objection to a proof. It holds the release from the moment it is stored. */
export type Flag = {
  byId: string;
  raisedAt: Date;
  justification: string;
  /** `withdrawn` by the one who raised it, `dismissed` by an ambassador; null: it stands. */
  settled: 'withdrawn' | 'dismissed' | null;
  settledAt: Date | null;
  /** Its author objected without ground twice lately: alone it holds nothing, see `hasOpenFlag`. */
  needsCosigner: boolean;
};

export type Flagger = {
  id: string;
  isAmbassador: boolean;
  /** How many of their flags, on any issue, were dismissed in the last 180 days; asked when they object. */
  dismissedLately?: number;
};

/** Who may object: creator, donors, the chosen solver and ambassadors. */
export type Flaggable = {
  verification: VerificationState;
  creatorId: string | null;
  /** Those whose money was there when the proposal was chosen: later money buys no say. */
  donorIds: ReadonlySet<string>;
  solverId: string;
  flags: readonly Pick<Flag, 'byId' | 'settled'>[];
};

/** States in which a proof can be objected to: later others decide already. */
const OPEN_STATES: readonly VerificationState[] = ['voting', 'waiting_release'];

/**
 * Why a person cannot object now: `forbidden` (no stakeholder) or `wrong_state` (nothing to object
 * to, or an objection of theirs stands already); null: they can.
 */
export function flagRefusal({ id, isAmbassador }: Flagger, on: Flaggable): ErrorCode | null {
  const isStakeholder =
    isAmbassador || id === on.creatorId || id === on.solverId || on.donorIds.has(id);
  if (!isStakeholder) return 'forbidden';
  const hasObjected = on.flags.some(({ byId, settled }) => byId === id && settled === null);
  return hasObjected || !OPEN_STATES.includes(on.verification) ? 'wrong_state' : null;
}

/**
 * A new flag. Promise: any stakeholder can stop a release until it has been looked at; one open
 * flag each. Throws the Refusal of `flagRefusal`, or `invalid_request` (justification under 20
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
 * Why a person cannot settle a flag: `wrong_state` (settled before), `forbidden` (neither its author
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
 * A flag that no longer stands: its author withdraws it, or an ambassador without a stake dismisses
 * it. Throws the Refusal of `settlementRefusal`.
 */
export function settleFlag(flag: Flag, by: Flagger, parties: CaseParties, now: Date): Flag {
  const refusal = settlementRefusal(flag, by, parties);
  if (refusal !== null) throw new Refusal(refusal);
  const settled = by.id === flag.byId ? 'withdrawn' : 'dismissed';
  return { ...flag, settled, settledAt: now };
}

/**
 * Whether an objection stands and the release has to wait. One whose author needs a co-signer counts
 * once a second person objects too.
 */
export function hasOpenFlag(
  flags: readonly Pick<Flag, 'byId' | 'settled' | 'needsCosigner'>[],
): boolean {
  const open = flags.filter(({ settled }) => settled === null);
  return open.some(({ needsCosigner }) => !needsCosigner) || open.length > 1;
}

/**
 * When the objections that still stand go to the jury; null: none holds the release. Those of the
 * vote go with its end. After it there is one shared pause of 24 hours per proof: from the first
 * late flag until the jury takes over or all are settled, and one raised after that goes at once.
 * Bound: however many are raised and withdrawn, a release waits at most 24 hours before a jury looks.
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
