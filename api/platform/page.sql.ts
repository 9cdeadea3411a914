import { ISSUES_COUNT_CAP } from '#schema/limits.ts';

/** `total` is counted up to one beyond the cap. */
export type PageRow = { total: string; items: string };

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
