export const leaderboardContent = {
  pageTitle: 'Verifier leaderboard',
  description: 'Who verified best, month by month.',
  subtitle:
    'Who judged proofs best: by how many of their votes and verdicts agreed with the final outcome, then by the part that did.',
  months: 'Month',
  previous: 'Month before',
  next: 'Month after',
  caption: (month: string) => `Verifiers of ${month}`,
  running: 'This month is still running: what it shows can change. A month that is over does not.',
  rank: 'Rank',
  name: 'Name',
  agreed: 'Agreed',
  votes: 'Votes',
  accuracy: 'Accuracy',
  you: 'You',
  emptyTitle: (month: string) => `No case became final in ${month}`,
  empty:
    'A vote counts in the month in which its case is over, after jury and ambassadors if it needed them. Verdicts on juries are added when the month is over.',
  seeMonth: (month: string) => `See ${month}`,
  emptyAction: 'See issues that are being verified',
  failed: 'The leaderboard could not be loaded',
} as const;
