import { DAY_MS, HOUR_MS } from '#schema/durations.ts';
import { RELEASE_RESUME_MIN_HOURS } from '#schema/limits.ts';
import { HELD_BY_TWO_MAX_DAYS, HELD_MAX_DAYS, HIDDEN_MAX_DAYS } from '#schema/caseLimits.ts';

/** What pauses the money of a case with a chosen proposal. */
export type HoldKind = 'hidden' | 'frozen';

/** One kind of hold in one case: the time used by past holds, and the current one. */
export type CaseHold = { usedMs: number; since: Date | null; endsAt: Date | null };

export type CaseHolds = Record<HoldKind, CaseHold>;

export const UNUSED_HOLD: CaseHold = { usedMs: 0, since: null, endsAt: null };

const usedMs = ({ usedMs: over, since }: CaseHold, now: Date): number =>
  over + (since === null ? 0 : now.getTime() - since.getTime());

/**
 * The hold that starts now; null: the time for it is used up. Promise: however often a case is hidden and
 * frozen, hiding pauses it for at most 14 days in total, hiding and freezing together for 30, and for 60 once
 * two ambassadors have frozen it.
 */
export function beginHold(
  holds: CaseHolds,
  kind: HoldKind,
  ambassadorCount: number,
  now: Date,
): CaseHold | null {
  const hold = holds[kind];
  if (hold.since !== null) return hold;
  const days = ambassadorCount > 1 ? HELD_BY_TWO_MAX_DAYS : HELD_MAX_DAYS;
  const used = { hidden: usedMs(holds.hidden, now), frozen: usedMs(holds.frozen, now) };
  const leftMs = days * DAY_MS - used.hidden - used.frozen;
  const ownLeftMs = kind === 'hidden' ? HIDDEN_MAX_DAYS * DAY_MS - used.hidden : leftMs;
  const mostMs = Math.min(leftMs, ownLeftMs);
  if (mostMs <= 0) return null;
  return { ...hold, since: now, endsAt: new Date(now.getTime() + mostMs) };
}

/**
 * The hold after somebody lifts it. Afterwards a release is announced a day ahead again: that day counts too,
 * or freezing for a minute each day would hold the money forever.
 */
export function liftHold(hold: CaseHold, now: Date): CaseHold {
  if (hold.since === null) return hold;
  return { ...endHold(hold, now), usedMs: usedMs(hold, now) + RELEASE_RESUME_MIN_HOURS * HOUR_MS };
}

/** The hold after its time has run out: used time is not given back. */
export function endHold(hold: CaseHold, now: Date): CaseHold {
  return { usedMs: usedMs(hold, now), since: null, endsAt: null };
}
