import { expect, it } from 'vitest';
import { youngBacking } from './youngBacking.ts';

const now = new Date('2026-05-02T10:00:00.000Z');
const OLD = '2026-05-01T10:00:00.000Z';
const YOUNG = '2026-05-01T10:00:00.001Z';
const proposal = { id: 'p', solverId: 'sam' };
const up = (userId: string) => ({ proposalId: 'p', userId, voteType: 'upvote' as const });

it('is what was pledged within the last 24 hours, and by whom the offer is wanted', () => {
  const pledges = [
    { userId: 'dan', amount: '210.00', createdAt: YOUNG },
    { userId: 'dan', amount: '40.00', createdAt: OLD },
    { userId: 'bea', amount: '60.00', createdAt: YOUNG },
    { userId: 'sam', amount: '500.00', createdAt: YOUNG },
    { userId: 'rosa', amount: '90.00', createdAt: YOUNG },
  ];
  const votes = [
    up('dan'),
    up('rosa'),
    up('sam'),
    { proposalId: 'p', userId: 'bea', voteType: 'downvote' as const },
    { proposalId: 'other', userId: 'bea', voteType: 'upvote' as const },
  ];
  expect(youngBacking(proposal, { pledges, votes, reporterId: 'rosa' }, now)).toEqual({
    baseCents: 27_000n,
    upCents: 21_000n,
  });
});

it('is the reporter’s where nobody else has pledged', () => {
  const pledges = [{ userId: 'rosa', amount: '90.00', createdAt: YOUNG }];
  expect(youngBacking(proposal, { pledges, votes: [up('rosa')], reporterId: 'rosa' }, now)).toEqual(
    { baseCents: 9_000n, upCents: 9_000n },
  );
});
