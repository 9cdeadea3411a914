import { Refusal } from '#api/domain/refusal.ts';
import { ISSUE_JSON, VISIBLE_ISSUE } from './issueSql.ts';
import type { Queryable } from '#api/queries/queryable.ts';
import { timeSql } from '#api/queries/sqlJson.ts';
import type { Issue, IssueDetail } from '#schema/issues/issue.ts';

/** An issue with its photos, before it is known who looks at it. */
export type IssueView = {
  issue: Issue;
  reporterName: string | null;
  photos: IssueDetail['photos'];
  reporterMoney: 'none' | 'some' | 'all';
} & Pick<IssueDetail, 'pledgeCount' | 'isHidden' | 'selectionPending' | 'work'>;

const PHOTO_JSON = `json_build_object(
  'id', up.id, 'url', $1::text || '/api/images/' || up.id, 'sha256', encode(up.sha256, 'hex'),
  'width', up.width, 'height', up.height, 'takenAt', ${timeSql('p.taken_at')})`;

const PENDING_JSON = `(
  SELECT json_build_object('proposalId', s.proposal_id, 'effectiveAt', ${timeSql('s.takes_effect_at')})
  FROM pending_selection s WHERE s.issue_id = i.id)`;

const WORK_JSON = `(
  SELECT json_build_object('proposalId', s.proposal_id, 'solverId', u.id, 'solverName', u.username,
    'selectedAt', ${timeSql('s.selected_at')}, 'deadlineAt', ${timeSql('s.deadline_at')})
  FROM selection s JOIN proposal p ON p.id = s.proposal_id JOIN app_user u ON u.id = p.solver_id
  WHERE s.issue_id = i.id AND s.ended_at IS NULL)`;

/** SQL: whether some or all of the money in escrow of issue `i` is its reporter's. */
const REPORTER_MONEY = `(
  SELECT CASE WHEN bool_and(p.user_id = i.reporter_id) THEN 'all'
    WHEN bool_or(p.user_id = i.reporter_id) THEN 'some' ELSE 'none' END
  FROM pledge p WHERE p.issue_id = i.id AND p.status = 'held')`;

/** `seesHidden`: for a reader who gets hidden issues too. */
type IssueReader = { origin: string; seesHidden: boolean };

/**
 * One issue in one round trip. Throws Refusal `issue_not_found`, also for a removed or hidden one.
 */
export async function getIssue(
  database: Queryable,
  id: string,
  { origin, seesHidden }: IssueReader,
): Promise<IssueView> {
  const [row] = await database.query<{ view: IssueView }>(
    `SELECT json_build_object(
       'issue', ${ISSUE_JSON},
       'reporterName', (SELECT u.username FROM app_user u WHERE u.id = i.reporter_id),
       'pledgeCount', (
         SELECT count(*) FROM pledge p WHERE p.issue_id = i.id AND p.status IN ('held', 'spent')
       ),
       'photos', coalesce((
         SELECT json_agg(${PHOTO_JSON} ORDER BY p.position)
         FROM issue_photo p JOIN upload up ON up.id = p.upload_id WHERE p.issue_id = i.id
       ), '[]'),
       'reporterMoney', ${REPORTER_MONEY}, 'isHidden', i.is_hidden, 'selectionPending', ${PENDING_JSON}, 'work', ${WORK_JSON}
     ) AS view
     FROM issue i
     WHERE i.id = $2 AND (${VISIBLE_ISSUE} OR ($3::boolean AND i.deleted_at IS NULL))`,
    [origin, id, seesHidden],
  );
  if (!row) throw new Refusal('issue_not_found');
  return row.view;
}

/** Throws Refusal `issue_not_found` unless the issue is there for everybody to see. */
export async function ensureIssue(database: Queryable, id: string): Promise<void> {
  const rows = await database.query(`SELECT 1 FROM issue i WHERE i.id = $1 AND ${VISIBLE_ISSUE}`, [
    id,
  ]);
  if (rows.length === 0) throw new Refusal('issue_not_found');
}
