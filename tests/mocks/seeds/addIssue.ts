import { pledgePostings } from '#api/domain/money/ledger.ts';
import { expiryOf } from '#api/domain/money/pledgeExpiry.ts';
import type { IssueCategory, IssuePriority, IssueStatus } from '#schema/issues/issue.ts';
import { formatCents } from '#schema/money/money.ts';
import { sumOf, standingPledges } from '../escrow.ts';
import type { IssueRow, MockState, UserRow } from '../mockState.ts';
import { book, record } from '../record.ts';
import { seedId } from './seedId.ts';

export type SeedIssue = {
  title: string;
  description: string;
  location: string;
  latitude: number;
  longitude: number;
  priority: IssuePriority;
  category: IssueCategory;
  solutionCriteria: string;
  status: IssueStatus;
  reporter: UserRow;
  createdAt: string;
  dueDate?: string | null;
};

/** Seeds tell everything at the moment of the report. */
export const at = (state: MockState, { createdAt }: IssueRow) => ({ state, now: () => createdAt });

/** Puts an issue into a seed, without money, proposals or messages. */
export function addIssue(state: MockState, seed: SeedIssue): IssueRow {
  state.version += 1;
  const { reporter, ...fields } = seed;
  const issue: IssueRow = {
    dueDate: null,
    ...fields,
    id: seedId('issue', state.issues.size + 1),
    photos: [],
    currentFunding: '0.00',
    reporterId: reporter.id,
    selectedProposalId: null,
    updatedAt: seed.createdAt,
    pledgerCount: 0,
    proposalCount: 0,
    messageCount: 0,
    version: state.version,
    editedVersion: state.version,
    isDeleted: false,
    isHidden: false,
    verification: 'none',
    isFrozen: false,
  };
  state.issues.set(issue.id, issue);
  const data = { photos: [] };
  record(at(state, issue), issue.id, { action: 'issue_reported', actorId: reporter.id, data });
  return issue;
}

/** Puts a pledge of `cents` into the escrow of a seeded issue. */
export function addPledge(state: MockState, issue: IssueRow, donor: UserRow, cents: bigint): void {
  const earlier = state.pledges.filter((pledge) => pledge.issueId === issue.id);
  const id = seedId('pledge', state.pledges.length + 1);
  const pledgeNumber = earlier.length + 1;
  const postings = pledgePostings(donor.id, issue.id, cents);
  const moment = at(state, issue);
  const data = { pledgeNumber, amountCents: String(cents) };
  record(moment, issue.id, { action: 'pledge_made', actorId: donor.id, data });
  book(moment, issue.id, { id, kind: 'pledge', pledgeId: id, postings });
  state.pledges.push({
    id,
    issueId: issue.id,
    amount: formatCents(cents),
    userId: donor.id,
    userName: donor.username,
    pledgeNumber,
    createdAt: issue.createdAt,
    refundDueAt: expiryOf(new Date(issue.createdAt)).refundDueAt.toISOString(),
  });
  const standing = standingPledges(state, issue.id);
  issue.currentFunding = formatCents(sumOf(standing));
  issue.pledgerCount = new Set(standing.map((pledge) => pledge.userId)).size;
}

export function addMessage(state: MockState, issue: IssueRow, by: UserRow, message: string): void {
  state.messages.push({
    id: seedId('message', state.messages.length + 1),
    issueId: issue.id,
    userId: by.id,
    userName: by.username,
    message,
    createdAt: issue.createdAt,
  });
  issue.messageCount += 1;
}
