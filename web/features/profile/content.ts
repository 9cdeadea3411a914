import type { ProposalStatus } from '#schema/issues/proposal.ts';
import type { PreferredRole } from '#schema/people/user.ts';
import type { VoteType } from '#schema/issues/vote.ts';
import type { ActivityKind } from './recentActivity.ts';
import type { ProfileSection } from './profileSearch.ts';

const sections: Record<ProfileSection, string> = {
  overview: 'Overview',
  proposals: 'My Proposals',
  votes: 'My Votes',
  settings: 'Settings',
};

const roles: Record<PreferredRole, string> = {
  reporter: 'Reporter',
  donator: 'Donor',
  solver: 'Solver',
};

const statuses: Record<ProposalStatus, string> = {
  pending: 'Pending',
  selected: 'Selected',
  not_selected: 'Not selected',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  rejected: 'Rejected',
  completed: 'Completed',
};

const did: Record<ActivityKind, string> = {
  reported: 'You reported this',
  pledged: 'You supported this',
  proposed: 'You proposed a solution',
};

const voteTypes: Record<VoteType, string> = { upvote: 'For', downvote: 'Against' };

export const profileContent = {
  pageTitle: 'Profile',
  description: 'Your issues, proposals, votes and settings.',
  sectionsLabel: 'Profile',
  sections,
  roles,
  memberSince: (day: string) => `Member since ${day}`,
  failed: 'This could not be loaded',
  failedText: 'It will load when the server can be reached.',
  offline: (moment: string) => `Offline. This is from ${moment}.`,
  overview: {
    statsLabel: 'Your figures',
    activity: 'Recent Activity',
    did,
    gone: 'An issue that has been removed',
    unreachable: 'An issue that is not stored on this device',
    emptyTitle: 'Nothing yet',
    empty: {
      reporter: 'Issues that you report appear here.',
      donator: 'Issues that you support appear here.',
      solver: 'Issues that you offer to solve appear here.',
    } satisfies Record<PreferredRole, string>,
    browse: 'Browse issues',
  },
  stats: {
    issuesReported: 'Issues Reported',
    resolvedIssues: 'Resolved Issues',
    issuesSupported: 'Issues Supported',
    totalDonations: 'Total Donations',
    issuesSolved: 'Issues Solved',
    completedSolutions: 'Completed Solutions',
    votesCast: 'Votes Cast',
    proposalsSubmitted: 'Proposals Submitted',
    testMoney: 'Test money',
  },
  reputation: {
    title: 'Reputation',
    trust: 'Trust score',
    trustHint: (most: string) => `Of ${most}`,
    solved: 'Solutions accepted',
    rating: (stars: string) => `${stars} of 5 on average`,
    noRating: 'No ratings yet',
    accuracy: 'Verified rightly',
    accuracyHint: (count: string) => `Of ${count}`,
    vote: { one: '# vote or verdict', other: '# votes and verdicts' },
    more: 'The formula and your log',
  },
  proposals: {
    statuses,
    votes: (up: string, down: string) => `${up} for, ${down} against`,
    emptyTitle: 'No proposals yet',
    empty: 'Find an issue that is open and say how you would solve it.',
    browse: 'Browse open issues',
  },
  votes: {
    voted: (day: string) => `Voted ${day}`,
    types: voteTypes,
    emptyTitle: 'No votes yet',
    empty: 'Vote on proposals on the page of an issue.',
    browse: 'Browse issues',
  },
  settings: {
    account: 'Account',
    username: 'Username',
    email: 'Email',
    role: 'Role',
    appearance: 'Appearance',
    theme: 'Theme',
    themes: { dark: 'Dark', light: 'Light', system: 'System' },
    notifications: 'Latest notifications',
    decisions: 'Decisions of moderators',
    none: 'Nothing new. News about your issues appears here.',
  },
} as const;
