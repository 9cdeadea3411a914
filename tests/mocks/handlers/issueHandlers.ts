import { moveIssue } from '#api/domain/issueLifecycle.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { mayDelete, mayEdit, mayReport, permit } from '#api/policies/issuePolicy.ts';
import type { PhotoReference } from '#schema/image.ts';
import type { Issue } from '#schema/issue.ts';
import { queryIssues } from '#schema/issueQuery.ts';
import { ISSUES_COUNT_CAP, ISSUES_WHOLE_LIST_MAX } from '#schema/limits.ts';
import { formatCents } from '#schema/money.ts';
import type { Receipt } from '#schema/receipt.ts';
import { findIssue, liveIssues, touchIssue } from '../issueAccess.ts';
import type { MockHandlersOf } from '../mockHandlers.ts';
import type { IssueRow, PhotoRow, UserRow } from '../mockState.ts';
import type { MockWorld } from '../mockWorld.ts';
import { notify } from '../notify.ts';
import { presentIssue, presentIssueDetail } from '../presentIssue.ts';

const originOf = (request: Request) => new URL(request.url).origin;

/** The photos a report names, checked against what has arrived. */
function photosOf(
  { state }: MockWorld,
  owner: UserRow,
  references: readonly PhotoReference[],
): PhotoRow[] {
  return references.map(({ id, sha256, takenAt }) => {
    const upload = state.uploads.get(id);
    if (!upload || upload.ownerId !== owner.id) throw new Refusal('photo_missing');
    if (upload.sha256 !== sha256) throw new Refusal('photo_differs');
    return { uploadId: id, takenAt: takenAt ?? null };
  });
}

function receiptOf(key: string | null, references: readonly PhotoReference[]): Receipt {
  return { key, parts: references.map(({ id, sha256 }) => ({ id, sha256 })) };
}

function newestFirst(issues: IssueRow[]): IssueRow[] {
  return issues.toSorted((a, b) =>
    a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.id < b.id) ? 1 : -1,
  );
}

/** Everyone with a stake in an issue: reporter, donors, solvers. */
function participantsOf({ state }: MockWorld, issue: IssueRow): (string | null)[] {
  return [
    issue.reporterId,
    ...state.pledges.filter((row) => row.issueId === issue.id).map((row) => row.userId),
    ...[...state.proposals.values()]
      .filter((row) => row.issueId === issue.id)
      .map((row) => row.solverId),
  ];
}

/** Gives every standing pledge of an issue back. */
function refundAll({ state }: MockWorld, issue: IssueRow): void {
  for (const pledge of state.pledges) {
    if (pledge.issueId === issue.id) state.refundedPledgeIds.add(pledge.id);
  }
  if (issue.status === 'funded') issue.status = moveIssue(issue.status, 'escrow_emptied');
  issue.currentFunding = formatCents(0n);
}

export const issueHandlers: MockHandlersOf<
  'listIssues' | 'getIssue' | 'reportIssue' | 'editIssue' | 'deleteIssue'
> = {
  listIssues({ world, query, hasQuery, request, headers }) {
    const present = (row: IssueRow): Issue => presentIssue(row, originOf(request));
    const issues = liveIssues(world);
    if (!hasQuery) {
      headers.set('x-total-count', String(issues.length));
      return newestFirst(issues).slice(0, ISSUES_WHOLE_LIST_MAX).map(present);
    }
    const page = queryIssues(issues.map(present), query);
    return { ...page, isTotalCapped: page.total > ISSUES_COUNT_CAP };
  },

  getIssue({ world, params, actor, request }) {
    const view = { origin: originOf(request), viewer: actor };
    return presentIssueDetail(world, findIssue(world, params.id), view);
  },

  reportIssue({ world, body, actor, key, request }) {
    permit(mayReport(actor));
    if (body.reporterId !== undefined && body.reporterId !== actor.id) {
      throw new Refusal('other_reporter');
    }
    const id = body.id ?? world.randomUuid();
    if (world.state.issues.has(id)) throw new Refusal('id_taken');
    const { reporterId: _, writtenAt: __, photos: references, ...form } = body;
    const photos = photosOf(world, actor, references);
    const issue: IssueRow = {
      ...form,
      id,
      photos,
      status: 'reported',
      currentFunding: formatCents(0n),
      reporterId: actor.id,
      selectedProposalId: null,
      createdAt: world.now(),
      updatedAt: world.now(),
      pledgerCount: 0,
      proposalCount: 0,
      messageCount: 0,
      version: 0,
      isDeleted: false,
    };
    world.state.issues.set(id, issue);
    touchIssue(world, issue);
    const view = { origin: originOf(request), viewer: actor };
    return { ...presentIssueDetail(world, issue, view), receipt: receiptOf(key, references) };
  },

  editIssue({ world, params, body, actor, key, request }) {
    const issue = findIssue(world, params.id);
    permit(mayEdit(actor, issue));
    const { version, photos: references, ...changes } = body;
    if (version !== undefined && version !== issue.version) throw new Refusal('version_conflict');
    const photos = references ? photosOf(world, actor, references) : issue.photos;
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    Object.assign(issue, Object.fromEntries(given), { photos });
    touchIssue(world, issue);
    const content = `${issue.title} was changed by its reporter.`;
    notify(world, participantsOf(world, issue), {
      type: 'issue_update',
      issue,
      by: actor,
      content,
    });
    const view = { origin: originOf(request), viewer: actor };
    const receipt = receiptOf(key, references ?? []);
    return { ...presentIssueDetail(world, issue, view), receipt };
  },

  deleteIssue({ world, params, actor }) {
    const issue = findIssue(world, params.id);
    permit(mayDelete(actor, issue));
    refundAll(world, issue);
    issue.isDeleted = true;
    touchIssue(world, issue);
    const content = `${issue.title} was removed. Every pledge was refunded.`;
    notify(world, participantsOf(world, issue), {
      type: 'issue_update',
      issue,
      by: actor,
      content,
    });
  },
};
