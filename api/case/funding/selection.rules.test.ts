import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursAfter } from '#api/platform/instant.rules.ts';
import {
  backingOf as backingAt,
  choosesAlone,
  decideSelection,
  findWinner as findWinnerAt,
  nextWeighing,
  workDeadline,
  type Candidate,
  type CastVote,
  type DatedPledge,
} from './selection.rules.ts';

const noon = new Date('2026-05-01T12:00:00.000Z');
const pledge = (donorId: string, amountCents: bigint, hoursOld = 24): DatedPledge => ({
  id: `${donorId}-${amountCents}`,
  donorId,
  amountCents,
  solverShareBp: 9_000n,
  createdAt: hoursAfter(noon, -hoursOld),
});
const escrowOf = (pledges: readonly DatedPledge[]) => ({ pledges, reporterId: 'rosa' });
const backingOf = (on: Candidate, pledges: readonly DatedPledge[], votes: readonly CastVote[]) =>
  backingAt(on, escrowOf(pledges), votes, noon);
const findWinner = (
  among: readonly Candidate[],
  pledges: readonly DatedPledge[],
  votes: readonly CastVote[],
) => findWinnerAt(among, escrowOf(pledges), votes, noon);
const proposal = (id: string, change: Partial<Candidate> = {}): Candidate => ({
  id,
  solverId: `solver of ${id}`,
  compensationCents: 9_000n,
  createdAt: noon,
  ...change,
});
const up = (userId: string, proposalId = 'p'): CastVote => ({
  proposalId,
  userId,
  voteType: 'upvote',
});
const down = (userId: string, proposalId = 'p'): CastVote => ({
  ...up(userId, proposalId),
  voteType: 'downvote',
});

describe('a proposal', () => {
  const pledges = [pledge('ann', 5_000n), pledge('bob', 4_999n), pledge('bob', 1n)];

  it('wins with more than half of the escrow, not with exactly half', () => {
    expect(findWinner([proposal('p')], pledges, [up('ann')])).toBeNull();
    expect(findWinner([proposal('p')], [...pledges, pledge('ann', 1n)], [up('ann')])?.id).toBe('p');
  });

  it('gets no weight from people without a pledge, however many they are', () => {
    const crowd = Array.from({ length: 100 }, (_, index) => up(`visitor ${index}`));
    expect(backingOf(proposal('p'), pledges, crowd)).toMatchObject({ upCents: 0n, hasWon: false });
  });

  it('is neither helped nor hindered by money of its own solver', () => {
    const own = pledge('solver of p', 1_000_000n);
    expect(backingOf(proposal('p'), [...pledges, own], [up('solver of p')])).toMatchObject({
      upCents: 0n,
      baseCents: 10_000n,
      hasWon: false,
    });
    expect(findWinner([proposal('p')], [...pledges, own], [up('bob'), up('ann')])?.id).toBe('p');
    expect(findWinner([proposal('p')], [own], [up('solver of p')])).toBeNull();
  });

  it('is moved by a pledge only once that is 24 hours old', () => {
    const fresh = [...pledges, pledge('cy', 90_000n, 23)];
    expect(findWinner([proposal('p')], fresh, [up('cy'), up('ann')])).toBeNull();
    expect(findWinner([proposal('p')], fresh, [up('ann'), up('bob')])?.id).toBe('p');
    expect(nextWeighing(fresh, noon)).toEqual(hoursAfter(noon, 1));
    expect(nextWeighing(pledges, noon)).toBeNull();
    const [first] = [backingAt(proposal('p'), escrowOf(fresh), [up('cy')], hoursAfter(noon, 1))];
    expect(first).toMatchObject({ upCents: 90_000n, hasWon: true });
  });

  it('is not blocked by a silent reporter with most of the money, but by their no', () => {
    const rich = [...pledges, pledge('rosa', 900_000n)];
    expect(findWinner([proposal('p')], rich, [up('ann'), up('bob')])?.id).toBe('p');
    expect(findWinner([proposal('p')], rich, [up('ann'), up('bob'), down('rosa')])).toBeNull();
    expect(backingOf(proposal('p'), rich, [up('rosa')])).toMatchObject({ upCents: 0n });
  });

  it('is chosen by a reporter whose money is the only one', () => {
    const alone = [pledge('rosa', 10_000n), pledge('solver of p', 1n), pledge('cy', 1n, 3)];
    expect(choosesAlone(escrowOf(alone), 'solver of p', noon)).toBe(true);
    expect(findWinner([proposal('p')], alone, [up('rosa')])?.id).toBe('p');
    const joined = [...alone, pledge('ann', 1n)];
    expect(choosesAlone(escrowOf(joined), 'solver of p', noon)).toBe(false);
    expect(findWinner([proposal('p')], joined, [up('rosa')])).toBeNull();
    expect(choosesAlone(escrowOf([]), 'solver of p', noon)).toBe(false);
  });

  it('has to be covered by 90% of the escrow', () => {
    const votes = [up('ann'), up('bob')];
    expect(findWinner([proposal('p')], pledges, votes)?.id).toBe('p');
    const dearer = proposal('p', { compensationCents: 9_001n });
    expect(findWinner([dearer], pledges, votes)).toBeNull();
  });

  it('goes before others with less money behind it, then before later ones', () => {
    const votes = [up('ann', 'p'), up('bob', 'p'), up('ann', 'q'), up('bob', 'q'), up('cy', 'q')];
    const three = [...pledges, pledge('cy', 1_000n)];
    const later = proposal('p', { createdAt: hoursAfter(noon, 1) });
    expect(findWinner([proposal('p'), proposal('q')], three, votes)?.id).toBe('q');
    expect(findWinner([later, proposal('q')], pledges, votes)?.id).toBe('q');
    expect(findWinner([proposal('q'), proposal('p')], pledges, votes)?.id).toBe('p');
  });

  it('wins only with a strict majority and never against a larger no, whoever votes how', () => {
    const people = ['ann', 'bob', 'cy', 'solver of p'] as const;
    const cases = fc.record({
      pledges: fc.array(
        fc.tuple(fc.constantFrom(...people), fc.bigInt({ min: 100n, max: 1_000_000n })),
        { maxLength: 12 },
      ),
      votes: fc.record({
        ann: fc.constantFrom(up, down, null),
        bob: fc.constantFrom(up, down, null),
        cy: fc.constantFrom(up, down, null),
      }),
    });
    fc.assert(
      fc.property(cases, ({ pledges: made, votes }) => {
        const cast = Object.entries(votes).flatMap(([who, vote]) => (vote ? [vote(who)] : []));
        const backing = backingOf(
          proposal('p', { compensationCents: 1n }),
          made.map(([who, amount]) => pledge(who, amount)),
          cast,
        );
        const rest = backing.baseCents - backing.upCents;
        expect(backing.hasWon).toBe(backing.upCents > rest);
        expect(backing.downCents <= rest).toBe(true);
      }),
    );
  });
});

describe('whatever an adversary tries', () => {
  const HOURS = fc.constantFrom(0, 1, 12, 23);
  const money = fc.bigInt({ min: 100n, max: 1_000_000n });
  const honest = fc.record({ ann: money, bob: money });
  const cast = (yes: boolean) => (yes ? up : down);

  it('money that is younger than a day decides nothing, however much it is', () => {
    const fresh = fc.array(fc.tuple(money, HOURS, fc.boolean()), { maxLength: 8 });
    fc.assert(
      fc.property(honest, fresh, fc.boolean(), fc.boolean(), ({ ann, bob }, made, ...says) => {
        const held = [pledge('ann', ann), pledge('bob', bob)];
        const votes = [cast(says[0] ?? false)('ann'), cast(says[1] ?? false)('bob')];
        const theirs = made.map(([amount, hours], at) => pledge(`sock ${at}`, amount, hours));
        const theirVotes = made.map(([, , yes], at) => cast(yes)(`sock ${at}`));
        const offer = proposal('p', { compensationCents: 1n });
        expect(backingOf(offer, [...held, ...theirs], [...votes, ...theirVotes])).toEqual(
          backingOf(offer, held, votes),
        );
      }),
    );
  });

  it('who reports cannot carry an offer with their own money, nor block it by silence', () => {
    fc.assert(
      fc.property(honest, money, fc.boolean(), fc.boolean(), ({ ann, bob }, own, ...says) => {
        const held = [pledge('ann', ann), pledge('bob', bob)];
        const votes = [cast(says[0] ?? false)('ann'), cast(says[1] ?? false)('bob')];
        const offer = proposal('p', { compensationCents: 1n });
        const without = backingOf(offer, held, votes);
        const rich = [...held, pledge('rosa', own)];
        expect(backingOf(offer, rich, votes)).toEqual(without);
        expect(backingOf(offer, rich, [...votes, up('rosa')])).toEqual(without);
        const against = backingOf(offer, rich, [...votes, down('rosa')]);
        expect(against).toMatchObject({ upCents: without.upCents, baseCents: without.baseCents });
        expect(against.downCents).toBe(without.downCents + own);
      }),
    );
  });
});

describe('a selection', () => {
  const winner = { id: 'p' };

  it('is announced for 24 hours before it takes effect', () => {
    const first = decideSelection(winner, null, noon);
    expect(first).toEqual({
      kind: 'pending',
      isNew: true,
      proposalId: 'p',
      takesEffectAt: hoursAfter(noon, 24),
    });
    const pending = { proposalId: 'p', takesEffectAt: hoursAfter(noon, 24) };
    const before = new Date(hoursAfter(noon, 24).getTime() - 1);
    expect(decideSelection(winner, pending, before)).toEqual({
      kind: 'pending',
      isNew: false,
      ...pending,
    });
    expect(decideSelection(winner, pending, hoursAfter(noon, 24))).toEqual({
      kind: 'selected',
      proposalId: 'p',
    });
  });

  it('is dropped when votes change, and starts its notice anew for another winner', () => {
    const pending = { proposalId: 'p', takesEffectAt: hoursAfter(noon, 24) };
    expect(decideSelection(null, pending, hoursAfter(noon, 30))).toEqual({ kind: 'none' });
    expect(decideSelection({ id: 'q' }, pending, hoursAfter(noon, 30))).toMatchObject({
      kind: 'pending',
      isNew: true,
      takesEffectAt: hoursAfter(noon, 54),
    });
  });

  it('gives the estimated days and a week of grace, with a reminder three days before', () => {
    const { deadlineAt, reminderAt } = workDeadline(noon, 10);
    expect(deadlineAt.toISOString()).toBe('2026-05-18T12:00:00.000Z');
    expect(reminderAt.toISOString()).toBe('2026-05-15T12:00:00.000Z');
  });
});
