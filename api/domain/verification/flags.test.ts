import { describe, expect, it } from 'vitest';
import { VERIFICATION_STATES } from '#schema/verification/verification.ts';
import { flagsEscalateAt, hasOpenFlag, raiseFlag, settleFlag, type Flaggable } from './flags.ts';
import { hoursAfter } from '#api/domain/instant.ts';
import type { CaseParties } from './ruling.ts';

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
const person = (id: string) => ({ id, isAmbassador: false });
const ambassador = (id: string) => ({ id, isAmbassador: true });
const refusal = (code: string) => expect.objectContaining({ code });
const raised = (hours = 1) => raiseFlag(person('donor'), proof, because, hoursAfter(noon, hours));

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
    const withdrawn = { ...proof, flags: [{ ...raised(), settled: 'withdrawn' as const }] };
    expect(raiseFlag(person('donor'), withdrawn, because, noon).settled).toBeNull();
    expect(raiseFlag(person('creator'), again, because, noon).settled).toBeNull();
  });

  it('can be raised after the vote only by who has raised none before', () => {
    const late = { ...proof, verification: 'waiting_release' as const };
    for (const settled of ['withdrawn', 'dismissed', null] as const) {
      const flagged = { ...late, flags: [{ ...raised(), settled }] };
      const again = () => raiseFlag(person('donor'), flagged, because, noon);
      expect(again).toThrow(refusal('wrong_state'));
      expect(raiseFlag(person('creator'), flagged, because, noon).settled).toBeNull();
    }
  });

  it('needs a reason of 20 characters that are not spaces around it', () => {
    const short = `  ${'x'.repeat(19)}   `;
    expect(() => raiseFlag(person('donor'), proof, short, noon)).toThrow(
      refusal('invalid_request'),
    );
    expect(raiseFlag(person('donor'), proof, 'x'.repeat(20), noon).justification).toHaveLength(20);
  });

  it('is withdrawn by its author or dismissed by an ambassador without a stake', () => {
    expect(settleFlag(raised(), person('donor'), parties).settled).toBe('withdrawn');
    expect(settleFlag(raised(), ambassador('amy'), parties).settled).toBe('dismissed');
    expect(hasOpenFlag([settleFlag(raised(), ambassador('amy'), parties)])).toBe(false);
    expect(() => settleFlag(raised(), person('solver'), parties)).toThrow(refusal('forbidden'));
    expect(() => settleFlag(raised(), ambassador('generous ambassador'), parties)).toThrow(
      refusal('has_stake'),
    );
    const settled = settleFlag(raised(), person('donor'), parties);
    expect(() => settleFlag(settled, person('donor'), parties)).toThrow(refusal('wrong_state'));
  });

  it('goes to the jury with the end of the vote, a later one after a day', () => {
    expect(flagsEscalateAt([], voteEndsAt)).toBeNull();
    expect(flagsEscalateAt([raised(71)], voteEndsAt)).toEqual(voteEndsAt);
    expect(flagsEscalateAt([raised(119)], voteEndsAt)).toEqual(hoursAfter(noon, 143));
    expect(flagsEscalateAt([raised(119), raised(80)], voteEndsAt)).toEqual(hoursAfter(noon, 104));
    expect(flagsEscalateAt([{ ...raised(), settled: 'dismissed' }], voteEndsAt)).toBeNull();
  });
});
