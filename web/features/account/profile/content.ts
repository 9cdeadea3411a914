import { plural } from '#web/format/format.ts';
import { JURY_RADII_KM } from '#schema/limits.ts';
import type { ProposalStatus } from '#schema/case/proposal.ts';
import type { PreferredRole } from '#schema/people/user.ts';
import type { VoteType } from '#schema/case/vote.ts';
import type { ActivityKind } from './recentActivity.ts';
import type { ProfileSection } from './profileSearch.ts';
import type { SettingsPageName } from './settingsPages.ts';

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
    programs: 'Programs',
    pages: {
      profile: { title: 'Profile', holds: 'What others see: name, picture, a few words' },
      'sign-in': {
        title: 'Sign-in',
        holds: 'Username, email address, password, passkeys, devices',
      },
      notifications: { title: 'Notifications', holds: 'Push and email, summary, followed areas' },
      area: { title: 'Area', holds: 'Where you live, roughly, for juries and news' },
      look: { title: 'Language and look', holds: 'Language, dark or light' },
      payout: { title: 'Payout', holds: 'Where money for your work goes' },
      data: { title: 'My data', holds: 'A copy, keys of programs, deleting the account' },
      help: { title: 'Help', holds: 'Questions, how it works, contact' },
    } satisfies Record<SettingsPageName, { title: string; holds: string }>,
    theme: 'Theme',
    themes: { dark: 'Dark', light: 'Light', system: 'System' },
    notifications: 'Latest notifications',
    decisions: 'Decisions of moderators',
    none: 'Nothing new. News about your issues appears here.',
  },
  payout: {
    heading: 'Payouts',
    states: {
      missing:
        'To be paid for what you solve, tell our payment provider where the money should go.',
      incomplete: 'The payment provider has questions left before it can pay you.',
      ready: 'Payouts go to your account at the payment provider.',
      disconnected:
        'Your account at the payment provider is no longer connected. Money for your work waits until you open another.',
    },
    open: {
      missing: 'Set up payouts',
      incomplete: 'Continue',
      ready: 'Change',
      disconnected: 'Open another account',
    },
    opening: 'Opening…',
    failed: 'Payouts cannot be set up right now',
  },
  home: {
    heading: 'Home area',
    text: `Juries are drawn from people who live within ${JURY_RADII_KM[0]} km of an issue. Your area is stored rounded to about a kilometer, and nobody else sees it.`,
    unknown:
      'You have not set a home area, so you are drawn only where there are too few people nearby.',
    known: (place: string) => `Kept: around ${place}.`,
    naming: 'Kept. Looking up its name...',
    use: 'Use my location',
    update: 'Use my location again',
    locating: 'Locating...',
    clear: 'Remove my home area',
    clearing: 'Forgetting...',
    saved: 'Home area saved',
    cleared: 'Home area removed',
    failed: 'Error saving the home area',
    refused: 'Could not get your current location. Allow it in the browser and try again.',
    unsupported: 'Your browser does not support geolocation.',
  },
  deletion: {
    heading: 'Delete account',
    text: 'Your name, email address, password and settings are erased, and you are signed out everywhere. Reports, messages, pledges and votes stay, without your name. This cannot be undone.',
    open: 'Delete my account',
    title: 'Delete your account?',
    password: 'Your password',
    confirm: 'Delete for good',
    pending: 'Deleting...',
    cancel: 'Keep my account',
    unsent: (count: number) =>
      `${plural(count, { one: '# item', other: '# items' })} on this device could never be sent. Send, export or discard them first.`,
    outbox: 'See what is unsent',
    done: 'Account deleted',
    doneText: 'Thank you for what you did here.',
    failed: 'The account was not deleted',
  },
} as const;
