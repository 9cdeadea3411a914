import { describe, expect, it } from 'vitest';
import { mainActionOf } from './mainAction.ts';

type Situation = Parameters<typeof mainActionOf>[0];

const NOTHING = {
  edit: false,
  delete: false,
  propose: false,
  discuss: true,
  approve: true,
  affect: true,
  merge: false,
};

function actionFor(change: {
  status?: Situation['issue']['status'];
  isHidden?: boolean;
  may?: { pledge?: boolean; vote?: boolean };
  judging?: { submitProof?: boolean; vote?: boolean; rule?: boolean };
  proofs?: number;
  mergedInto?: Situation['issue']['mergedInto'];
  isSignedIn?: boolean;
  hasVoteLeft?: boolean;
}): string | undefined {
  const abilities = { ...NOTHING, pledge: false, vote: false, ...change.may };
  const view = change.judging && {
    proofs: Array.from({ length: change.proofs ?? 0 }),
    viewer: { abilities: change.judging },
  };
  return mainActionOf({
    issue: {
      id: '1',
      status: change.status ?? 'funded',
      isHidden: change.isHidden ?? false,
      mergedInto: change.mergedInto ?? null,
      viewer: { abilities, isAffected: false, isFollowing: false, mergeRequest: null },
    },
    view: view as Situation['view'],
    isSignedIn: change.isSignedIn ?? true,
    hasVoteLeft: change.hasVoteLeft ?? false,
  })?.label;
}

describe('the one thing to do on an issue', () => {
  it('is the way to the other report where it was reported twice, for everybody', () => {
    const mergedInto = { id: '2', title: 'The same pothole' };
    for (const isSignedIn of [true, false])
      expect(actionFor({ mergedInto, isSignedIn })).toBe('See where it goes on');
    expect(actionFor({ mergedInto: { ...mergedInto, title: null } })).toBeUndefined();
  });

  it('is the proof for the solver, and says when it is the second one', () => {
    expect(actionFor({ judging: { submitProof: true } })).toBe('Hand in proof');
    expect(actionFor({ judging: { submitProof: true }, proofs: 1 })).toBe('Hand in a second proof');
  });

  it('is the vote for those who judge the work, before more money', () => {
    const may = { pledge: true };
    expect(actionFor({ may, judging: { vote: true }, proofs: 1 })).toBe('See the proof and vote');
  });

  it('is the ruling for an ambassador without a stake', () => {
    expect(actionFor({ judging: { rule: true }, proofs: 2 })).toBe('Decide as ambassador');
  });

  it('is the choice of a proposal for a donor who has not voted, and money for everybody else', () => {
    const may = { pledge: true, vote: true };
    expect(actionFor({ may, hasVoteLeft: true })).toBe('Vote');
    expect(actionFor({ may, hasVoteLeft: false })).toBe('Pledge');
    expect(actionFor({ isSignedIn: false })).toBe('Pledge');
  });

  it('is nothing where money is no longer taken', () => {
    expect(actionFor({ status: 'completed', isSignedIn: false })).toBeUndefined();
    expect(actionFor({ isHidden: true, isSignedIn: false })).toBeUndefined();
    expect(actionFor({ may: { pledge: false } })).toBeUndefined();
  });
});
