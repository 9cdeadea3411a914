import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter, hasPassed, hoursAfter, laterInstant } from '#api/platform/instant.rules.ts';
import { HOUR_MS } from '#schema/durations.ts';
import {
  flagsEscalateAt,
  hasOpenFlag,
  raiseFlag,
  type Flag,
} from '#api/case/voting/flags.rules.ts';
import {
  isNoticeDue,
  isReleaseDue,
  pauseClock,
  recordNotice,
  resumeClock,
  startClock,
  windowEndsAt,
  type ReleaseClock,
  type Resumption,
} from './releaseClock.rules.ts';

const submitted = new Date('2026-05-01T12:00:00.000Z');
const at = (hours: number) => hoursAfter(submitted, hours);
const RESUMPTIONS = ['withdrawn', 'dismissed', 'unfrozen'] as const;
const resume = (clock: ReleaseClock, because: Resumption, now: Date) =>
  resumeClock(clock, because, windowEndsAt(submitted), now);
const PROOF = { creatorId: 'creator', donorIds: new Set(['donor']), solverId: 'solver' };
const secondBefore = (moment: Date) => new Date(moment.getTime() - 1_000);

describe('the release by itself', () => {
  it('comes five days after the proof, with a notice a day before [6.16, 9.50]', () => {
    const clock = startClock(submitted);
    expect(windowEndsAt(submitted)).toEqual(at(72));
    expect(isNoticeDue(clock, secondBefore(at(96)))).toBe(false);
    expect(isNoticeDue(clock, at(96))).toBe(true);
    const told = recordNotice(clock, at(96));
    expect(isNoticeDue(told, at(97))).toBe(false);
    expect(isReleaseDue(told, secondBefore(at(120)))).toBe(false);
    expect(isReleaseDue(told, at(120))).toBe(true);
  });

  it('does not come without a recorded notice, however late it is', () => {
    expect(isReleaseDue(startClock(submitted), daysAfter(submitted, 100))).toBe(false);
  });

  it('needs both, the time and a notice that is a day old, whatever was stored', () => {
    const shortNotice = { releaseAt: at(120), noticeAt: at(119), pausedAt: null };
    expect(isReleaseDue(shortNotice, at(142))).toBe(false);
    expect(isReleaseDue(shortNotice, at(143))).toBe(true);
    const earlyNotice = { releaseAt: at(200), noticeAt: at(100), pausedAt: null };
    expect(isReleaseDue(earlyNotice, at(199))).toBe(false);
    expect(isReleaseDue(earlyNotice, at(200))).toBe(true);
  });

  it('moves back when the notice was late', () => {
    const told = recordNotice(startClock(submitted), at(110));
    expect(isReleaseDue(told, at(133))).toBe(false);
    expect(isReleaseDue(told, at(134))).toBe(true);
    expect(recordNotice(told, at(120))).toBe(told);
  });

  it('is stopped by a flag one second before, and comes a second after its withdrawal [6.17]', () => {
    const told = recordNotice(startClock(submitted), at(96));
    const paused = pauseClock(told, secondBefore(at(120)));
    expect(isReleaseDue(paused, at(200))).toBe(false);
    expect(isNoticeDue(paused, at(200))).toBe(false);
    const resumed = resume(paused, 'withdrawn', at(130));
    expect(isReleaseDue(resumed, at(130))).toBe(false);
    expect(isReleaseDue(resumed, new Date(at(130).getTime() + 1_000))).toBe(true);
  });

  it('leaves a day after a refuted flag, but never moves by more than a day', () => {
    const told = recordNotice(startClock(submitted), at(96));
    const resumedAfter = (hours: number) =>
      resume(pauseClock(told, at(119)), 'dismissed', at(119 + hours)).releaseAt;
    expect(resumedAfter(0)).toEqual(at(143));
    expect(resumedAfter(10)).toEqual(at(144));
    expect(resumedAfter(24)).toEqual(at(144));
    expect(resume(pauseClock(told, at(100)), 'dismissed', at(101)).releaseAt).toEqual(at(125));
  });

  it('stays where it was when a flag is settled while the vote runs', () => {
    const paused = pauseClock(startClock(submitted), at(10));
    expect(resume(paused, 'withdrawn', at(70))).toEqual(startClock(submitted));
    expect(resume(paused, 'dismissed', at(70))).toEqual(startClock(submitted));
  });

  it('has a day and a new notice after a freeze, or all the time that was left', () => {
    const told = recordNotice(startClock(submitted), at(96));
    const resumed = resume(pauseClock(told, secondBefore(at(120))), 'unfrozen', at(130));
    expect(resumed.releaseAt).toEqual(at(154));
    expect(isReleaseDue(resumed, at(160))).toBe(false);
    expect(isNoticeDue(resumed, at(130))).toBe(true);
    expect(isReleaseDue(recordNotice(resumed, at(130)), at(154))).toBe(true);
    const early = resume(pauseClock(startClock(submitted), at(10)), 'unfrozen', at(50));
    expect(early.releaseAt).toEqual(at(160));
  });

  it('is paused once by several flags', () => {
    const paused = pauseClock(startClock(submitted), at(10));
    expect(pauseClock(paused, at(20))).toBe(paused);
    const running = startClock(submitted);
    expect(resume(running, 'withdrawn', at(20))).toBe(running);
  });

  it('never happens while held, nor before its time, nor without a notice that is a day old', () => {
    const events = fc.array(
      fc.tuple(
        fc.constantFrom('hold', ...RESUMPTIONS, 'notice', 'wait'),
        fc.integer({ min: 1, max: 40 }),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(events, (happened) => {
        let [clock, now] = [startClock(submitted), submitted];
        let lastNotice: Date | null = null;
        let isHeld = false;
        for (const [event, hours] of happened) {
          now = hoursAfter(now, hours);
          if (event === 'hold') {
            [clock, isHeld] = [pauseClock(clock, now), true];
          } else if (event === 'notice' && isNoticeDue(clock, now)) {
            [clock, lastNotice] = [recordNotice(clock, now), now];
          } else if (event !== 'notice' && event !== 'wait') {
            [clock, isHeld] = [resume(clock, event, now), false];
          }
          if (!isReleaseDue(clock, now)) continue;
          expect(isHeld).toBe(false);
          const noticeMs = lastNotice?.getTime() ?? Infinity;
          expect((now.getTime() - noticeMs) / HOUR_MS).toBeGreaterThanOrEqual(24);
          expect(now.getTime()).toBeGreaterThanOrEqual(daysAfter(submitted, 5).getTime());
        }
      }),
    );
  });

  it('comes in the end when nothing holds it any more', () => {
    const pauses = fc.array(
      fc.tuple(
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1, max: 200 }),
        fc.constantFrom(...RESUMPTIONS),
      ),
    );
    fc.assert(
      fc.property(pauses, (times) => {
        let [clock, now] = [startClock(submitted), submitted];
        for (const [run, pause, because] of times) {
          now = hoursAfter(now, run);
          clock = pauseClock(clock, now);
          now = hoursAfter(now, pause);
          clock = resume(clock, because, now);
        }
        now = laterInstant(hoursAfter(now, 24), hoursAfter(clock.releaseAt, -24));
        if (isNoticeDue(clock, now)) clock = recordNotice(clock, now);
        expect(isReleaseDue(clock, laterInstant(clock.releaseAt, hoursAfter(now, 24)))).toBe(true);
      }),
    );
  });

  it('goes on with the very time that was left when an objection is withdrawn', () => {
    const minutes = (most: number) => fc.integer({ min: 1, max: most * 60 });
    fc.assert(
      fc.property(minutes(119), minutes(48), fc.boolean(), (heldAfter, heldFor, isTold) => {
        const heldAt = at(heldAfter / 60);
        const fresh = startClock(submitted);
        const clock = isTold && hasPassed(at(96), heldAt) ? recordNotice(fresh, at(96)) : fresh;
        const now = laterInstant(at(72), hoursAfter(heldAt, heldFor / 60));
        const resumed = resume(pauseClock(clock, heldAt), 'withdrawn', now);
        const leftMs = clock.releaseAt.getTime() - heldAt.getTime();
        expect(resumed.releaseAt.getTime() - now.getTime()).toBe(leftMs);
        expect(resumed).toMatchObject({ noticeAt: clock.noticeAt, pausedAt: null });
      }),
    );
  });

  it('is moved by objections by a day at most, whoever raises and settles them when', () => {
    const step = fc.record({
      hours: fc.integer({ min: 0, max: 30 }),
      who: fc.constantFrom('creator', 'donor', 'solver'),
      does: fc.constantFrom('raise', 'withdraw', 'dismiss'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { releasedAt, juryAt } = playObjections(steps);
        const latest = at(144).getTime();
        expect(
          Math.min(releasedAt?.getTime() ?? Infinity, juryAt?.getTime() ?? Infinity),
        ).toBeLessThanOrEqual(latest);
      }),
      { numRuns: 500 },
    );
  });
});

type Step = { hours: number; who: string; does: 'raise' | 'withdraw' | 'dismiss' };

/** Plays objections hour by hour until the money is released or a jury is called. */
function playObjections(steps: readonly Step[]): { releasedAt: Date | null; juryAt: Date | null } {
  const voteEndsAt = windowEndsAt(submitted);
  let [clock, now] = [startClock(submitted), submitted];
  let flags: Flag[] = [];
  const due = steps.map((one, index) => ({
    ...one,
    at: at(steps.slice(0, index + 1).reduce((sum, { hours }) => sum + hours, 0)),
  }));
  for (; now.getTime() <= at(400).getTime(); now = hoursAfter(now, 1)) {
    const verification = hasPassed(voteEndsAt, now) ? 'waiting_release' : 'voting';
    const escalateAt = flagsEscalateAt(flags, voteEndsAt);
    if (escalateAt && hasPassed(escalateAt, now)) return { releasedAt: null, juryAt: now };
    for (const { who, does } of due.filter((one) => one.at.getTime() === now.getTime())) {
      const wasHeld = hasOpenFlag(flags);
      const own = flags.find(({ byId, settled }) => byId === who && settled === null);
      if (does === 'raise' && !own) {
        const flagger = { id: who, isAmbassador: false, dismissedLately: 0 };
        const on = { ...PROOF, verification, flags } as const;
        flags = [...flags, raiseFlag(flagger, on, 'x'.repeat(20), now)];
        clock = pauseClock(clock, now);
        const escalatedAt = flagsEscalateAt(flags, voteEndsAt);
        if (escalatedAt && hasPassed(escalatedAt, now)) return { releasedAt: null, juryAt: now };
      } else if (does !== 'raise' && own) {
        const settled = does === 'withdraw' ? 'withdrawn' : 'dismissed';
        flags = flags.map((flag) => (flag === own ? { ...own, settled, settledAt: now } : flag));
        if (wasHeld && !hasOpenFlag(flags)) clock = resume(clock, settled, now);
      }
    }
    if (isNoticeDue(clock, now)) clock = recordNotice(clock, now);
    if (verification === 'waiting_release' && isReleaseDue(clock, now))
      return { releasedAt: now, juryAt: null };
  }
  return { releasedAt: null, juryAt: null };
}
