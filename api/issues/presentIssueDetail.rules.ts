import type { Actor } from '#api/platform/access.rules.ts';
import type { ReporterMoney } from './guardedIssue.rules.ts';
import { abilitiesOf } from './issuePolicy.rules.ts';
import type { Issue, IssueDetail } from '#schema/issues/issue.ts';

/** The data of an issue, the same for every viewer except their own part. */
export type IssueParts = Pick<
  IssueDetail,
  | 'reporterName'
  | 'reporterProfile'
  | 'pledgeCount'
  | 'answers'
  | 'photos'
  | 'isHidden'
  | 'runsHidden'
  | 'amendmentCount'
  | 'offerPrices'
  | 'fundedAt'
  | 'chosenAt'
  | 'mergedInto'
  | 'selectionPending'
  | 'work'
  | 'responsible'
  | 'fixedQuestion'
  | 'sightings'
  | 'brokenAgain'
  | 'againOf'
> &
  Pick<IssueDetail['viewer'], 'isAffected' | 'isFollowing' | 'mergeRequest'> & {
    issue: Issue;
    reporterMoney: ReporterMoney;
  };

export function presentIssueDetail(view: IssueParts, viewer: Actor | null): IssueDetail {
  const { issue, reporterMoney, isAffected, isFollowing, mergeRequest, ...parts } = view;
  const abilities = abilitiesOf(viewer, {
    ...issue,
    reporterMoney,
    mergedIntoId: parts.mergedInto?.id,
  });
  return { ...issue, ...parts, viewer: { abilities, isAffected, isFollowing, mergeRequest } };
}
