import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter, hoursAfter } from '#api/domain/instant.ts';
import { HOUR_MS } from '#schema/durations.ts';
import {
  holdClock,
  isNoticeDue,
  isReleaseDue,
  recordNotice,
  startClock,
  windowEndsAt,
} from './releaseClock.ts';

const submitted = new Date('2026-05-01T12:00:00.000Z');
const at = (hours: number) => hoursAfter(submitted, hours);
const secondBefore = (moment: Date) => new Date(moment.getTime() - 1_000);

describe('the release by itself', () => {
  it('comes five days after the proof, with a notice a day before', () => {
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

  it('is stopped by a flag one second before, and has a day and a new notice afterwards', () => {
    const told = recordNotice(startClock(submitted), at(96));
    const paused = holdClock(told, true, secondBefore(at(120)));
    expect(isReleaseDue(paused, at(200))).toBe(false);
    expect(isNoticeDue(paused, at(200))).toBe(false);
    const resumed = holdClock(paused, false, at(130));
    expect(resumed.releaseAt).toEqual(at(154));
    expect(isReleaseDue(resumed, at(160))).toBe(false);
    expect(isNoticeDue(resumed, at(130))).toBe(true);
    expect(isReleaseDue(recordNotice(resumed, at(130)), at(154))).toBe(true);
  });

  it('keeps the time that was left when there is more than a day of it', () => {
    const resumed = holdClock(holdClock(startClock(submitted), true, at(10)), false, at(50));
    expect(resumed.releaseAt).toEqual(at(160));
  });

  it('is paused once by several flags', () => {
    const paused = holdClock(startClock(submitted), true, at(10));
    expect(holdClock(paused, true, at(20))).toBe(paused);
    const running = startClock(submitted);
    expect(holdClock(running, false, at(20))).toBe(running);
  });

  it('never happens while held nor less than a day after notice or pause, whatever happens', () => {
    const events = fc.array(
      fc.tuple(
        fc.constantFrom('hold', 'free', 'notice', 'wait' as const),
        fc.integer({ min: 1, max: 40 }),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(events, (happened) => {
        let [clock, now] = [startClock(submitted), submitted];
        let lastNotice: Date | null = null;
        let lastPause: Date | null = null;
        let isHeld = false;
        for (const [event, hours] of happened) {
          now = hoursAfter(now, hours);
          if (isHeld) lastPause = now;
          if (event === 'hold' || event === 'free') {
            isHeld = event === 'hold';
            clock = holdClock(clock, isHeld, now);
          }
          if (event === 'notice' && isNoticeDue(clock, now)) {
            clock = recordNotice(clock, now);
            lastNotice = now;
          }
          if (!isReleaseDue(clock, now)) continue;
          const sinceHours = (moment: Date | null) =>
            moment === null ? Infinity : (now.getTime() - moment.getTime()) / HOUR_MS;
          expect(isHeld).toBe(false);
          expect(lastNotice).not.toBeNull();
          expect(sinceHours(lastNotice)).toBeGreaterThanOrEqual(24);
          expect(sinceHours(lastPause)).toBeGreaterThanOrEqual(24);
          expect(now.getTime()).toBeGreaterThanOrEqual(daysAfter(submitted, 5).getTime());
        }
      }),
    );
  });

  it('comes in the end when nothing holds it any more', () => {
    const pauses = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 })),
    );
    fc.assert(
      fc.property(pauses, (times) => {
        let [clock, now] = [startClock(submitted), submitted];
        for (const [run, pause] of times) {
          now = hoursAfter(now, run);
          clock = holdClock(clock, true, now);
          now = hoursAfter(now, pause);
          clock = holdClock(clock, false, now);
        }
        now = hoursAfter(now, 96);
        expect(isNoticeDue(clock, now)).toBe(true);
        expect(isReleaseDue(recordNotice(clock, now), hoursAfter(now, 24))).toBe(true);
      }),
    );
  });
});
