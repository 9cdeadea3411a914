import { hasStake, type CaseParties } from '#api/domain/verification/ruling.ts';
import type { IssueRow, MockState } from './mockState.ts';

/** Everybody who gains, loses or has already judged in the case of an issue. */
export function partiesOf(state: MockState, issue: IssueRow): CaseParties {
  const here = <Row extends { issueId: string }>(rows: Iterable<Row>) =>
    [...rows].filter(({ issueId }) => issueId === issue.id);
  return {
    creatorId: issue.reporterId,
    donorIds: new Set(here(state.pledges).map(({ userId }) => userId)),
    proposerIds: new Set(here(state.proposals.values()).map(({ solverId }) => solverId)),
    jurorIds: new Set(
      here(state.juries.values()).flatMap(({ seats }) =>
        seats.filter(({ status }) => status === 'accepted').map(({ jurorId }) => jurorId),
      ),
    ),
    flaggerIds: new Set(
      here(state.proofs.values()).flatMap(({ flags }) => flags.map(({ byId }) => byId)),
    ),
    validatorIds: new Set(here(state.premiums.values()).map(({ validatorId }) => validatorId)),
  };
}

/** Whether a person has a stake or took a side and so cannot judge; an open seat alone is neither. */
export function isInvolved(state: MockState, issue: IssueRow, userId: string): boolean {
  const hasWritten = [...state.messages].some(
    (row) => row.issueId === issue.id && row.userId === userId,
  );
  const beforeTheJury = { ...partiesOf(state, issue), jurorIds: new Set<string>() };
  return hasWritten || hasStake(userId, beforeTheJury);
}
