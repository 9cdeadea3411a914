import { ISSUES_COUNT_CAP } from '#schema/limits.ts';

/** A page's items as JSON text, and how many there are in all, counted up to one beyond the cap. */
export type PageRow = { total: string; items: string };

/** A page of a list as JSON text in the contract's shape; without a row the empty one. */
export function pageJson(
  row: PageRow | undefined,
  { page, pageSize }: { page: number; pageSize: number },
): string {
  const counted = Number(row?.total ?? 0);
  const isTotalCapped = counted > ISSUES_COUNT_CAP;
  const total = Math.min(counted, ISSUES_COUNT_CAP);
  const about = { page, pageSize, total, isTotalCapped, pageCount: Math.ceil(total / pageSize) };
  return `{"items":${row?.items ?? '[]'},${JSON.stringify(about).slice(1)}`;
}
