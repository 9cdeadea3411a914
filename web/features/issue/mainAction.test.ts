import { describe, expect, it } from 'vitest';
import {
  CASE_STATES,
  MAIN_ACTS,
  findMainAction,
  findMainAct,
  PARTS,
  type CaseState,
  type Part,
  type Situation,
} from './mainAction.ts';

const NOTHING = {
  edit: false,
  delete: false,
  pledge: true,
  propose: true,
  vote: true,
  discuss: true,
  approve: true,
  affect: true,
  sight: true,
  sightAgain: false,
  merge: false,
  unmerge: false,
};
const SOLVER = { submitProof: true, appeal: true, addNote: true, flag: true };
const OPEN_FLAG = [{ settled: null }];

/** Somebody who has exactly that part, in a case in that state. */
function situation(state: CaseState, part: Part, change: Partial<Situation> = {}): Situation {
  const status =
    state === 'over'
      ? 'completed'
      : state === 'open' || state === 'pending' || state === 'merged'
        ? 'funded'
        : 'in_progress';
  const isJudged = status === 'in_progress' && state !== 'work';
  const abilities: Partial<Record<Part, object>> = {
    worker: SOLVER,
    appellant: { appeal: true },
    ambassador: { rule: true, freeze: true, dismissFlag: true },
    voter: { vote: true, flag: true },
    settler: { dismissFlag: true },
  };
  const view = {
    verification: isJudged ? state : 'none',
    proofs: isJudged ? [{ flags: part === 'settler' ? OPEN_FLAG : [] }] : [],
    viewer: { abilities: abilities[part] ?? {} },
  };
  return {
    issue: {
      status,
      isHidden: false,
      selectionPending: state === 'pending' ? { proposalId: '3', effectiveAt: '2026-05-02' } : null,
      mergedInto: state === 'merged' ? { id: '2', title: 'The same pothole' } : null,
      viewer: { abilities: NOTHING, isAffected: false, isFollowing: false, mergeRequest: null },
    },
    view: view as unknown as Situation['view'],
    isSignedIn: true,
    isSolver: part === 'solver',
    hasVoteLeft: part === 'chooser',
    hasOpenOffer: part === 'bidder',
    hasJurySeat: part === 'juror',
    ...change,
  };
}

/** The whole table in words, so that any change to it is visible in a diff. */
const TABLE = `
                 worker        appellant  ambassador  voter   settler    juror   chooser  bidder    solver  visitor
merged           goOn          goOn       goOn        goOn    goOn       goOn    goOn     goOn      goOn    goOn
open             pledge        pledge     pledge      pledge  pledge     pledge  choose   ownOffer  offer   pledge
pending          follow        follow     follow      follow  follow     follow  choose   ownOffer  follow  follow
work             handIn        follow     follow      follow  follow     follow  follow   follow    follow  follow
voting           follow        follow     follow      vote    objection  follow  follow   follow    follow  follow
waiting_release  follow        follow     follow      follow  objection  follow  follow   follow    follow  follow
jury             follow        follow     follow      follow  objection  seat    follow   follow    follow  follow
arbitration      follow        follow     decide      follow  follow     follow  follow   follow    follow  follow
rework           handInSecond  appeal     follow      follow  follow     follow  follow   follow    follow  follow
over             share         share      share       share   share      share   share    share     share   share
`;
const [head = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/u));

describe('the one thing to do on an issue', () => {
  it('is in the table for every state and part', () => {
    expect(head).toEqual(PARTS);
    expect(rows.map(([state]) => state)).toEqual(CASE_STATES);
  });

  it.each(rows.map(([state, ...acts]) => [state as CaseState, acts] as const))(
    'in %s fits whoever comes by',
    (state, acts) => {
      expect(PARTS.map((part) => findMainAct(situation(state, part)))).toEqual(acts);
    },
  );

  it('is never money once an offer has won or a solver is chosen, for anybody', () => {
    for (const state of CASE_STATES.filter((name) => name !== 'open'))
      expect(Object.values(MAIN_ACTS[state])).not.toContain('pledge');
  });

  it('is the pledge for strangers, and telling others where somebody may not pledge', () => {
    const { issue } = situation('open', 'visitor');
    const viewer = { ...issue.viewer, abilities: { ...NOTHING, pledge: false } };
    const refused = { issue: { ...issue, viewer } };
    expect(findMainAct(situation('open', 'visitor', { ...refused, isSignedIn: false }))).toBe(
      'pledge',
    );
    expect(findMainAct(situation('open', 'visitor', refused))).toBe('share');
    const hidden = { issue: { ...issue, isHidden: true } };
    expect(findMainAct(situation('open', 'visitor', hidden))).toBe('share');
  });

  it('is no offer and no vote for whom the server lets do neither', () => {
    const { issue } = situation('open', 'solver');
    const viewer = { ...issue.viewer, abilities: { ...NOTHING, propose: false, vote: false } };
    for (const part of ['solver', 'chooser'] as const)
      expect(findMainAct(situation('open', part, { issue: { ...issue, viewer } }))).toBe('pledge');
  });

  it('leads nowhere from a duplicate of a report that is hidden', () => {
    const { issue } = situation('merged', 'visitor');
    const hidden = { ...issue, mergedInto: { id: '2', title: null } };
    expect(findMainAct(situation('merged', 'visitor', { issue: hidden }))).toBe('share');
  });

  it('goes to the place of the act', () => {
    const issue = { id: '1', mergedInto: { id: '2', title: 'Twice' } };
    expect(findMainAction('goOn', issue)?.href).toBe('/issues/2');
    expect(findMainAction('seat', issue)).toEqual({ label: 'Open your seat', href: '/jury' });
    expect(findMainAction('offer', issue)?.href).toBe('/issues/1#proposals');
    expect(findMainAction('pledge', issue)?.href).toBe('/issues/1#pledge');
    expect(findMainAction('vote', issue)?.href).toBe('/issues/1#proof-of-work');
    expect(findMainAction('follow', issue)).toBeNull();
  });
});
