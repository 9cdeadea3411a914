import { describe, expect, it } from 'vitest';
import type { CaseView } from '#schema/case/verification.ts';
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
  unmerge: false,
};

function actionFor(change: {
  status?: Situation['issue']['status'];
  isHidden?: boolean;
  may?: { pledge?: boolean; vote?: boolean };
  judging?: Partial<CaseView['viewer']['abilities']>;
  proofs?: number;
  flags?: { settled: 'dismissed' | null }[];
  mergedInto?: Situation['issue']['mergedInto'];
  isSignedIn?: boolean;
  hasVoteLeft?: boolean;
}): string | undefined {
  const abilities = { ...NOTHING, pledge: false, vote: false, ...change.may };
  const view = change.judging && {
    proofs: Array.from({ length: change.proofs ?? 0 }, () => ({ flags: change.flags ?? [] })),
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
      expect(actionFor({ mergedInto, isSignedIn })).toBe('Go to the other report');
    expect(actionFor({ mergedInto: { ...mergedInto, title: null } })).toBeUndefined();
  });

  it('is the proof for the solver, and says when it is the second one', () => {
    expect(actionFor({ judging: { submitProof: true } })).toBe('Submit proof');
    expect(actionFor({ judging: { submitProof: true }, proofs: 1 })).toBe('Submit a second proof');
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

  // Every stage in which a proof is judged, and everybody who may come by.
  const flags = [{ settled: null }];
  const settled = [{ settled: 'dismissed' as const }];
  const may = { pledge: true };
  it.each([
    ['the vote', 'a voter', { vote: true, flag: true }, [], 'See the proof and vote'],
    ['the vote', 'a voter, with an objection', { vote: true }, flags, 'See the proof and vote'],
    ['the vote', 'an ambassador', { dismissFlag: true, freeze: true }, [], 'Pledge'],
    ['the vote, objected to', 'an ambassador', { dismissFlag: true }, flags, 'See the objection'],
    ['the pause', 'an ambassador', { dismissFlag: true }, flags, 'See the objection'],
    ['the pause, settled', 'an ambassador', { dismissFlag: true }, settled, 'Pledge'],
    ['the pause', 'a donor', { flag: true }, flags, 'Pledge'],
    ['the pause', 'the solver', { addNote: true, flag: true }, flags, 'Pledge'],
    ['the jury', 'a donor, the solver or a juror', { addNote: true }, flags, 'Pledge'],
    ['arbitration', 'an ambassador', { rule: true, freeze: true }, [], 'Decide as ambassador'],
    ['arbitration', 'the second one', { confirmRuling: true }, [], 'Decide as ambassador'],
    ['arbitration', 'a donor', {}, [], 'Pledge'],
    ['rework', 'the solver', { submitProof: true, appeal: true }, [], 'Submit a second proof'],
    ['rework, second time', 'the solver', { appeal: true }, [], 'See the proof and appeal'],
    ['rework', 'a donor', {}, [], 'Pledge'],
  ])('in %s is for %s one thing', (_, __, judging, raised, label) => {
    const status = 'in_progress';
    expect(actionFor({ status, may, judging, proofs: 1, flags: raised })).toBe(label);
  });
});
