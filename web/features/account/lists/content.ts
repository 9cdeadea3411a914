import type { Plural } from '#schema/languages/plural.ts';
import type { PledgeState } from '#schema/case/ownListFilters.ts';
import type { VoteType } from '#schema/case/vote.ts';
import type { OwnListFilter, PagedListName } from './mineSearch.ts';

type Words = {
  title: string;
  thing: Plural;
  filters: Partial<Record<OwnListFilter, string>>;
  emptyTitle: string;
  empty: string;
  action: string;
  href: string;
};

const lists: Record<PagedListName, Words> = {
  reports: {
    title: 'My reports',
    thing: { one: '# report', other: '# reports' },
    filters: {
      all: 'All',
      reported: 'Open for Pledges',
      in_progress: 'In Progress',
      completed: 'Completed',
    },
    emptyTitle: 'No reports yet',
    empty: 'Your reports appear here with their status.',
    action: 'Report an Issue',
    href: '/report-issue',
  },
  pledges: {
    title: 'My pledges',
    thing: { one: '# pledge', other: '# pledges' },
    filters: { all: 'All', held: 'In escrow', spent: 'Spent', returned: 'Returned' },
    emptyTitle: 'No pledges yet',
    empty: 'Your pledges appear here with what becomes of them.',
    action: 'Browse issues',
    href: '/issues?filter=reported',
  },
  following: {
    title: 'Following',
    thing: { one: '# issue', other: '# issues' },
    filters: { all: 'All' },
    emptyTitle: 'You follow nothing yet',
    empty: 'Press Follow on the page of an issue to get its news without a pledge.',
    action: 'Browse issues',
    href: '/issues',
  },
  votes: {
    title: 'My votes',
    thing: { one: '# vote', other: '# votes' },
    filters: { all: 'All', upvote: 'For', downvote: 'Against' },
    emptyTitle: 'No votes yet',
    empty: 'Vote on proposals on the page of an issue.',
    action: 'Browse issues',
    href: '/issues',
  },
};

const states: Record<PledgeState, string> = {
  held: 'In escrow',
  spent: 'Spent',
  withdrawn: 'Withdrawn',
  refunded: 'Returned',
  charged_back: 'Charged back',
};

const votes: Record<VoteType, string> = { upvote: 'For', downvote: 'Against' };

export const ownListContent = {
  title: 'Your lists',
  description: 'Your reports, pledges and votes, each with its status.',
  listsLabel: 'Your lists',
  filterLabel: 'Show',
  money: (kind: string) => `Amounts are ${kind}.`,
  pages: 'Pages',
  profile: 'Profile',
  lists,
  states,
  votes,
  year: {
    title: 'My year',
    fixed: (amount: string, year: number) => ({
      one: `# problem was fixed in ${year} with ${amount} of yours`,
      other: `# problems were fixed in ${year} with ${amount} of yours`,
    }),
    shared: (amount: string, year: number) => ({
      one: `# problem was fixed in ${year} with ${amount} of mine`,
      other: `# problems were fixed in ${year} with ${amount} of mine`,
    }),
    none: (year: number) => `Nothing was fixed with your money in ${year} yet`,
    browse: 'Browse issues',
  },
  gone: 'An issue that has been removed',
  noneTitle: 'None of these',
  none: 'Nothing of this kind. The other tabs may have some.',
  beyondTitle: 'There is no such page',
  beyond: 'The list has fewer pages.',
  first: 'Go to the first page',
  movements: 'Every movement',
  pledged: (day: string) => `Pledged ${day}`,
  reported: (day: string) => `Reported ${day}`,
  funded: (amount: string, kind: string | null) =>
    kind === null ? `${amount} pledged` : `${amount} pledged · ${kind}`,
  voted: (day: string) => `Voted ${day}`,
  issue: (title: string) => `on “${title}”`,
} as const;
