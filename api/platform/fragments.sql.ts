import type { EntityManager } from 'typeorm';
import { ISSUES_COUNT_CAP } from '#schema/limits.ts';

export type Queryable = {
  manager: EntityManager;
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
};

/** SQL: ISO 8601 in UTC with milliseconds, as in the API. */
export function timeSql(expression: string): string {
  return `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/**
 * SQL: the profile of the app_user row `person`, or null. Not for stored replies of writes: people
 * may withdraw it later.
 */
export function profileSql(person: string): string {
  return `case when coalesce(${person}.full_name, ${person}.avatar_id::text) is not null then
    json_build_object('fullName', ${person}.full_name,
      'avatarUrl', '/api/images/' || ${person}.avatar_id) end`;
}

/** SQL: smallest units as decimal text, with the decimals of the books' currency. */
export function moneySql(cents: string): string {
  return `((${cents}) * (select unit from book_currency))::text`;
}

/**
 * SQL: the URL of an upload; `origin` is the parameter with the origin of links. A replaced picture gets
 * a new URL, or clients would keep the cached one.
 */
export const uploadUrlSql = (upload: string, origin: string): string =>
  `${origin}::text || '/api/images/' || ${upload}.id
    || case when ${upload}.redacted_at is null then '' else '?r=1' end`;

/** SQL: the URL of an issue's first photo; null without one. */
export const coverUrlSql = (issueId: string, origin: string): string => `(
    select ${uploadUrlSql('u', origin)} from issue_photo p join upload u on u.id = p.upload_id
    where p.issue_id = ${issueId} order by p.position limit 1
  )`;

/**
 * SQL with the alias `i`: publicly visible issues. Lists and maps leave some out: `is_listed` is
 * false also for merged duplicates.
 */
export const VISIBLE_ISSUE = '(i.deleted_at is null and not i.is_hidden)';

/** SQL: `reader` reported the issue `i`, ever pledged to it or offered to solve it. */
export const hasStakeSql = (reader: string): string => `(i.reporter_id = ${reader}::uuid
  or exists (select from pledge s where s.issue_id = i.id and s.user_id = ${reader}::uuid)
  or exists (select from proposal s where s.issue_id = i.id and s.solver_id = ${reader}::uuid))`;

/** SQL: issues whose case continues, even if hidden from the public; needs the alias `i`. */
export const RUNNING_ISSUE = '(i.deleted_at is null and (not i.is_hidden or i.runs_hidden))';

/** SQL: whether `reader` is concerned with the case of issue `i`: has a stake, judges it, or is staff. */
export const isConcernedSql = (reader: string): string => `(${hasStakeSql(reader)}
  or exists (select from jury_seat s join proof f on f.id = s.proof_id
    where f.issue_id = i.id and s.user_id = ${reader}::uuid and s.status in ('offered', 'accepted'))
  or exists (select from premium_order o
    where o.issue_id = i.id and o.validator_id = ${reader}::uuid)
  or exists (select from app_user u where u.id = ${reader}::uuid and u.account_role <> 'user'))`;

/** SQL: whether `reader`, null for a visitor, may read issue `i`. */
export const isReadableSql = (reader: string): string =>
  `(${VISIBLE_ISSUE} or i.runs_hidden and i.deleted_at is null and ${isConcernedSql(reader)})`;

/** `total` is counted up to one beyond the cap. */
export type PageRow = { total: string; items: string };

/** `isCapped`: there may be more, however few were counted. */
type Counted = { cap?: number; isCapped?: boolean };

export function pageJson(
  row: PageRow | undefined,
  { page, pageSize }: { page: number; pageSize: number },
  { cap = ISSUES_COUNT_CAP, isCapped = false }: Counted = {},
): string {
  const counted = Number(row?.total ?? 0);
  const isTotalCapped = isCapped || counted > cap;
  const total = Math.min(counted, cap);
  const about = { page, pageSize, total, isTotalCapped, pageCount: Math.ceil(total / pageSize) };
  return `{"items":${row?.items ?? '[]'},${JSON.stringify(about).slice(1)}`;
}

export type Listing = { from: string; where: string; order: string; json: string; joins?: string };

type Page = { page: number; pageSize: number };

/** One statement: finds the page's rows first, and joins only those. */
export async function listPage(
  database: Queryable,
  { from, where, order, json, joins = '' }: Listing,
  parameters: unknown[],
  page: Page,
): Promise<string> {
  const [limit, offset] = [parameters.length + 1, parameters.length + 2];
  const [row] = await database.query<PageRow>(
    `select
       (select count(*) from (
         select from ${from} where ${where} limit ${ISSUES_COUNT_CAP + 1}
       ) counted) as total,
       coalesce((
         select json_agg(${json} order by ${order}) from (
           select m.* from ${from} where ${where} order by ${order} limit $${limit} offset $${offset}
         ) m ${joins}
       ), '[]')::text as items`,
    [...parameters, page.pageSize, (page.page - 1) * page.pageSize],
  );
  return pageJson(row, page);
}
