import { describe, expect, it } from 'vitest';
import type { IssueStatus } from '#schema/issues/issue.ts';
import type { AccountRole } from '#schema/people/user.ts';
import { testActor } from '#tests/support/testActor.ts';
import {
  mayDeclineMerge,
  mayMerge,
  mayProposeMerge,
  mayUnmerge,
  mergesAtOnce,
  type MergePair,
} from './mergePolicy.rules.ts';
import { mayMovePledge } from '#api/case/funding/stakePolicy.rules.ts';

const actor = (id: string, accountRole: AccountRole = 'user', isFrozen = false) =>
  testActor(id, { accountRole, isFrozen });
const [rosa, sam, dan] = [actor('rosa'), actor('sam'), actor('dan')];
const amira = actor('amira', 'ambassador');

const partiesOf = (creatorId: string, donors: string[] = []) => ({
  creatorId,
  donorIds: new Set(donors),
  proposerIds: new Set<string>(),
  jurorIds: new Set<string>(),
  flaggerIds: new Set<string>(),
  validatorIds: new Set<string>(),
});
const pairOf = ({ from = {}, into = {} }: { from?: object; into?: object } = {}): MergePair => ({
  from: {
    id: 'one',
    reporterId: 'rosa',
    status: 'funded',
    parties: partiesOf('rosa'),
    hasMerged: false,
    ...from,
  },
  into: { id: 'two', reporterId: 'sam', status: 'reported', parties: partiesOf('sam'), ...into },
});

describe('merging two reports', () => {
  it('is for both reporters and for moderators', () => {
    for (const person of [rosa, sam, amira, actor('olga', 'operator')])
      expect(mayMerge(person, pairOf())).toBeNull();
    expect(mayMerge(dan, pairOf())).toBe('forbidden');
    expect(mayMerge(actor('amira', 'ambassador', true), pairOf())).toBe('account_frozen');
  });

  it('is not for a moderator with a stake in either report', () => {
    const donors = { parties: partiesOf('rosa', ['amira']) };
    expect(mayMerge(amira, pairOf({ from: donors }))).toBe('has_stake');
    expect(mayMerge(amira, pairOf({ into: donors }))).toBe('has_stake');
  });

  it('is left to moderators where a reporter is gone', () => {
    const gone = pairOf({ into: { reporterId: null } });
    expect(mayMerge(rosa, gone)).toBe('forbidden');
    expect(mayMerge(amira, gone)).toBeNull();
  });

  it('needs a lesser report that nobody works on and nothing goes on at', () => {
    const refused = (status: IssueStatus) => mayMerge(amira, pairOf({ from: { status } }));
    expect(refused('reported')).toBeNull();
    expect(refused('in_progress')).toBe('wrong_state');
    expect(refused('completed')).toBe('issue_closed');
    expect(mayMerge(amira, pairOf({ from: { isFrozen: true } }))).toBe('escrow_frozen');
    expect(mayMerge(amira, pairOf({ from: { hasMerged: true } }))).toBe('wrong_state');
    expect(mayMerge(amira, pairOf({ from: { mergedIntoId: 'three' } }))).toBe('issue_merged');
  });

  it('needs another report that goes on itself', () => {
    expect(mayMerge(amira, pairOf({ into: { status: 'in_progress' } }))).toBeNull();
    expect(mayMerge(amira, pairOf({ into: { status: 'completed' } }))).toBe('issue_closed');
    expect(mayMerge(amira, pairOf({ into: { mergedIntoId: 'three' } }))).toBe('issue_merged');
    expect(mayMerge(amira, pairOf({ into: { id: 'one' } }))).toBe('wrong_state');
  });

  it('happens at once by a moderator, by the reporter of both, or when both agree', () => {
    expect(mergesAtOnce(amira, pairOf(), false)).toBe(true);
    expect(mergesAtOnce(rosa, pairOf(), false)).toBe(false);
    expect(mergesAtOnce(sam, pairOf(), true)).toBe(true);
    expect(mergesAtOnce(rosa, pairOf({ into: { reporterId: 'rosa' } }), false)).toBe(true);
  });

  it('gives a moderator who reported one of them the say of a reporter only', () => {
    const own = pairOf({ from: { reporterId: 'amira' } });
    expect(mayMerge(amira, own)).toBeNull();
    expect(mergesAtOnce(amira, own, false)).toBe(false);
  });

  it('is offered to the reporter and to moderators until work begins', () => {
    const issue = { reporterId: 'rosa', status: 'funded' as const };
    expect(mayProposeMerge(rosa, issue)).toBeNull();
    expect(mayProposeMerge(amira, issue)).toBeNull();
    expect(mayProposeMerge(dan, issue)).toBe('forbidden');
    expect(mayProposeMerge(rosa, { ...issue, status: 'in_progress' })).toBe('wrong_state');
  });

  it('is declined by either reporter', () => {
    expect(mayDeclineMerge(rosa, pairOf())).toBeNull();
    expect(mayDeclineMerge(sam, pairOf())).toBeNull();
    expect(mayDeclineMerge(amira, pairOf())).toBe('forbidden');
    expect(mayDeclineMerge(actor('sam', 'user', true), pairOf())).toBe('account_frozen');
  });
});

describe('undoing a merge', () => {
  const merged = (change: { from?: object; into?: object } = {}) =>
    pairOf({ ...change, from: { mergedIntoId: 'two', ...change.from } });

  it('is for moderators without a stake', () => {
    expect(mayUnmerge(amira, merged())).toBeNull();
    for (const person of [rosa, sam, dan]) expect(mayUnmerge(person, merged())).toBe('forbidden');
    expect(mayUnmerge(actor('amira', 'ambassador', true), merged())).toBe('account_frozen');
    const donors = { parties: partiesOf('rosa', ['amira']) };
    expect(mayUnmerge(amira, merged({ from: donors }))).toBe('has_stake');
    expect(mayUnmerge(amira, merged({ into: donors }))).toBe('has_stake');
  });

  it('needs an issue that goes on at another, whatever became of that', () => {
    expect(mayUnmerge(amira, pairOf())).toBe('wrong_state');
    expect(mayUnmerge(amira, merged({ into: { status: 'completed' } }))).toBeNull();
  });
});

describe('moving a pledge to the other report', () => {
  const own = { donorId: 'dan' };

  it('is the wish of its donor alone', () => {
    expect(mayMovePledge(dan, own, pairOf())).toBeNull();
    for (const person of [rosa, sam, amira])
      expect(mayMovePledge(person, own, pairOf())).toBe('forbidden');
    expect(mayMovePledge(actor('dan', 'user', true), own, pairOf())).toBe('account_frozen');
  });

  it('needs money that may leave there and come here', () => {
    const frozen = { isFrozen: true };
    expect(mayMovePledge(dan, own, pairOf({ from: frozen }))).toBe('escrow_frozen');
    expect(mayMovePledge(dan, own, pairOf({ into: frozen }))).toBe('escrow_frozen');
    const done = { status: 'completed' };
    expect(mayMovePledge(dan, own, pairOf({ into: done }))).toBe('issue_closed');
  });
});
