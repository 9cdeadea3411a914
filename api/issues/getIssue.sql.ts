import { fixedQuestionSql, RESPONSIBLE_JSON } from './responsible.sql.ts';
import { AGAIN_OF, brokenAgainSql } from './sightings/brokenAgain.sql.ts';
import { sightingsSql } from './sightings/sightings.sql.ts';
import type { IssueParts } from './presentIssueDetail.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { ISSUE_JSON, visibleAmendmentSql, LISTED_ISSUE, photoUrlSql } from './issueColumns.sql.ts';
import {
  isReadableSql,
  VISIBLE_ISSUE,
  moneySql,
  profileSql,
  timeSql,
  type Queryable,
} from '#api/platform/fragments.sql.ts';
import { anyValue, PREPARED } from '#api/database/connection/prepared.ts';
import type { Position } from '#schema/places/geo.ts';

const PHOTO_JSON = `json_build_object(
  'id', up.id, 'url', ${photoUrlSql('up')}, 'sha256', encode(up.sha256, 'hex'),
  'width', up.width, 'height', up.height, 'takenAt', ${timeSql('p.taken_at')})`;

const PENDING_JSON = `(
  select json_build_object('proposalId', s.proposal_id, 'effectiveAt', ${timeSql('s.takes_effect_at')})
  from pending_selection s where s.issue_id = i.id)`;

const WORK_JSON = `(
  select json_build_object('proposalId', s.proposal_id, 'solverId', u.id, 'solverName', u.username,
    'selectedAt', ${timeSql('s.selected_at')}, 'deadlineAt', ${timeSql('s.deadline_at')})
  from selection s join proposal p on p.id = s.proposal_id join app_user u on u.id = p.solver_id
  where s.issue_id = i.id and s.ended_at is null)`;

const FUNDED_AT = `(
  select ${timeSql('min(p.created_at)')} from pledge p
  where p.issue_id = i.id and p.status in ('held', 'spent'))`;

const CHOSEN_AT = `(
  select ${timeSql('s.selected_at')} from selection s where s.proposal_id = i.selected_proposal_id)`;

/** SQL: whether some or all of issue `i`'s escrow is its reporter's own money. */
const REPORTER_MONEY = `(
  select case when bool_and(p.user_id = i.reporter_id) then 'all'
    when bool_or(p.user_id = i.reporter_id) then 'some' else 'none' end
  from pledge p where p.issue_id = i.id and p.status = 'held')`;

const MERGED_INTO = `(
  select json_build_object('id', o.id,
    'title', case when o.deleted_at is null and not o.is_hidden then o.title end)
  from issue o where o.id = i.merged_into_id)`;

/** SQL: the prices of the offers that can still be chosen, as many as the page draws. */
const OFFER_PRICES = `(
  select coalesce(json_agg(${moneySql('o.compensation_cents')}), '[]') from (
    select p.compensation_cents from proposal p where p.issue_id = i.id and p.status = 'pending'
    order by p.compensation_cents limit 20
  ) o)`;

const [SEES_HIDDEN, READER] = [anyValue('$3::boolean'), anyValue('$4::uuid')];

/** SQL: a pending request to merge issue `i`, for both reporters. */
const MERGE_REQUEST = `(
  select json_build_object('intoId', o.id, 'intoTitle', o.title, 'isOwn', r.user_id = ${READER})
  from merge_request r join issue o on o.id = r.into_id and o.is_listed
  where r.issue_id = i.id and r.declined_at is null and i.is_listed
    and ${READER} in (i.reporter_id, o.reporter_id)
  order by r.asked_at desc limit 1)`;

/** `seesHidden`: reads hidden issues too. `readerId`: null for a visitor. */
type IssueReader = { origin: string; seesHidden: boolean; readerId: string | null };

export async function getIssue(
  database: Queryable,
  id: string,
  { origin, seesHidden, readerId }: IssueReader,
): Promise<IssueParts> {
  const [row] = await database.query<{ view: IssueParts }>(
    `${PREPARED}select json_build_object(
       'issue', ${ISSUE_JSON},
       'reporterName', (select u.username from app_user u where u.id = i.reporter_id),
       'reporterProfile', (select ${profileSql('u')} from app_user u where u.id = i.reporter_id),
       'pledgeCount', (
         select count(*) from pledge p where p.issue_id = i.id and p.status in ('held', 'spent')
       ),
       'fundedAt', ${FUNDED_AT},
       'chosenAt', ${CHOSEN_AT},
       'photos', coalesce((
         select json_agg(${PHOTO_JSON} order by p.position)
         from issue_photo p join upload up on up.id = p.upload_id where p.issue_id = i.id
       ), '[]'),
       'isAffected', exists (
         select from issue_affected a
         where a.issue_id = i.id and a.user_id = ${READER} and a.is_affected
       ),
       'isFollowing', exists (
         select from issue_follow f
         where f.issue_id = i.id and f.user_id = ${READER} and f.is_following
       ),
       'amendmentCount', (
         select count(*) from issue_amendment a
         where a.issue_id = i.id and ${visibleAmendmentSql(READER, SEES_HIDDEN)}
       ),
       'offerPrices', ${OFFER_PRICES}, 'reporterMoney', ${REPORTER_MONEY}, 'answers', i.answers, 'isHidden', i.is_hidden,
       'runsHidden', i.runs_hidden,
       'mergedInto', ${MERGED_INTO}, 'mergeRequest', ${MERGE_REQUEST},
       'selectionPending', ${PENDING_JSON}, 'work', ${WORK_JSON},
       'responsible', ${RESPONSIBLE_JSON},
       'fixedQuestion', ${fixedQuestionSql(READER)}, 'sightings', ${sightingsSql(READER)},
       'brokenAgain', ${brokenAgainSql(READER)}, 'againOf', ${AGAIN_OF}
     ) as view
     from issue i
     where i.id = $2 and (${isReadableSql(READER)} or (${SEES_HIDDEN} and i.deleted_at is null))`,
    [origin, id, seesHidden, readerId],
  );
  if (!row) throw new Refusal('issue_not_found');
  return row.view;
}

/** Refuses an issue that the reader, null for a visitor, may not read. */
export async function ensureIssue(
  database: Queryable,
  id: string,
  readerId: string | null,
): Promise<void> {
  const sql = `select 1 from issue i where i.id = $1 and ${isReadableSql('$2')}`;
  const rows = await database.query(sql, [id, readerId]);
  if (rows.length === 0) throw new Refusal('issue_not_found');
}

type Preview = Position & {
  title: string;
  description: string;
  location: string;
  createdAt: string;
  updatedAt: string;
};

/** Link preview by primary key. Null for a removed, hidden or unknown issue. */
export async function getIssuePreview(database: Queryable, id: string): Promise<Preview | null> {
  const [row] = await database.query<Preview>(
    `select i.title, left(i.description, 400) as description, i.location, i.latitude, i.longitude,
     ${timeSql('i.created_at')} as "createdAt", ${timeSql('i.updated_at')} as "updatedAt"
     from issue i where i.id = $1 and ${VISIBLE_ISSUE}`,
    [id],
  );
  return row ?? null;
}

/** The newest public issues with their last change (ISO 8601, UTC). */
export function listForSitemap(
  database: Queryable,
  limit: number,
): Promise<{ id: string; updatedAt: string }[]> {
  return database.query(
    `select i.id, ${timeSql('i.updated_at')} as "updatedAt" from issue i
     where ${LISTED_ISSUE} order by i.created_at desc, i.id desc limit $1`,
    [limit],
  );
}
