import { describe, expect, it } from 'vitest';
import { hoursAfter } from '#api/platform/instant.rules.ts';
import { testActor as actor } from '#tests/support/testActor.ts';
import { mayCastBallot, mayRaiseFlag, maySettleFlag } from './judgingPolicy.rules.ts';

const now = new Date('2026-05-01T10:00:00.000Z');
const frozen = { isFrozen: true };
const ambassador = { accountRole: 'ambassador' } as const;
const voting = { status: 'in_progress', verification: 'voting' } as const;
const completed = { ...voting, status: 'completed' } as const;
const jury = { ...voting, verification: 'jury' } as const;

describe('casting a ballot', () => {
  const box = {
    voters: ['dan', 'eva', 'kim'].map((userId) => ({
      userId,
      role: 'donor' as const,
      weight: 1n,
      pledgedCents: 100n,
    })),
    ballots: new Map([['eva', 'approve' as const]]),
    frozenIds: new Set(['kim']),
  };
  const proof = { windowEndsAt: hoursAfter(now, 1), outcome: null };
  const on = { ...voting, proof, box };

  it('is for those who have a say, once, until the vote ends', () => {
    expect(mayCastBallot(actor('dan'), on, now)).toBeNull();
    expect(mayCastBallot(actor('tom'), on, now)).toBe('forbidden');
    expect(mayCastBallot(actor('eva'), on, now)).toBe('wrong_state');
    expect(mayCastBallot(actor('dan'), on, proof.windowEndsAt)).toBe('wrong_state');
    expect(mayCastBallot(actor('dan'), { ...on, ...jury }, now)).toBe('wrong_state');
    const decided = { ...on, proof: { ...proof, outcome: 'rejected' as const } };
    expect(mayCastBallot(actor('dan'), decided, now)).toBe('wrong_state');
    expect(mayCastBallot(actor('dan'), { ...on, ...completed }, now)).toBe('issue_closed');
  });

  it('is not for accounts frozen before the choice, and for those frozen since', () => {
    expect(mayCastBallot(actor('dan', frozen), on, now)).toBeNull();
    expect(mayCastBallot(actor('kim'), on, now)).toBe('account_frozen');
  });
});

describe('objecting to a proof', () => {
  const donorIds = new Set(['dan']);
  const on = {
    ...voting,
    creatorId: 'rosa',
    donorIds,
    solverId: 'sam',
    flags: [],
    outcome: null,
    ambassadorIds: null,
  };

  it('is for those with a stake and ambassadors, one at a time, while it is judged', () => {
    for (const id of ['rosa', 'dan', 'sam']) expect(mayRaiseFlag(actor(id), on)).toBeNull();
    expect(mayRaiseFlag(actor('amira', ambassador), on)).toBeNull();
    expect(mayRaiseFlag(actor('tom'), on)).toBe('forbidden');
    const raised = { ...on, flags: [{ byId: 'dan', settled: null }] };
    expect(mayRaiseFlag(actor('dan'), raised)).toBe('wrong_state');
    expect(mayRaiseFlag(actor('dan'), { ...on, outcome: 'rejected' })).toBe('wrong_state');
    expect(mayRaiseFlag(actor('dan'), { ...on, ...jury })).toBe('wrong_state');
    expect(mayRaiseFlag(actor('dan'), { ...on, ...completed })).toBe('issue_closed');
    expect(mayRaiseFlag(actor('dan', frozen), on)).toBe('account_frozen');
  });
});

describe('settling an objection', () => {
  const none: ReadonlySet<string> = new Set();
  const parties = {
    creatorId: 'rosa',
    donorIds: new Set(['dan', 'priya']),
    proposerIds: none,
    jurorIds: none,
    flaggerIds: none,
    validatorIds: none,
  };
  const on = { ...voting, parties, ambassadorIds: null };
  const flag = { byId: 'dan', settled: null };

  it('is for its author and for ambassadors without a stake, until a jury has taken over', () => {
    expect(maySettleFlag(actor('dan'), on, flag)).toBeNull();
    expect(maySettleFlag(actor('amira', ambassador), on, flag)).toBeNull();
    expect(maySettleFlag(actor('priya', ambassador), on, flag)).toBe('has_stake');
    expect(maySettleFlag(actor('rosa'), on, flag)).toBe('forbidden');
    expect(maySettleFlag(actor('dan'), { ...on, ...jury }, flag)).toBe('wrong_state');
    expect(maySettleFlag(actor('dan', frozen), on, flag)).toBe('account_frozen');
    expect(maySettleFlag(actor('dan'), on, { ...flag, settled: 'dismissed' })).toBe('wrong_state');
  });
});
