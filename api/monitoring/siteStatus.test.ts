import { expect, it } from 'vitest';
import type { SiteFigures } from './siteFigures.ts';
import { siteStatus } from './siteStatus.ts';

const NOW = new Date('2026-05-01T10:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const none = { count: 0, failing: 0, since: null };
const QUIET: SiteFigures = {
  deliveries: { push: none, email: none },
  accountMails: { count: 0, failing: 0 },
  payments: { charge: none, refund: none, payout: none },
  payoutsOverdue: 0,
  providerDifferences: 0,
  dueWork: { release: { count: 0, since: null } },
  books: { hold: true, checkedAt: minutesAgo(60) },
  archiveFails: null,
  archiveBehind: null,
  position: '0/2000',
};

const statesOf = (figures: SiteFigures | null) =>
  Object.fromEntries(siteStatus(figures, NOW).map(({ part, state }) => [part, state]));
const ALL_WORKS = {
  app: 'works',
  notices: 'works',
  payments: 'works',
  deadlines: 'works',
  books: 'works',
};

it('says that all works where nothing waits for long', () => {
  expect(statesOf(QUIET)).toEqual(ALL_WORKS);
  const waits = (minutes: number) => ({ count: 1, failing: 1, since: minutesAgo(minutes) });
  const busy = {
    ...QUIET,
    deliveries: { push: waits(350), email: none },
    payments: { ...QUIET.payments, payout: waits(59) },
    dueWork: { release: { count: 1, since: minutesAgo(14) } },
  };
  expect(statesOf(busy)).toEqual(ALL_WORKS);
});

it('says what is late, and since when', () => {
  const waits = (minutes: number) => ({ count: 1, failing: 1, since: minutesAgo(minutes) });
  const late = {
    ...QUIET,
    deliveries: { push: waits(10), email: waits(370) },
    payments: { ...QUIET.payments, refund: waits(61) },
    dueWork: { release: { count: 1, since: minutesAgo(16) }, draw: { count: 0, since: null } },
  };
  expect(siteStatus(late, NOW)).toEqual([
    { part: 'app', state: 'works', at: null },
    { part: 'notices', state: 'late', at: minutesAgo(370) },
    { part: 'payments', state: 'late', at: minutesAgo(61) },
    { part: 'deadlines', state: 'late', at: minutesAgo(16) },
    { part: 'books', state: 'works', at: minutesAgo(60) },
  ]);
  // A payment that is only waiting for the person is not our delay.
  const charge = { count: 1, failing: 0, since: minutesAgo(600) };
  expect(statesOf({ ...QUIET, payments: { ...QUIET.payments, charge } })).toEqual(ALL_WORKS);
});

it('does not hide mails that fail, payouts that are overdue, nor books that do not hold', () => {
  const { books, ...others } = QUIET;
  expect(statesOf({ ...others, books, accountMails: { count: 1, failing: 1 } }).notices).toBe(
    'late',
  );
  expect(statesOf({ ...others, books, payoutsOverdue: 1 }).payments).toBe('late');
  expect(statesOf({ ...others, books: { hold: false, checkedAt: NOW } }).books).toBe('fails');
  expect(statesOf({ ...others, books: null }).books).toBe('unknown');
});

it('knows of nothing else while the database is away', () => {
  expect(statesOf(null)).toEqual({
    app: 'fails',
    notices: 'unknown',
    payments: 'unknown',
    deadlines: 'unknown',
    books: 'unknown',
  });
});
