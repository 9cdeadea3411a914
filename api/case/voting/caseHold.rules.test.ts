import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '#api/platform/instant.rules.ts';
import { DAY_MS } from '#schema/durations.ts';
import { beginHold, endHold, liftHold, UNUSED_HOLD, type CaseHolds } from './caseHold.rules.ts';

const NOON = new Date('2026-05-04T12:00:00.000Z');
const UNUSED: CaseHolds = { hidden: UNUSED_HOLD, frozen: UNUSED_HOLD };

describe('what stops a case with a chosen proposal', () => {
  it.each([
    ['hidden', 0, 14],
    ['hidden', 2, 14],
    ['frozen', 1, 30],
    ['frozen', 2, 60],
  ] as const)('is %s, by %s ambassadors, for %s days at most', (kind, ambassadors, days) => {
    const hold = beginHold(UNUSED, kind, ambassadors, NOON);
    expect(hold).toEqual({ usedMs: 0, since: NOON, endsAt: daysAfter(NOON, days) });
    if (!hold) throw new TypeError('It begins');
    const over = endHold(hold, daysAfter(NOON, days));
    expect(
      beginHold({ ...UNUSED, [kind]: over }, kind, ambassadors, daysAfter(NOON, 90)),
    ).toBeNull();
  });

  it('goes on with what a second ambassador adds', () => {
    const over = { ...UNUSED_HOLD, usedMs: 30 * DAY_MS };
    const later = daysAfter(NOON, 40);
    const joined = beginHold({ ...UNUSED, frozen: over }, 'frozen', 2, later);
    expect(joined?.endsAt).toEqual(daysAfter(later, 30));
  });

  it('comes to 30 days in all, and 60 with two ambassadors, however often it begins and ends', () => {
    const step = fc.record({
      kind: fc.constantFrom('hidden', 'frozen'),
      on: fc.boolean(),
      hours: fc.integer({ min: 0, max: 500 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.constantFrom(0, 1, 2), (steps, by) => {
        let holds = UNUSED;
        let [now, stoppedMs, hiddenMs, days] = [NOON, 0, 0, 0];
        for (const { kind, on, hours } of steps) {
          const later = new Date(now.getTime() + hours * 3_600_000);
          const untilOf = ({ endsAt }: CaseHolds['hidden']) =>
            endsAt === null ? now.getTime() : Math.min(endsAt.getTime(), later.getTime());
          const [hidden, frozen] = [untilOf(holds.hidden), untilOf(holds.frozen)];
          stoppedMs += Math.max(hidden, frozen) - now.getTime();
          hiddenMs += hidden - now.getTime();
          now = later;
          for (const each of ['hidden', 'frozen'] as const) {
            const { endsAt } = holds[each];
            if (endsAt !== null && endsAt <= now)
              holds = { ...holds, [each]: endHold(holds[each], endsAt) };
          }
          if (!on && holds[kind].since !== null) days += 1;
          const begun = on ? beginHold(holds, kind, by, now) : liftHold(holds[kind], now);
          if (begun !== null) holds = { ...holds, [kind]: begun };
        }
        // Each one that is lifted may delay a release by one more day of notice.
        expect(stoppedMs + Math.max(0, days - 2) * DAY_MS).toBeLessThanOrEqual(
          (by > 1 ? 60 : 30) * DAY_MS,
        );
        expect(hiddenMs).toBeLessThanOrEqual(14 * DAY_MS);
      }),
    );
  });
});
