import type { Actor } from '#api/platform/access.rules.ts';
import { daysAfter, hasPassed, hoursAfter } from '#api/platform/instant.rules.ts';
import type { ErrorCode } from '#schema/errors.ts';
import { FIRST_AMBASSADORS_HOURS, ROLE_NOTICE_DAYS } from '#schema/people/roleLimits.ts';
import type { AccountRole } from '#schema/people/user.ts';

type Role = { accountRole: AccountRole; isValidator: boolean };

/**
 * Whether a role change needs public notice: appointing or removing an ambassador does, except for the first
 * ones of an installation. Promise: no operator can appoint judges of their own, or remove any.
 */
export function needsNotice(
  from: Role,
  to: Role,
  { firstAmbassadorAt, now }: { firstAmbassadorAt: Date | null; now: Date },
): boolean {
  const isAmbassador = (role: Role) => role.accountRole === 'ambassador';
  if (isAmbassador(from) === isAmbassador(to)) return false;
  const isFirst =
    firstAmbassadorAt === null ||
    !hasPassed(hoursAfter(firstAmbassadorAt, FIRST_AMBASSADORS_HOURS), now);
  return isAmbassador(from) || !isFirst;
}

/**
 * Whether the recovery of an account is announced: whoever enters it gets a say over other people's money.
 */
export const isRecoveryAnnounced = (on: { heldRole: boolean; hasSay: boolean }): boolean =>
  on.heldRole || on.hasSay;

export const effectAt = (announcedAt: Date): Date => daysAfter(announcedAt, ROLE_NOTICE_DAYS);

type Announced = {
  kind: 'role' | 'recovery';
  userId: string;
  byId: string;
  takesEffectAt: Date;
  objectedBy: string | null;
  objectedAt: Date | null;
  confirmedBy: string | null;
  outcome: string | null;
};

/** When a contested announcement ends unless it is confirmed; null: nobody objected. */
export function lapsesAt({ takesEffectAt, objectedAt }: Announced): Date | null {
  if (objectedAt === null) return null;
  const confirmableUntil = effectAt(objectedAt);
  return confirmableUntil > takesEffectAt ? confirmableUntil : takesEffectAt;
}

/** The outcome so far; null: still pending. */
export function appointmentOutcome(on: Announced, now: Date): 'effective' | 'lapsed' | null {
  const lapse = on.confirmedBy === null ? lapsesAt(on) : null;
  if (lapse !== null) return hasPassed(lapse, now) ? 'lapsed' : null;
  return hasPassed(on.takesEffectAt, now) ? 'effective' : null;
}

/** Once, by a current or recent ambassador; a recovery may also be contested by the account's holder. */
export function mayObject(actor: Actor, on: Announced, wasAmbassador: boolean): ErrorCode | null {
  const isOwn = on.kind === 'recovery' && actor.id === on.userId;
  if (actor.accountRole !== 'ambassador' && !wasAmbassador && !isOwn) return 'forbidden';
  if (actor.isFrozen && !isOwn) return 'account_frozen';
  return on.outcome === null && on.objectedAt === null ? null : 'wrong_state';
}

/** An ambassador other than the one who objected, who announced it or whom it is about. */
export function mayConfirm(actor: Actor, on: Announced): ErrorCode | null {
  const isParty = [on.objectedBy, on.userId, on.byId].includes(actor.id);
  if (actor.accountRole !== 'ambassador' || isParty) return 'forbidden';
  if (actor.isFrozen) return 'account_frozen';
  const isWaiting = on.outcome === null && on.objectedAt !== null && on.confirmedBy === null;
  return isWaiting ? null : 'wrong_state';
}
