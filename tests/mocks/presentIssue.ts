import { abilitiesOf } from '#api/policies/issuePolicy.ts';
import type { Photo } from '#schema/issues/image.ts';
import type { Issue, IssueDetail } from '#schema/issues/issue.ts';
import { standingPledges } from './escrow.ts';
import type { IssueRow, MockState, UserRow } from './mockState.ts';
import type { MockWorld } from './mockWorld.ts';

const imageUrl = (origin: string, uploadId: string) => `${origin}/api/images/${uploadId}`;

/** An issue as lists answer it; its picture is the first photo, as an absolute address. */
export function presentIssue(row: IssueRow, origin: string): Issue {
  const { photos, isDeleted: _, editedVersion: __, ...shown } = row;
  const { verification: ___, isFrozen: ____, isHidden: _____, ...fields } = shown;
  const first = photos[0];
  return { ...fields, imageUrl: first ? imageUrl(origin, first.uploadId) : null };
}

/** An issue as its page shows it to `viewer`. */
export function presentIssueDetail(
  { state }: MockWorld,
  row: IssueRow,
  { origin, viewer }: { origin: string; viewer: UserRow | null },
): IssueDetail {
  const reporter = state.users.find((user) => user.id === row.reporterId);
  const photos = row.photos.flatMap(({ uploadId, takenAt }): Photo[] => {
    const upload = state.uploads.get(uploadId);
    if (!upload) return [];
    const { id, sha256, width, height } = upload;
    return [{ id, url: imageUrl(origin, id), sha256, width, height, takenAt }];
  });
  return {
    ...presentIssue(row, origin),
    reporterName: reporter?.username ?? null,
    pledgeCount: standingPledges(state, row.id).length,
    photos,
    isHidden: row.isHidden,
    selectionPending: state.pendingSelections.get(row.id) ?? null,
    work: workOf(state, row.id),
    viewer: { abilities: abilitiesOf(viewer, row) },
  };
}

function workOf(state: MockState, issueId: string): IssueDetail['work'] {
  const work = state.selections.get(issueId);
  const proposal = work && state.proposals.get(work.proposalId);
  if (!proposal) return null;
  const { proposalId, selectedAt, deadlineAt } = work;
  const { solverId, solverName } = proposal;
  return { proposalId, solverId, solverName, selectedAt, deadlineAt };
}
