import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ballotWeights, type Electorate } from './electorate.rules.ts';

const pledges = (...made: [donorId: string, amountCents: bigint][]) =>
  made.map(([donorId, amountCents], index) => ({ donorId, amountCents, pledgeNumber: index + 1 }));
const electorate = (change: Partial<Electorate>): Electorate => ({
  creatorId: 'creator',
  solverId: 'solver',
  frozenIds: new Set(),
  pledges: [],
  ...change,
});

/** Each person's share of the vote in hundredths of a percent, rounded down. */
const sayOf = (change: Partial<Electorate>) => {
  const voters = ballotWeights(electorate(change));
  const total = voters.reduce((sum, { weight }) => sum + weight, 0n);
  return Object.fromEntries(
    voters.map(({ userId, weight }) => [userId, (weight * 10_000n) / total]),
  );
};

describe('the say in the first layer', () => {
  it('is 50% for the creator, 30% for the top donor, 20% for the others in proportion [6.12]', () => {
    const made = pledges(['ann', 70_000n], ['bob', 300n], ['cy', 100n], ['ann', 5n]);
    expect(sayOf({ pledges: made })).toEqual({
      creator: 5_000n,
      ann: 3_000n,
      bob: 1_500n,
      cy: 500n,
    });
  });

  it('goes by what a donor gave in all, and among equals by who gave first', () => {
    expect(sayOf({ pledges: pledges(['ann', 200n], ['bob', 150n], ['bob', 100n]) })).toEqual({
      creator: 5_000n,
      bob: 3_000n,
      ann: 2_000n,
    });
    const equal = pledges(['ann', 100n], ['bob', 200n], ['ann', 100n]);
    expect(ballotWeights(electorate({ pledges: equal }))[1]).toMatchObject({
      userId: 'ann',
      role: 'top_donor',
    });
  });

  it('gives the part of missing others to the only donor', () => {
    expect(sayOf({ pledges: pledges(['ann', 123n]) })).toEqual({ creator: 5_000n, ann: 5_000n });
  });

  it('leaves the decision to the creator where nobody else gave', () => {
    expect(sayOf({ pledges: pledges(['creator', 900n], ['solver', 50n]) })).toEqual({
      creator: 10_000n,
    });
  });

  it('gives the creator no second say for own pledges', () => {
    const without = sayOf({ pledges: pledges(['ann', 100n], ['bob', 50n]) });
    const made = pledges(['creator', 99_999n], ['ann', 100n], ['bob', 50n]);
    expect(sayOf({ pledges: made })).toEqual(without);
  });

  it('is none for the solver and for frozen accounts', () => {
    const made = pledges(['solver', 9_000n], ['cheat', 8_000n], ['ann', 100n], ['bob', 50n]);
    expect(sayOf({ pledges: made, frozenIds: new Set(['cheat']) })).toEqual({
      creator: 5_000n,
      ann: 3_000n,
      bob: 2_000n,
    });
  });

  it('keeps 30 to 20 among the donors when the creator is gone or frozen', () => {
    const made = pledges(['ann', 100n], ['bob', 50n]);
    const expected = { ann: 6_000n, bob: 4_000n };
    expect(sayOf({ pledges: made, creatorId: null })).toEqual(expected);
    expect(sayOf({ pledges: made, frozenIds: new Set(['creator']) })).toEqual(expected);
  });

  it('is nobody’s where there is neither creator nor donor', () => {
    expect(ballotWeights(electorate({ creatorId: null }))).toEqual([]);
  });

  it('does not depend on the order in which the pledges are read', () => {
    const made = pledges(['ann', 200n], ['bob', 150n], ['bob', 50n], ['cy', 200n]);
    const orders = fc.shuffledSubarray(made, { minLength: made.length });
    fc.assert(
      fc.property(orders, (read) => {
        expect(ballotWeights(electorate({ pledges: read }))).toEqual(
          ballotWeights(electorate({ pledges: made })),
        );
      }),
    );
  });

  it('is divided exactly for all amounts, each person once', () => {
    const made = fc.array(
      fc.tuple(
        fc.constantFrom('ann', 'bob', 'cy', 'dot', 'creator', 'solver'),
        fc.bigInt({ min: 100n, max: 100_000_000n }),
      ),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(made, (amounts) => {
        const voters = ballotWeights(electorate({ pledges: pledges(...amounts) }));
        const of = (role: string) =>
          voters.filter((v) => v.role === role).reduce((sum, { weight }) => sum + weight, 0n);
        const total = of('creator') + of('top_donor') + of('donor');
        const donors = new Set(amounts.map(([id]) => id));
        donors.delete('creator');
        donors.delete('solver');
        expect(voters.map(({ userId }) => userId).toSorted()).toEqual(
          ['creator', ...donors].toSorted(),
        );
        const percent = [100n, 50n, 50n][donors.size] ?? 50n;
        expect(of('creator') * 100n).toBe(total * percent);
        expect(of('donor') * 100n).toBe(total * (donors.size > 1 ? 20n : 0n));
      }),
    );
  });
});
