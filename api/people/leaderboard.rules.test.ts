import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { monthOf, verifierLeaderboard, type LoggedVote } from './leaderboard.rules.ts';

const vote = (userId: string, hasAgreed: boolean, decidedAt = '2026-05-10T00:00:00.000Z') => ({
  userId,
  hasAgreed,
  isWithMajority: true,
  decidedAt: new Date(decidedAt),
});

it('ranks by votes that agreed, then by the part that did; equals share a rank', () => {
  const votes = [
    ...[true, true, false].map((agreed) => vote('ann', agreed)),
    ...[true, true].map((agreed) => vote('bob', agreed)),
    ...[true, true].map((agreed) => vote('amy', agreed)),
    vote('cy', false),
  ];
  expect(verifierLeaderboard(votes, '2026-05')).toEqual([
    { rank: 1, userId: 'amy', agreedCount: 2, verifications: 2, accuracyBp: 10_000 },
    { rank: 1, userId: 'bob', agreedCount: 2, verifications: 2, accuracyBp: 10_000 },
    { rank: 3, userId: 'ann', agreedCount: 2, verifications: 3, accuracyBp: 6_666 },
    { rank: 4, userId: 'cy', agreedCount: 0, verifications: 1, accuracyBp: 0 },
  ]);
});

it('counts a case in the month in which it became final, in UTC', () => {
  expect(monthOf(new Date('2026-05-31T23:59:59.999Z'))).toBe('2026-05');
  const votes = [
    vote('ann', true, '2026-05-31T23:59:59.999Z'),
    vote('bob', true, '2026-06-01T00:00:00.000Z'),
  ];
  expect(verifierLeaderboard(votes, '2026-05').map(({ userId }) => userId)).toEqual(['ann']);
  expect(verifierLeaderboard(votes, '2026-06').map(({ userId }) => userId)).toEqual(['bob']);
});

it('does not depend on the order of the log', () => {
  const votes = fc.array(fc.tuple(fc.constantFrom('ann', 'bob', 'cy'), fc.boolean()));
  fc.assert(
    fc.property(votes, (cast) => {
      const log: LoggedVote[] = cast.map(([who, agreed]) => vote(who, agreed));
      expect(verifierLeaderboard(log.toReversed(), '2026-05')).toEqual(
        verifierLeaderboard(log, '2026-05'),
      );
    }),
  );
});
