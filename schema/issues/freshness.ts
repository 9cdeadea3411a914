import { DAY_MS } from '#schema/durations.ts';

/** How recently somebody reported or confirmed an issue. */
export type Freshness = 'fresh' | 'aging' | 'stale';

/** Fresh for this long, then aging. */
export const FRESH_DAYS = 30;
/** From then on stale: it may no longer be there. */
export const STALE_DAYS = 180;

export type Confirmable = {
  status: string;
  createdAt?: string | undefined;
  /** Absent in data stored by earlier releases. */
  confirmedAt?: string | undefined;
};

/** A completed issue, and one of which nothing is known, count as fresh. */
export function freshness(
  { status, createdAt, confirmedAt = createdAt }: Confirmable,
  now: number,
): Freshness {
  if (status === 'completed' || confirmedAt === undefined) return 'fresh';
  const days = (now - Date.parse(confirmedAt)) / DAY_MS;
  if (days > STALE_DAYS) return 'stale';
  return days > FRESH_DAYS ? 'aging' : 'fresh';
}
