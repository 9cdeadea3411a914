import { changedFields, digestsOfChange } from '#api/domain/changedFields.ts';
import { isModerator } from '#api/domain/moderation.ts';
import {
  editNotice,
  noticesFor,
  refundNotice,
  removalNotice,
} from '#api/domain/notices/notices.ts';
import { decideRefundOfAll } from '#api/domain/money/pledging.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { mayDelete, mayEdit, mayReport, permit, permitChange } from '#api/policies/issuePolicy.ts';
import type { PhotoReference } from '#schema/issues/image.ts';
import type { Issue } from '#schema/issues/issue.ts';
import { compareIssues, queryIssues } from '#schema/issues/issueQuery.ts';
import { ISSUES_COUNT_CAP, ISSUES_WHOLE_LIST_MAX } from '#schema/limits.ts';
import { formatCents } from '#schema/money/money.ts';
import type { Receipt } from '#schema/receipt.ts';
import { arrivedPhotos } from '../arrivedPhotos.ts';
import { fundedIssue, standingPledges, sumOf } from '../escrow.ts';
import { findAnyIssue, findIssue, liveIssues, touchIssue } from '../issueAccess.ts';
import type { MockHandlersOf } from '../mockHandlers.ts';
import type { IssueRow, UserRow } from '../mockState.ts';
import type { MockWorld } from '../mockWorld.ts';
import { participantsOf, saveNotices } from '../notify.ts';
import { presentIssue, presentIssueDetail } from '../presentIssue.ts';
import { book, record } from '../record.ts';
import { textDigest } from '../submitProof.ts';

const originOf = (request: Request) => new URL(request.url).origin;

function receiptOf(key: string | null, references: readonly PhotoReference[]): Receipt {
  return { key, parts: references.map(({ id, sha256 }) => ({ id, sha256 })) };
}

/** Donors hear how much went back to them, the others that the issue is gone. */
function noteRemoval(world: MockWorld, issue: IssueRow, by: UserRow): void {
  const pledges = standingPledges(world.state, issue.id);
  const donors = [...new Set(pledges.map(({ userId }) => userId))];
  const refunds = donors.map((userId) => {
    const own = sumOf(pledges.filter((pledge) => pledge.userId === userId));
    return { userId, ...refundNotice(own, issue) };
  });
  const others = participantsOf(world.state, issue).filter((id) => !donors.includes(id));
  saveNotices(world, issue, [...refunds, ...noticesFor(others, by.id, removalNotice(issue))]);
}

/** Gives every standing pledge of an issue back. */
function refundAll(world: MockWorld, issue: IssueRow): void {
  const { state } = world;
  const pledges = standingPledges(state, issue.id);
  const standing = pledges.map((pledge) => ({
    id: pledge.id,
    donorId: pledge.userId,
    amountCents: sumOf([pledge]),
  }));
  const decision = decideRefundOfAll(fundedIssue(issue), standing);
  for (const { id } of pledges) state.refundedPledgeIds.add(id);
  state.pendingSelections.delete(issue.id);
  if (pledges.length > 0) {
    const { postings } = decision;
    book(world, issue.id, { id: world.randomUuid(), kind: 'refund', pledgeId: null, postings });
  }
  issue.status = decision.status;
  issue.currentFunding = formatCents(decision.fundingCents);
  issue.pledgerCount = decision.pledgerCount;
}

export const issueHandlers: MockHandlersOf<
  'listIssues' | 'getIssue' | 'reportIssue' | 'editIssue' | 'deleteIssue'
> = {
  listIssues({ world, query, hasQuery, request, headers }) {
    const present = (row: IssueRow): Issue => presentIssue(row, originOf(request));
    const issues = liveIssues(world).map(present);
    if (!hasQuery) {
      headers.set('x-total-count', String(issues.length));
      return issues.toSorted(compareIssues('newest')).slice(0, ISSUES_WHOLE_LIST_MAX);
    }
    const page = queryIssues(issues, query);
    return { ...page, isTotalCapped: page.total > ISSUES_COUNT_CAP };
  },

  getIssue({ world, params, actor, request }) {
    const view = { origin: originOf(request), viewer: actor };
    const find = isModerator(actor) ? findAnyIssue : findIssue;
    return presentIssueDetail(world, find(world, params.id), view);
  },

  reportIssue({ world, body, actor, key, request }) {
    permit(mayReport(actor));
    if (body.reporterId !== undefined && body.reporterId !== actor.id) {
      throw new Refusal('other_reporter');
    }
    const id = body.id ?? world.randomUuid();
    if (world.state.issues.has(id)) throw new Refusal('id_taken');
    const { reporterId: _, writtenAt: __, photos: references, ...form } = body;
    const photos = arrivedPhotos(world.state, actor, references);
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
      editedVersion: 0,
      isDeleted: false,
      isHidden: false,
      verification: 'none',
      isFrozen: false,
    };
    world.state.issues.set(id, issue);
    const hashes = photos.map(({ uploadId }) => world.state.uploads.get(uploadId)?.sha256);
    const data = { photos: hashes };
    record(world, id, { action: 'issue_reported', actorId: actor.id, data });
    touchIssue(world, issue);
    issue.editedVersion = issue.version;
    const view = { origin: originOf(request), viewer: actor };
    return { ...presentIssueDetail(world, issue, view), receipt: receiptOf(key, references) };
  },

  editIssue({ world, params, body, actor, key, request }) {
    const issue = findIssue(world, params.id);
    permit(mayEdit(actor, issue));
    const { version, photos: references, ...change } = body;
    if (version !== undefined && version < issue.editedVersion) {
      throw new Refusal('version_conflict');
    }
    const { fields, changed } = changedFields<IssueRow>(issue, change);
    permitChange(issue, changed);
    const photos = references ? arrivedPhotos(world.state, actor, references) : issue.photos;
    const digests = digestsOfChange({ before: issue, after: fields }, changed, textDigest);
    Object.assign(issue, fields, { photos });
    const data = { changed: references ? [...changed, 'photos'] : changed, digests };
    record(world, issue.id, { action: 'issue_edited', actorId: actor.id, data });
    touchIssue(world, issue);
    issue.editedVersion = issue.version;
    const people = participantsOf(world.state, issue);
    saveNotices(world, issue, noticesFor(people, actor.id, editNotice(issue)));
    const view = { origin: originOf(request), viewer: actor };
    const receipt = receiptOf(key, references ?? []);
    return { ...presentIssueDetail(world, issue, view), receipt };
  },

  deleteIssue({ world, params, actor }) {
    const issue = findIssue(world, params.id);
    permit(mayDelete(actor, issue));
    noteRemoval(world, issue, actor);
    refundAll(world, issue);
    record(world, issue.id, { action: 'issue_removed', actorId: actor.id });
    issue.isDeleted = true;
    touchIssue(world, issue, ['pledges']);
  },
};
