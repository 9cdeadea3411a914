import { describe, expect, it } from 'vitest';
import { ISSUE_STATUSES, type IssueStatus } from '#schema/issue.ts';
import { ISSUE_MOVES, isRemovable, moveIssue, statusAfter } from './issueLifecycle.ts';
import { Refusal } from './refusal.ts';

const reachable = (from: IssueStatus): Set<IssueStatus> => {
  const seen = new Set<IssueStatus>([from]);
  for (const status of seen) {
    for (const move of ISSUE_MOVES) {
      const next = statusAfter(status, move);
      if (next !== null) seen.add(next);
    }
  }
  return seen;
};

describe('the life of an issue', () => {
  it('can reach every status from the first one', () => {
    expect([...reachable('reported')].toSorted()).toEqual([...ISSUE_STATUSES].toSorted());
  });

  it('can be completed from everywhere, and completed is the end', () => {
    for (const status of ISSUE_STATUSES) expect(reachable(status)).toContain('completed');
    expect([...reachable('completed')]).toEqual(['completed']);
  });

  it('refuses a move that the table does not have', () => {
    expect(() => moveIssue('reported', 'proof_accepted')).toThrow(Refusal);
    expect(() => moveIssue('reported', 'proposal_selected')).toThrow(Refusal);
    expect(() => moveIssue('completed', 'pledge_received')).toThrow(
      expect.objectContaining({ code: 'issue_closed' }),
    );
  });

  it('lets an issue be removed only before somebody works on it', () => {
    expect(ISSUE_STATUSES.filter(isRemovable)).toEqual(['reported', 'funded']);
  });
});
