import type { Reputation } from '#schema/people/reputation.ts';

type TrustEvent = Reputation['trust']['log'][number]['event'];

const events: Record<TrustEvent, string> = {
  agreed: 'A vote or verdict that agreed with the final outcome',
  disagreed: 'A vote or verdict that did not',
  solution_completed: 'A solution completed and accepted',
  finally_rejected: 'A solution rejected for good',
  account_flag_upheld: 'A complaint about the account upheld',
  flag_dismissed: 'An objection to a proof found without ground',
};

export const peopleContent = {
  fallbackTitle: 'Reputation',
  pageTitle: (name: string) => `${name} · Reputation`,
  description: 'Trust score, work as a solver and record as a verifier.',
  memberSince: (day: string) => `Member since ${day}`,
  missingTitle: 'This person does not exist',
  missingText: 'The address may be wrong, or the account is gone.',
  browse: 'Browse issues',
  trust: {
    title: 'Trust',
    score: 'Trust score',
    of: (most: string) => `of ${most}`,
    formula: 'How the score is computed',
    intro: (start: string, most: string) =>
      `Everybody starts at ${start}. Each event below adds or takes its points, in the order in which they happened, and the score never leaves 0 to ${most}. Nobody can set it by hand.`,
    limit: (least: string) =>
      `Below ${least} a person cannot propose solutions. What a verdict on a jury did to score, figures and rank appears when the month is over, so that nobody can work out who judged how.`,
    what: 'What happened',
    points: 'Points',
    pointsCaption: 'Points',
  },
  log: {
    title: 'The log',
    caption: 'What moved the score, newest first',
    issue: 'Issue',
    when: 'When',
    noIssue: '–',
    jury: 'On a jury, whose members stay unnamed',
    empty: 'Nothing has moved this score yet.',
  },
  solver: {
    title: 'As a solver',
    solved: 'Issues solved',
    rating: 'Average rating',
    ratings: { one: '# rating', other: '# ratings' },
    noRatings: 'No ratings yet',
    disputes: 'Disputed',
    disputesHint: 'Of the cases that are over',
  },
  verifier: {
    title: 'As a verifier',
    count: 'Verifications',
    countHint: 'Votes and verdicts in cases that are over',
    accuracy: 'Accuracy',
    accuracyHint: 'Agreed with the final outcome',
    consensus: 'Consensus',
    consensusHint: 'Said what most of the round said',
    leaderboard: 'Leaderboard of this month',
  },
  events,
} as const;
