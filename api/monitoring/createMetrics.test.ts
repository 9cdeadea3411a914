import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { samplesOf, valueOf } from '#tests/support/servers/scrape.ts';
import { createMetrics, type MetricsSources } from './createMetrics.ts';
import type { SiteFigures } from './siteFigures.ts';

const NOW = new Date('2026-05-01T10:00:00.000Z');
const since = new Date(NOW.getTime() - 90_000);
const none = { count: 0, failing: 0, since: null };

const FIGURES: SiteFigures = {
  deliveries: { push: none, email: { count: 3, failing: 1, since } },
  accountMails: { count: 0, failing: 0 },
  payments: { charge: none, refund: none, payout: none },
  payoutsOverdue: 2,
  providerDifferences: 1,
  dueWork: { release: { count: 1, since } },
  books: null,
  archiveFails: null,
  archiveBehind: null,
  position: '0/2000',
};

const database = {} as MetricsSources['pools'][string];

function metricsWith(figures: SiteFigures | null) {
  return createMetrics({
    pools: {},
    replicas: () => [
      { database, isUsed: true, position: 0x1000n },
      { database, isUsed: false, position: null },
    ],
    events: { streamCount: () => 0, sentCount: () => 0 },
    figures: async () => figures,
    certificateEnd: async () => null,
    now: () => NOW,
    dataDir: '/nowhere',
  });
}

it('reports how old what waits is, and how far a replica lags', async () => {
  const metrics = metricsWith(FIGURES);
  metrics.observe({ operation: 'getIssue', status: 503, seconds: 0.02 });
  const samples = samplesOf(await metrics.render());
  const figure = (name: string, labels?: Record<string, string>) => valueOf(samples, name, labels);
  expect(figure('trybe_deliveries_waiting', { channel: 'email' })).toBe(3);
  expect(figure('trybe_deliveries_oldest_seconds', { channel: 'email' })).toBe(90);
  expect(figure('trybe_due_work_oldest_seconds', { work: 'release' })).toBe(90);
  expect(figure('trybe_payouts_overdue')).toBe(2);
  expect(figure('trybe_replica_lag_bytes', { replica: '1' })).toBe(0x1000);
  expect(figure('trybe_replica_lag_bytes', { replica: '2' })).toBeUndefined();
  expect(figure('trybe_replica_used', { replica: '2' })).toBe(0);
  expect(figure('trybe_requests_total', { operation: 'getIssue', status: '503' })).toBe(1);
});

it('leaves out what is not known, so that no zero raises an alarm', async () => {
  const samples = samplesOf(await metricsWith(null).render());
  expect(valueOf(samples, 'trybe_database_up')).toBe(0);
  const unknown = ['books_hold', 'payouts_overdue', 'wal_archive_failing', 'disk_free_bytes'];
  for (const name of unknown) expect(valueOf(samples, `trybe_${name}`)).toBeUndefined();
});

it.each(['alerts.yml', 'dashboard.json'])('%s names nothing but what is exported', async (name) => {
  const file = readFileSync(new URL(`../ops/monitoring/${name}`, import.meta.url), 'utf8');
  const named = new Set(file.match(/\b(?:trybe|nodejs|process)_\w+/gu));
  expect(named.size).toBeGreaterThan(10);
  const text = await metricsWith(FIGURES).render();
  const exported = new Set([...text.matchAll(/^# TYPE (\w+)/gmu)].map(([, metric]) => metric));
  const missing = [...named].filter((metric) => !exported.has(metric.replace(/_bucket$/u, '')));
  expect(missing).toEqual([]);
});
