import type { VerificationState } from '#api/domain/issueLifecycle.ts';
import { hasCome, hoursAfter } from '#api/domain/instant.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { hasStake, type CaseParties } from './ruling.ts';
import type { ErrorCode } from '#schema/errors.ts';
import { JUSTIFICATION_MIN_LENGTH, LATE_FLAG_HOURS } from '#schema/limits.ts';

/** An objection to a proof. It holds the release from the moment it is stored. */
export type Flag = {
  byId: string;
  raisedAt: Date;
  justification: string;
  /** `withdrawn` by the one who raised it, `dismissed` by an ambassador; null: it stands. */
  settled: 'withdrawn' | 'dismissed' | null;
};

export type Flagger = { id: string; isAmbassador: boolean };

/** Who may object: creator, donors, the chosen solver and ambassadors. */
export type Flaggable = {
  verification: VerificationState;
  creatorId: string | null;
  donorIds: ReadonlySet<string>;
  solverId: string;
  flags: readonly Pick<Flag, 'byId' | 'settled'>[];
};

/** States in which a proof can be objected to: later others decide already. */
const OPEN_STATES: readonly VerificationState[] = ['voting', 'waiting_release'];

/**
 * Whether a person has objected as often as they may: one flag at a time, and none after the vote
 * for who had one before. Else one donor, objecting and withdrawing in turns, could hold a release
 * for ever.
 */
export function hasObjected(
  own: readonly Pick<Flag, 'settled'>[],
  verification: VerificationState,
): boolean {
  return own.some(({ settled }) => settled === null || verification === 'waiting_release');
}

/**
 * Why a person cannot object now: `forbidden` (no stakeholder) or `wrong_state` (nothing to object
 * to, or they have objected before); null: they can.
 */
export function flagRefusal({ id, isAmbassador }: Flagger, on: Flaggable): ErrorCode | null {
  const isStakeholder =
    isAmbassador || id === on.creatorId || id === on.solverId || on.donorIds.has(id);
  if (!isStakeholder) return 'forbidden';
  const own = on.flags.filter((flag) => flag.byId === id);
  const isOpen = OPEN_STATES.includes(on.verification);
  return hasObjected(own, on.verification) || !isOpen ? 'wrong_state' : null;
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
  return { byId: id, raisedAt: now, justification: justification.trim(), settled: null };
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
export function settleFlag(flag: Flag, by: Flagger, parties: CaseParties): Flag {
  const refusal = settlementRefusal(flag, by, parties);
  if (refusal !== null) throw new Refusal(refusal);
  return { ...flag, settled: by.id === flag.byId ? 'withdrawn' : 'dismissed' };
}

/** Whether an objection stands and the release has to wait. */
export function hasOpenFlag(flags: readonly Flag[]): boolean {
  return flags.some(({ settled }) => settled === null);
}

/**
 * When the flags that still stand go to the jury: with the end of the vote. One raised after it has
 * 24 hours to be settled; without an end it could hold the money for ever. Null: none stands.
 */
export function flagsEscalateAt(flags: readonly Flag[], voteEndsAt: Date): Date | null {
  const times = flags
    .filter(({ settled }) => settled === null)
    .map(({ raisedAt }) =>
      hasCome(voteEndsAt, raisedAt) ? hoursAfter(raisedAt, LATE_FLAG_HOURS) : voteEndsAt,
    );
  return times.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
