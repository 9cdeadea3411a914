import { toAmount, parseAmount } from '#web/format/moneyInUse.ts';
import type { Donation } from '#schema/case/pledge.ts';
import type { Proposal } from '#schema/case/proposal.ts';
import type { PreferredRole } from '#schema/people/user.ts';

/** Undefined while loading. */
export type ProfileFacts = {
  reportedCount: number | undefined;
  resolvedCount: number | undefined;
  donations: readonly Pick<Donation, 'issueId' | 'amount'>[] | undefined;
  proposals: readonly Pick<Proposal, 'issueId' | 'status'>[] | undefined;
  voteCount: number | undefined;
};

export type ProfileStat =
  | { key: CountKey; kind: 'count'; value: number | undefined }
  | { key: 'totalDonations'; kind: 'money'; value: string | undefined };

type CountKey =
  | 'issuesReported'
  | 'resolvedIssues'
  | 'issuesSupported'
  | 'issuesSolved'
  | 'completedSolutions'
  | 'votesCast'
  | 'proposalsSubmitted';

const count = (key: CountKey, value: number | undefined): ProfileStat => ({
  key,
  kind: 'count',
  value,
});

const distinctIssues = (rows: readonly { issueId: string }[] | undefined) =>
  rows && new Set(rows.map(({ issueId }) => issueId)).size;

const sumAmounts = (rows: readonly { amount: string }[] | undefined) =>
  rows && toAmount(rows.reduce((sum, { amount }) => sum + parseAmount(amount), 0n));

/** They depend on the preferred role. */
export function profileStats(role: PreferredRole, facts: ProfileFacts): ProfileStat[] {
  if (role === 'donator')
    return [
      count('issuesSupported', distinctIssues(facts.donations)),
      { key: 'totalDonations', kind: 'money', value: sumAmounts(facts.donations) },
      count('votesCast', facts.voteCount),
    ];
  if (role === 'solver') {
    const completed = facts.proposals?.filter(({ status }) => status === 'completed');
    return [
      count('issuesSolved', distinctIssues(completed)),
      count('completedSolutions', completed?.length),
      count('proposalsSubmitted', facts.proposals?.length),
    ];
  }
  return [
    count('issuesReported', facts.reportedCount),
    count('resolvedIssues', facts.resolvedCount),
    count('votesCast', facts.voteCount),
  ];
}
