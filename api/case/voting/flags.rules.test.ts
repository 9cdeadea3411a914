import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VERIFICATION_STATES } from '#schema/case/verification.ts';
import {
  flagRefusal,
  flagsEscalateAt,
  hasOpenFlag,
  raiseFlag,
  settleFlag,
  type Flag,
  type Flaggable,
} from './flags.rules.ts';
import { daysAfter, hoursAfter } from '#api/platform/instant.rules.ts';
import type { CaseParties } from '#api/issues/parties.rules.ts';

const noon = new Date('2026-05-01T12:00:00.000Z');
const voteEndsAt = hoursAfter(noon, 72);
const because = 'The hole is still there, I stood in it.';
const proof: Flaggable = {
  verification: 'voting',
  creatorId: 'creator',
  donorIds: new Set(['donor']),
  solverId: 'solver',
  flags: [],
};
const parties: CaseParties = {
  creatorId: 'creator',
  donorIds: new Set(['donor', 'generous ambassador']),
  proposerIds: new Set(['solver']),
  jurorIds: new Set(),
  flaggerIds: new Set(['donor']),
  validatorIds: new Set(),
};
const person = (id: string, dismissedLately = 0) => ({ id, isAmbassador: false, dismissedLately });
const ambassador = (id: string) => ({ id, isAmbassador: true, dismissedLately: 0 });
const refusal = (code: string) => expect.objectContaining({ code });
const raised = (hours = 1, by = 'donor') =>
  raiseFlag(person(by), proof, because, hoursAfter(noon, hours));
const settledAfter = (flag: Flag, hours: number): Flag =>
  settleFlag(flag, person(flag.byId), parties, hoursAfter(flag.raisedAt, hours));

describe('a flag', () => {
  it('can be raised by creator, donor, solver and ambassador, and by nobody else', () => {
    for (const who of [person('creator'), person('donor'), person('solver'), ambassador('amy')]) {
      expect(hasOpenFlag([raiseFlag(who, proof, because, noon)])).toBe(true);
    }
    expect(() => raiseFlag(person('visitor'), proof, because, noon)).toThrow(refusal('forbidden'));
  });

  it('can be raised while the vote runs or the release waits, once at a time', () => {
    const open = VERIFICATION_STATES.filter((verification) => {
      try {
        return raiseFlag(person('donor'), { ...proof, verification }, because, noon);
      } catch {
        return false;
      }
    });
    expect(open).toEqual(['voting', 'waiting_release']);
    const again = { ...proof, flags: [raised()] };
    expect(() => raiseFlag(person('donor'), again, because, noon)).toThrow(refusal('wrong_state'));
    const withdrawn = { ...proof, flags: [settledAfter(raised(), 1)] };
    expect(raiseFlag(person('donor'), withdrawn, because, noon).settled).toBeNull();
    expect(raiseFlag(person('creator'), again, because, noon).settled).toBeNull();
  });

  it('holds nothing alone when its author was refuted twice lately', () => {
    const doubtful = raiseFlag(person('donor', 2), proof, because, noon);
    expect(hasOpenFlag([doubtful])).toBe(false);
    const joined = raiseFlag(person('creator'), { ...proof, flags: [doubtful] }, because, noon);
    expect(hasOpenFlag([doubtful, joined])).toBe(true);
    expect(hasOpenFlag([raiseFlag(person('donor', 1), proof, because, noon)])).toBe(true);
    expect(flagsEscalateAt([doubtful], voteEndsAt)).toBeNull();
  });

  it('needs a reason of 20 characters that are not spaces around it', () => {
    const short = `  ${'x'.repeat(19)}   `;
    expect(() => raiseFlag(person('donor'), proof, short, noon)).toThrow(
      refusal('invalid_request'),
    );
    expect(raiseFlag(person('donor'), proof, 'x'.repeat(20), noon).justification).toHaveLength(20);
  });

  it('is withdrawn by its author or dismissed by an ambassador without a stake', () => {
    expect(settleFlag(raised(), person('donor'), parties, noon).settled).toBe('withdrawn');
    expect(settleFlag(raised(), ambassador('amy'), parties, noon).settled).toBe('dismissed');
    expect(hasOpenFlag([settleFlag(raised(), ambassador('amy'), parties, noon)])).toBe(false);
    expect(() => settleFlag(raised(), person('solver'), parties, noon)).toThrow(
      refusal('forbidden'),
    );
    expect(() => settleFlag(raised(), ambassador('generous ambassador'), parties, noon)).toThrow(
      refusal('has_stake'),
    );
    const settled = settleFlag(raised(), person('donor'), parties, noon);
    expect(() => settleFlag(settled, person('donor'), parties, noon)).toThrow(
      refusal('wrong_state'),
    );
  });

  it('goes to the jury with the end of the vote, a later one after a day', () => {
    expect(flagsEscalateAt([], voteEndsAt)).toBeNull();
    expect(flagsEscalateAt([raised(71)], voteEndsAt)).toEqual(voteEndsAt);
    expect(flagsEscalateAt([raised(119)], voteEndsAt)).toEqual(hoursAfter(noon, 143));
    expect(flagsEscalateAt([raised(119), raised(80)], voteEndsAt)).toEqual(hoursAfter(noon, 104));
    expect(flagsEscalateAt([settledAfter(raised(), 1)], voteEndsAt)).toBeNull();
  });

  it('shares one pause of a day after the vote with all others', () => {
    const first = settledAfter(raised(80), 20);
    const during = raised(90, 'creator');
    expect(flagsEscalateAt([first, during], voteEndsAt)).toEqual(hoursAfter(noon, 104));
    const afterwards = raised(101, 'creator');
    expect(flagsEscalateAt([first, afterwards], voteEndsAt)).toEqual(hoursAfter(noon, 101));
    const bridge = settledAfter(raised(99, 'solver'), 3);
    expect(flagsEscalateAt([first, bridge, afterwards], voteEndsAt)).toEqual(hoursAfter(noon, 104));
  });
});

describe('whatever an adversary tries', () => {
  const account = fc.integer({ min: 0, max: 50 }).map((number) => `account ${number}`);

  it('nobody objects whose money came after the choice', () => {
    const givers = fc.record({ before: fc.uniqueArray(account), later: fc.uniqueArray(account) });
    fc.assert(
      fc.property(givers, account, ({ before, later }, id) => {
        const chosen = { ...proof, donorIds: new Set(before) };
        const refused = flagRefusal(person(id), chosen);
        expect(refused).toBe(before.includes(id) ? null : 'forbidden');
        // More money from others, or from the same account, does not change who may object.
        expect(later.filter((late) => flagRefusal(person(late), chosen) === null)).toEqual(
          later.filter((late) => before.includes(late)),
        );
      }),
    );
  });

  it('somebody refuted twice within 180 days holds no release without a second person', () => {
    const people = ['ann', 'bob'];
    const step = fc.record({
      days: fc.constantFrom(0, 1, 5, 90),
      who: fc.constantFrom(...people),
      does: fc.constantFrom('raise', 'raise', 'withdraw', 'dismiss', 'dismiss'),
    });
    const doubtful = (who: string) =>
      ['raise', 'dismiss', 'raise', 'dismiss', 'raise'].map((does) => ({ days: 1, who, does }));
    let alone = 0;
    let together = 0;
    fc.assert(
      fc.property(fc.array(step, { minLength: 10, maxLength: 60, size: 'max' }), (steps) => {
        let flags: Flag[] = [];
        let now = noon;
        const refutedAt: { who: string; at: Date }[] = [];
        const needsSomebody = new Set<string>();
        for (const { days, who, does } of steps) {
          now = daysAfter(now, days);
          const own = flags.find(({ byId, settled }) => byId === who && settled === null);
          if (does === 'raise' && !own) {
            const since = daysAfter(now, -180);
            const lately = refutedAt.filter((one) => one.who === who && one.at >= since).length;
            if (lately >= 2) needsSomebody.add(who);
            else needsSomebody.delete(who);
            const on = { ...proof, donorIds: new Set(people), flags };
            flags = [...flags, raiseFlag(person(who, lately), on, because, now)];
          } else if (does !== 'raise' && own) {
            const by = does === 'withdraw' ? person(who) : ambassador('amy');
            const settled = settleFlag(own, by, parties, now);
            if (settled.settled === 'dismissed') refutedAt.push({ who, at: now });
            flags = flags.map((flag) => (flag === own ? settled : flag));
          }
          const standing = flags.filter(({ settled }) => settled === null).map(({ byId }) => byId);
          const holds = standing.length > 1 || standing.some((id) => !needsSomebody.has(id));
          expect(hasOpenFlag(flags)).toBe(holds);
          expect(flagsEscalateAt(flags, voteEndsAt) !== null).toBe(holds);
          if (!holds) alone += standing.length;
          else if (standing.every((id) => needsSomebody.has(id))) together += 1;
        }
      }),
      // By chance, two doubtful objections at once are rare.
      { numRuns: 300, examples: [[people.flatMap(doubtful)]] },
    );
    // Both cases occurred: one doubtful objection that pauses nothing, and two that do.
    expect(Math.min(alone, together)).toBeGreaterThan(0);
  });
});
