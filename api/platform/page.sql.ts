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
