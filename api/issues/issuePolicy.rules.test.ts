import { describe, expect, it } from 'vitest';
import { permit, Refusal } from '#api/platform/access.rules.ts';
import { ISSUE_STATUSES } from '#schema/issues/issue.ts';
import { testActor } from '#tests/support/testActor.ts';
import type { ReporterMoney } from './guardedIssue.rules.ts';
import { abilitiesOf, mayDelete, mayPropose, mayVoteOn } from './issuePolicy.rules.ts';

const actor = (id: string, isFrozen = false, trustScore = 50) =>
  testActor(id, { isFrozen, trustScore });
const rosa = actor('rosa');
const dan = actor('dan');
const issue = { reporterId: 'rosa', status: 'funded' as const };
const NOTHING = {
  edit: false,
  delete: false,
  pledge: false,
  propose: false,
  vote: false,
  approve: false,
  discuss: false,
  affect: false,
  sight: false,
  sightAgain: false,
  merge: false,
  unmerge: false,
};

describe('what somebody may do with an issue', () => {
  it('is nothing for a visitor and for a frozen account [6.1]', () => {
    expect(abilitiesOf(null, issue)).toEqual(NOTHING);
    expect(abilitiesOf(actor('dan', true), issue)).toEqual(NOTHING);
    expect(abilitiesOf(actor('rosa', true), issue)).toEqual(NOTHING);
  });

  it('lets the reporter edit, remove, pledge and write, but not propose or vote', () => {
    expect(abilitiesOf(rosa, issue)).toEqual({
      ...NOTHING,
      sight: true,
      edit: true,
      delete: true,
      pledge: true,
      discuss: true,
      merge: true,
    });
  });

  it('lets everybody else pledge, propose, vote and write [1.6]', () => {
    expect(abilitiesOf(dan, issue)).toEqual({
      ...NOTHING,
      pledge: true,
      propose: true,
      vote: true,
      approve: true,
      discuss: true,
      affect: true,
      sight: true,
    });
  });

  it('leaves the discussion, and the word that it is broken again, once the issue is completed', () => {
    for (const person of [rosa, dan])
      expect(abilitiesOf(person, { ...issue, status: 'completed' })).toEqual({
        ...NOTHING,
        discuss: true,
        sightAgain: true,
      });
  });

  it('leaves the discussion, and to its reporter the removal, of what goes on at another report', () => {
    const merged = { ...issue, mergedIntoId: 'twin' };
    expect(abilitiesOf(dan, merged)).toEqual({ ...NOTHING, discuss: true });
    expect(abilitiesOf(rosa, merged)).toEqual({ ...NOTHING, discuss: true, delete: true });
  });

  it('holds money of strangers safe: nobody removes an issue once work has begun', () => {
    const may = ISSUE_STATUSES.filter((status) => mayDelete(rosa, { ...issue, status }) === null);
    expect(may).toEqual(['reported', 'funded']);
    expect(mayDelete(dan, issue)).toBe('forbidden');
  });

  it('takes no proposals once somebody has been chosen', () => {
    expect(mayPropose(dan, { ...issue, status: 'in_progress' })).toBe('proposals_closed');
    expect(mayPropose(rosa, issue)).toBe('own_issue');
  });

  it('takes no proposals from somebody whose trust is below 20', () => {
    expect(mayPropose(actor('dan', false, 19), issue)).toBe('trust_too_low');
    expect(mayPropose(actor('dan', false, 20), issue)).toBeNull();
    expect(abilitiesOf(actor('dan', false, 19), issue).propose).toBe(false);
    expect(abilitiesOf(actor('dan', false, 0), issue).pledge).toBe(true);
  });

  it('lets nobody vote on a proposal of their own', () => {
    const up = { solverId: 'sam', voteType: 'upvote' as const };
    expect(mayVoteOn(dan, issue, { ...up, solverId: 'dan' })).toBe('own_proposal');
    expect(mayVoteOn(dan, issue, up)).toBeNull();
    expect(mayVoteOn(rosa, issue, up)).toBe('own_issue');
  });

  it('lets a reporter with money vote against, and for only where there is no other money', () => {
    const up = { solverId: 'sam', voteType: 'upvote' as const };
    const down = { solverId: 'sam', voteType: 'downvote' as const };
    const votes = (reporterMoney: ReporterMoney) =>
      [up, down].map((vote) => mayVoteOn(rosa, { ...issue, reporterMoney }, vote));
    expect(votes('none')).toEqual(['own_issue', 'own_issue']);
    expect(votes('some')).toEqual(['own_issue', null]);
    expect(votes('all')).toEqual([null, null]);
  });

  it('gives the abilities of nobody to an issue whose reporter has left', () => {
    expect(abilitiesOf(dan, { reporterId: null, status: 'reported' }).edit).toBe(false);
  });
});

it('throws the reason as a refusal', () => {
  expect(() => permit('own_issue')).toThrow(Refusal);
  expect(() => permit(null)).not.toThrow();
});
