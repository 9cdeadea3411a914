import { HOUR_MS, MINUTE_MS } from '#schema/durations.ts';
import type { SiteFigures } from './siteFigures.ts';

/**
 * How long something may wait before it counts as late; the same limits as in
 * `api/ops/monitoring/alerts.yml`.
 */
const NOTICES_LATE_MS = 6 * HOUR_MS;
const PAYMENTS_LATE_MS = HOUR_MS;
const DUE_WORK_LATE_MS = 15 * MINUTE_MS;

export type Part = 'app' | 'notices' | 'payments' | 'deadlines' | 'books';
export type PartStatus = {
  part: Part;
  /** `unknown`: cannot be determined now, or was never checked. */
  state: 'works' | 'late' | 'fails' | 'unknown';
  /** Since when it has been late, or when it was checked. */
  at: Date | null;
};

const oldest = (times: (Date | null)[]): Date | null =>
  times.reduce(
    (first, time) => (time !== null && (first === null || time < first) ? time : first),
    null,
  );

/**
 * What everybody may know about the state of an installation. `figures` null: the database is unavailable.
 */
export function siteStatus(figures: SiteFigures | null, now: Date): PartStatus[] {
  if (figures === null) {
    const others = ['notices', 'payments', 'deadlines', 'books'] as const;
    return [
      { part: 'app', state: 'fails', at: null },
      ...others.map((part): PartStatus => ({ part, state: 'unknown', at: null })),
    ];
  }
  const lateAfter = (part: Part, since: Date | null, lateMs: number): PartStatus => {
    const isLate = since !== null && now.getTime() - since.getTime() > lateMs;
    return { part, state: isLate ? 'late' : 'works', at: isLate ? since : null };
  };
  const { deliveries, payments, dueWork, books, accountMails, payoutsOverdue } = figures;
  const failing = Object.values(payments).filter(({ failing: count }) => count > 0);
  const paid = lateAfter('payments', oldest(failing.map(({ since }) => since)), PAYMENTS_LATE_MS);
  const told = lateAfter(
    'notices',
    oldest([deliveries.push.since, deliveries.email.since]),
    NOTICES_LATE_MS,
  );
  const due = oldest(Object.values(dueWork).map(({ since }) => since));
  return [
    { part: 'app', state: 'works', at: null },
    accountMails.failing > 0 && told.state === 'works' ? { ...told, state: 'late' } : told,
    payoutsOverdue > 0 && paid.state === 'works' ? { ...paid, state: 'late' } : paid,
    lateAfter('deadlines', due, DUE_WORK_LATE_MS),
    {
      part: 'books',
      state: books === null ? 'unknown' : books.hold ? 'works' : 'fails',
      at: books?.checkedAt ?? null,
    },
  ];
}
