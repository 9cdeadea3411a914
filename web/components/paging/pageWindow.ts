import { PAGINATION_BUTTONS } from '#schema/limits.ts';

export type PageWindowItem = number | 'gap-before' | 'gap-after';

/**
 * Page buttons: all up to five, else first, last, current and its neighbours, with gaps between. A
 * page outside 1..pageCount counts as the nearest.
 */
export function pageWindow(page: number, pageCount: number): PageWindowItem[] {
  const count = Math.max(1, Math.floor(pageCount));
  const current = Math.min(Math.max(1, Math.floor(page)), count);
  if (count <= PAGINATION_BUTTONS) return Array.from({ length: count }, (_, index) => index + 1);
  const neighbours = [current - 1, current, current + 1].filter((n) => n > 1 && n < count);
  const first = neighbours[0] ?? count;
  const last = neighbours.at(-1) ?? 1;
  return [
    1,
    ...(first > 2 ? (['gap-before'] as const) : []),
    ...neighbours,
    ...(last < count - 1 ? (['gap-after'] as const) : []),
    count,
  ];
}
