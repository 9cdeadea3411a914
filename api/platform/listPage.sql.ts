import type { Queryable } from './queryable.sql.ts';
import { ISSUES_COUNT_CAP } from '#schema/limits.ts';

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
