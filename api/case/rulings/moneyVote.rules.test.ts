import { expect, it } from 'vitest';
import type { ProofChoice } from '#schema/case/verification.ts';
import { moneyVote } from './moneyVote.rules.ts';

const donor = (userId: string, pledgedCents: bigint) => ({
  userId,
  role: 'donor' as const,
  weight: 1n,
  pledgedCents,
});
const voters = [
  { userId: 'rosa', role: 'creator' as const, weight: 9n, pledgedCents: 0n },
  donor('dan', 200n),
  donor('eva', 100n),
  donor('kim', 100n),
];
const said = (ballots: Record<string, ProofChoice>, friends: string[] = []) =>
  moneyVote(
    { voters, ballots: new Map(Object.entries(ballots)), frozenIds: new Set() },
    new Set(['sam', ...friends]),
  );

it.each([
  ['more yes than no', { dan: 'approve', eva: 'reject' }, 'release'],
  ['a tie', { dan: 'approve', eva: 'reject', kim: 'reject' }, 'refund'],
  ['silence', {}, 'refund'],
  ['the creator alone', { rosa: 'approve' }, 'refund'],
] as const)('of the donors’ money %s decides', (_, ballots, choice) => {
  expect(said(ballots).choice).toBe(choice);
});

it('leaves out who is connected with the solver', () => {
  const ballots = { dan: 'approve', eva: 'reject' } as const;
  expect(said(ballots, ['dan'])).toEqual({
    choice: 'refund',
    approveCents: 0n,
    rejectCents: 100n,
    leftOutIds: ['dan'],
  });
});
