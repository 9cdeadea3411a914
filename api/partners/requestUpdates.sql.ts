import {
  timeSql,
  uploadUrlSql,
  VISIBLE_ISSUE,
  type Queryable,
} from '#api/platform/fragments.sql.ts';
import { REQUEST_UPDATES_PAGE_SIZE, type RequestUpdatesQuery } from '#schema/partners/open311.ts';
import type { ListedUpdate } from './requestUpdates.rules.ts';

/** SQL: whether the time `at` and issue `id` match the query. */
function isAsked(query: RequestUpdatesQuery, values: unknown[], [at, id]: [string, string]) {
  const clauses = ['true'];
  const add = (clause: string, value: unknown) => {
    values.push(value);
    clauses.push(clause.replace('?', `$${values.length}`));
  };
  if (query.start_date) add(`${at} >= ?::timestamptz`, query.start_date);
  if (query.end_date) add(`${at} <= ?::timestamptz`, query.end_date);
  if (query.service_request_id) add(`${id} = any(?::uuid[])`, query.service_request_id);
  return clauses.join(' and ');
}

/** SQL: the bodies' answers, and changes of an issue's state on the record; each under its own condition. */
export const updatesSql = (answered: string, recorded: string): string =>
  `select a.id::text as id, a.issue_id, a.state as kind, a.text, f.body_name, a.fix_by,
     a.answered_at as at, a.photo_id
   from official_answer a join forwarding f on f.id = a.forwarding_id
     join issue i on i.id = a.issue_id and ${VISIBLE_ISSUE}
   where ${answered}
   union all
   select concat(e.issue_id, '-', e.sequence), e.issue_id, e.action, '', null, null, e.created_at, null
   from audit_entry e join issue i on i.id = e.issue_id and ${VISIBLE_ISSUE}
   where e.action in ('proposal_selected', 'funds_released', 'issue_fixed') and ${recorded}`;

/** One page, oldest first: the bodies' answers, and changes of an issue's state on the record. */
export function listRequestUpdates(
  database: Queryable,
  query: RequestUpdatesQuery,
  origin: string,
): Promise<ListedUpdate[]> {
  const values: unknown[] = [origin];
  const answered = isAsked(query, values, ['a.answered_at', 'a.issue_id']);
  const recorded = isAsked(query, values, ['e.created_at', 'e.issue_id']);
  return database.query<ListedUpdate>(
    `select u.id, u.issue_id as "issueId", u.kind, u.text, u.body_name as "bodyName",
       to_char(u.fix_by, 'YYYY-MM-DD') as "fixBy", ${timeSql('u.at')} as at,
       (select ${uploadUrlSql('p', '$1')} from upload p where p.id = u.photo_id) as "imageUrl"
     from (${updatesSql(answered, recorded)}) u
     order by u.at, u.id
     limit ${REQUEST_UPDATES_PAGE_SIZE} offset ${(query.page - 1) * REQUEST_UPDATES_PAGE_SIZE}`,
    values,
  );
}
