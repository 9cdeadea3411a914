import { describe, expect, test } from 'vitest';
import { profileStats, type ProfileFacts } from './profileStats.ts';

const FACTS: ProfileFacts = {
  reportedCount: 7,
  resolvedCount: 2,
  donations: [
    { issueId: 'a', amount: '12.50' },
    { issueId: 'a', amount: '0.10' },
    { issueId: 'b', amount: '1000000.00' },
  ],
  proposals: [
    { issueId: 'a', status: 'completed' },
    { issueId: 'b', status: 'completed' },
    { issueId: 'b', status: 'completed' },
    { issueId: 'c', status: 'pending' },
  ],
  voteCount: 4,
};
const NOTHING: ProfileFacts = {
  reportedCount: undefined,
  resolvedCount: undefined,
  donations: undefined,
  proposals: undefined,
  voteCount: undefined,
};
const pairs = (role: Parameters<typeof profileStats>[0], facts = FACTS) =>
  profileStats(role, facts).map(({ key, value }) => [key, value]);

describe('the figures of a profile', () => {
  test('a reporter sees reports and how many of them were resolved [2.119]', () => {
    expect(pairs('reporter')).toEqual([
      ['issuesReported', 7],
      ['resolvedIssues', 2],
      ['votesCast', 4],
    ]);
  });

  test('a donor sees distinct issues and the exact sum [2.120]', () => {
    expect(pairs('donator')).toEqual([
      ['issuesSupported', 2],
      ['totalDonations', '1000012.60'],
      ['votesCast', 4],
    ]);
  });

  test('a solver sees distinct issues solved and every completed solution [2.121]', () => {
    expect(pairs('solver')).toEqual([
      ['issuesSolved', 2],
      ['completedSolutions', 3],
      ['proposalsSubmitted', 4],
    ]);
  });

  test('what is not known yet is no zero', () => {
    for (const role of ['reporter', 'donator', 'solver'] as const) {
      expect(profileStats(role, NOTHING).map(({ value }) => value)).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    }
  });
});
