import type { Queryable } from '#api/platform/fragments.sql.ts';
import { ISSUE_JSON, LISTED_ISSUE } from '#api/issues/issueColumns.sql.ts';
import { RESPONSIBLE_JSON } from '#api/issues/responsible.sql.ts';
import type { ListedRequest } from './serviceRequest.rules.ts';
import type { Open311Query } from '#schema/partners/open311.ts';

const IS_CLOSED = "i.status = 'completed'";

function queryConditions(query: Open311Query, values: unknown[]): string {
  const clauses = [LISTED_ISSUE];
  const add = (clause: string, value: unknown, type: string) => {
    values.push(value);
    clauses.push(clause.replace('?', `$${values.length}::${type}`));
  };
  const { service_request_id: ids, service_code: codes, status } = query;
  if (ids) {
    add('i.id = any(?)', ids, 'uuid[]');
    return clauses.join(' and ');
  }
  if (codes) add('i.category = any(?)', codes, 'text[]');
  if (query.start_date) add('i.created_at >= ?', query.start_date, 'timestamptz');
  if (query.end_date) add('i.created_at <= ?', query.end_date, 'timestamptz');
  if (query.updated_after) add('i.updated_at >= ?', query.updated_after, 'timestamptz');
  if (query.updated_before) add('i.updated_at <= ?', query.updated_before, 'timestamptz');
  if (status && new Set(status).size === 1)
    clauses.push(status[0] === 'closed' ? IS_CLOSED : `not ${IS_CLOSED}`);
  return clauses.join(' and ');
}

/** One page, newest first; `origin` prefixes the links of pictures. */
export async function listServiceRequests(
  database: Queryable,
  query: Open311Query,
  origin: string,
): Promise<ListedRequest[]> {
  const values: unknown[] = [origin];
  const where = queryConditions(query, values);
  return database.query<ListedRequest>(
    `select ${ISSUE_JSON} as issue, ${RESPONSIBLE_JSON} as responsible
     from (
       select i.id from issue i where ${where} order by i.created_at desc, i.id desc
       limit ${query.page_size} offset ${(query.page - 1) * query.page_size}
     ) page join issue i using (id)
     order by i.created_at desc, i.id desc`,
    values,
  );
}
