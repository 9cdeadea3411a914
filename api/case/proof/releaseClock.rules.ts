import {
  daysAfter,
  earlierInstant,
  hasPassed,
  hoursAfter,
  laterInstant,
} from '#api/platform/instant.rules.ts';
import {
  AUTO_RELEASE_DAYS,
  BALLOT_WINDOW_HOURS,
  LATE_FLAG_HOURS,
  RELEASE_NOTICE_HOURS,
  RELEASE_RESUME_MIN_HOURS,
} from '#schema/limits.ts';

/** The countdown from a submitted proof to a release without objection. */
export type ReleaseClock = {
  /** When it runs out unless it is paused. */
  releaseAt: Date;
  /** When the notice for this `releaseAt` was recorded; null: not announced yet. */
  noticeAt: Date | null;
  /** Since when an objection or a freeze pauses it; null: it is running. */
  pausedAt: Date | null;
};

/** When the vote on a proof closes: 72 hours after it was submitted. */
export function windowEndsAt(submittedAt: Date): Date {
  return hoursAfter(submittedAt, BALLOT_WINDOW_HOURS);
}

/** The clock of a new proof: five days, not announced yet. */
export function startClock(submittedAt: Date): ReleaseClock {
  return {
    releaseAt: daysAfter(submittedAt, AUTO_RELEASE_DAYS),
    noticeAt: null,
    pausedAt: null,
  };
}

/** Whether the release has to be announced now. */
export function isNoticeDue({ releaseAt, noticeAt, pausedAt }: ReleaseClock, now: Date): boolean {
  const dueAt = hoursAfter(releaseAt, -RELEASE_NOTICE_HOURS);
  return noticeAt === null && pausedAt === null && hasPassed(dueAt, now);
}

/**
 * The clock after the notice was recorded. A late notice postpones the release: people always get their 24
 * hours. Idempotent.
 */
export function recordNotice(clock: ReleaseClock, now: Date): ReleaseClock {
  if (clock.noticeAt !== null) return clock;
  const releaseAt = laterInstant(clock.releaseAt, hoursAfter(now, RELEASE_NOTICE_HOURS));
  return { ...clock, noticeAt: now, releaseAt };
}

/** What resumed a paused clock: its last objection was settled, or the freeze was lifted. */
export type Resumption = 'withdrawn' | 'dismissed' | 'unfrozen';

/** The clock while an open objection or a freeze pauses it. Several of them pause it only once. */
export function pauseClock(clock: ReleaseClock, now: Date): ReleaseClock {
  return clock.pausedAt === null ? { ...clock, pausedAt: now } : clock;
}

/**
 * The clock once nothing holds it any more. Promise: objections never move a release by more than
 * 24 hours, however many are raised and withdrawn.
 * - Settled within the vote's window, they move nothing: no release was possible meanwhile.
 * - Settled after it, the remaining time continues and the notice stands; after a dismissal there
 *   are 24 hours at least, as far as that keeps within the 24 hours in all.
 * - After a freeze the remaining time continues, never less than 24 hours, announced again.
 */
export function resumeClock(
  clock: ReleaseClock,
  because: Resumption,
  voteEndsAt: Date,
  now: Date,
): ReleaseClock {
  const { pausedAt } = clock;
  if (pausedAt === null) return clock;
  const leftMs = clock.releaseAt.getTime() - pausedAt.getTime();
  const resumed = new Date(now.getTime() + leftMs);
  const dayAhead = hoursAfter(now, RELEASE_RESUME_MIN_HOURS);
  if (because === 'unfrozen') {
    return { releaseAt: laterInstant(resumed, dayAhead), noticeAt: null, pausedAt: null };
  }
  if (!hasPassed(voteEndsAt, now)) return { ...clock, pausedAt: null };
  if (because === 'withdrawn') return { ...clock, releaseAt: resumed, pausedAt: null };
  const latest = hoursAfter(clock.releaseAt, LATE_FLAG_HOURS);
  const releaseAt = laterInstant(resumed, earlierInstant(dayAhead, latest));
  return { ...clock, releaseAt, pausedAt: null };
}

/**
 * Whether the money may be released automatically now. Never without a notice recorded 24 hours before, never
 * while the clock is paused. The caller holds the row lock under which objections are raised.
 */
export function isReleaseDue({ releaseAt, noticeAt, pausedAt }: ReleaseClock, now: Date): boolean {
  if (noticeAt === null || pausedAt !== null) return false;
  return hasPassed(releaseAt, now) && hasPassed(hoursAfter(noticeAt, RELEASE_NOTICE_HOURS), now);
}
