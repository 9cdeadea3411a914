import { daysAfter, hasCome, hoursAfter, laterOf } from '#api/domain/instant.ts';
import {
  AUTO_RELEASE_DAYS,
  BALLOT_WINDOW_HOURS,
  RELEASE_NOTICE_HOURS,
  RELEASE_RESUME_MIN_HOURS,
} from '#schema/limits.ts';

/** The countdown from a submitted proof to a release without objection. */
export type ReleaseClock = {
  /** When it runs out, as long as it is not paused. */
  releaseAt: Date;
  /** When the notice of this very `releaseAt` was recorded; null: nobody was told yet. */
  noticeAt: Date | null;
  /** Since when a flag or a freeze holds it; null: it runs. */
  pausedAt: Date | null;
};

/** When the vote on a proof closes: 72 hours after it was submitted. */
export function windowEndsAt(submittedAt: Date): Date {
  return hoursAfter(submittedAt, BALLOT_WINDOW_HOURS);
}

/** The clock of a proof that was just submitted: five days, nobody told yet. */
export function startClock(submittedAt: Date): ReleaseClock {
  return {
    releaseAt: daysAfter(submittedAt, AUTO_RELEASE_DAYS),
    noticeAt: null,
    pausedAt: null,
  };
}

/** Whether people have to be told now that the release is near. */
export function isNoticeDue({ releaseAt, noticeAt, pausedAt }: ReleaseClock, now: Date): boolean {
  const dueAt = hoursAfter(releaseAt, -RELEASE_NOTICE_HOURS);
  return noticeAt === null && pausedAt === null && hasCome(dueAt, now);
}

/**
 * The clock after the notice was recorded. A late notice moves the release back: people have their
 * 24 hours in any case. Recording it again changes nothing.
 */
export function recordNotice(clock: ReleaseClock, now: Date): ReleaseClock {
  if (clock.noticeAt !== null) return clock;
  const releaseAt = laterOf(clock.releaseAt, hoursAfter(now, RELEASE_NOTICE_HOURS));
  return { ...clock, noticeAt: now, releaseAt };
}

/**
 * The clock while something holds it (an open flag, a freeze) or no longer does. Promise: the time
 * that was left goes on, but never less than 24 hours, and the new time is announced anew.
 */
export function holdClock(clock: ReleaseClock, isHeld: boolean, now: Date): ReleaseClock {
  if (isHeld) return clock.pausedAt === null ? { ...clock, pausedAt: now } : clock;
  if (clock.pausedAt === null) return clock;
  const leftMs = clock.releaseAt.getTime() - clock.pausedAt.getTime();
  const resumed = new Date(now.getTime() + leftMs);
  const releaseAt = laterOf(resumed, hoursAfter(now, RELEASE_RESUME_MIN_HOURS));
  return { releaseAt, noticeAt: null, pausedAt: null };
}

/**
 * Whether the money may be released by itself now. Never without a notice recorded 24 hours before,
 * never while the clock is paused. The caller holds the row lock under which flags are raised.
 */
export function isReleaseDue({ releaseAt, noticeAt, pausedAt }: ReleaseClock, now: Date): boolean {
  if (noticeAt === null || pausedAt !== null) return false;
  return hasCome(releaseAt, now) && hasCome(hoursAfter(noticeAt, RELEASE_NOTICE_HOURS), now);
}
