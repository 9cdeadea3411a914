import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createMetrics } from '#api/monitoring/createMetrics.ts';
import { projectRoot } from '#tests/architecture/sourceFiles.ts';
import { testFolder } from '#tests/support/temporaryFolder.ts';
import { PROGRAMS } from './installed.mjs';

const rules = path.join(projectRoot, 'api/ops/monitoring/alerts.yml');
const text = readFileSync(rules, 'utf8');

/** Series and their values, one a minute, in the notation of promtool. */
type Series = Record<string, string>;
type Case = { at: string; fires: Series[]; quiet: Series[] };

const GIGABYTE = 2 ** 30;
const value = (series: string, bad: string, good: string, at = '2m'): Case => ({
  at,
  fires: [{ [series]: `${bad}x5000` }],
  quiet: [{ [series]: `${good}x5000` }],
});
const two = (name: string, [a, b]: [string, string]): Series => ({
  [`${name}{job="trybe", instance="a"}`]: `${a}x60`,
  [`${name}{job="trybe", instance="b"}`]: `${b}x60`,
});
const requests = (failed: number): Series => ({
  'trybe_requests_total{status="503"}': `0+${failed}x60`,
  'trybe_requests_total{status="200"}': `0+${100 - failed}x60`,
});
const disk = (free: number): Series => ({
  trybe_disk_free_bytes: `${free * GIGABYTE}x60`,
  trybe_disk_size_bytes: `${100 * GIGABYTE}x60`,
});

/** Of each rule what makes it fire, and the nearest that does not. Time begins at zero. */
const CASES: Record<string, Case> = {
  BooksDoNotHold: value('trybe_books_hold', '0', '1'),
  BooksNotChecked: value('trybe_books_checked_timestamp_seconds', '0', '0+60', '49h'),
  BooksNeverChecked: {
    at: '27h',
    fires: [{ up: '1x5000' }],
    quiet: [{ trybe_books_checked_timestamp_seconds: '0x5000' }],
  },
  ProviderDiffers: value('trybe_provider_differences', '1', '0'),
  PaymentsFailing: value('trybe_payments_failing{kind="payout"}', '1', '0', '61m'),
  PayoutsOverdue: value('trybe_payouts_overdue', '1', '0', '61m'),
  DueWorkLate: value('trybe_due_work_oldest_seconds{work="release"}', '901', '899', '11m'),
  NoPrimary: {
    at: '2m',
    fires: [two('trybe_database_up', ['0', '0'])],
    quiet: [two('trybe_database_up', ['0', '1'])],
  },
  NoProcess: { at: '2m', fires: [two('up', ['0', '0'])], quiet: [two('up', ['0', '1'])] },
  ProcessDown: { at: '6m', fires: [two('up', ['0', '1'])], quiet: [two('up', ['1', '1'])] },
  ErrorsAtRequests: { at: '12m', fires: [requests(3)], quiet: [requests(1)] },
  DeliveriesOld: value('trybe_deliveries_oldest_seconds{channel="email"}', '21601', '21599', '11m'),
  AccountMailsFailing: value('trybe_account_mails_failing', '1', '0', '16m'),
  PoolExhausted: value('trybe_pool_waiting{pool="requests"}', '1', '0', '6m'),
  EventLoopHeld: value('nodejs_eventloop_lag_p99_seconds', '0.6', '0.4', '6m'),
  ReplicaLeftOut: value('trybe_replica_used{replica="1"}', '0', '1', '11m'),
  ReplicaBehind: value('trybe_replica_lag_bytes{replica="1"}', '67108865', '67108864', '6m'),
  BackupOld: {
    at: '37h',
    fires: [{ trybe_backup_timestamp_seconds: '0x5000' }, { up: '1x5000' }],
    quiet: [{ trybe_backup_timestamp_seconds: '0+60x5000' }],
  },
  ArchiveFailing: value('trybe_wal_archive_failing', '1', '0', '11m'),
  ArchiveBehind: value('trybe_wal_archive_behind_bytes', '67108865', '67108864', '16m'),
  DiskFull: { at: '6m', fires: [disk(9)], quiet: [disk(11)] },
  // 13 and 15 days after the beginning of time.
  CertificateEnds: value(
    'trybe_certificate_expires_timestamp_seconds',
    '1123200',
    '1300000',
    '61m',
  ),
};

test('each alert has a case', () => {
  const names = [...text.matchAll(/- alert: (\w+)/gu)].map(([, name = '']) => name);
  expect(Object.keys(CASES).toSorted()).toEqual(names.toSorted());
});

test('each alert asks for figures that exist', async () => {
  const metrics = createMetrics({
    pools: {},
    replicas: () => [],
    events: { streamCount: () => 0, sentCount: () => 0 },
    figures: () => Promise.resolve(null),
    certificateEnd: () => Promise.resolve(null),
    now: () => new Date(),
    dataDir: '/nowhere',
  });
  const rendered = await metrics.render();
  const asked = text.match(/\b(?:trybe|nodejs|process)_[a-z0-9_]+/gu) ?? [];
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !rendered.includes(`# TYPE ${name} `))).toEqual([]);
});

/** A file of promtool: JSON is YAML. */
const casesFor = (name: string, { at, fires, quiet }: Case) => ({
  rule_files: [rules],
  // A day of minutes takes promtool ten seconds.
  evaluation_interval: at.endsWith('h') ? '10m' : '1m',
  tests: [...fires, ...quiet].map((series, index) => ({
    interval: '1m',
    input_series: Object.entries(series).map(([key, values]) => ({ series: key, values })),
    promql_expr_test: [
      {
        expr: `count(ALERTS{alertname="${name}", alertstate="firing"})`,
        eval_time: at,
        exp_samples: index < fires.length ? [{ labels: '{}', value: 1 }] : [],
      },
    ],
  })),
});

const promtool = PROGRAMS.find(({ name }) => name === 'promtool');
if (promtool?.isInstalled) {
  test.each(Object.entries(CASES))('%s fires, and not before', (name, entry) => {
    const file = path.join(testFolder(), 'cases.json');
    writeFileSync(file, JSON.stringify(casesFor(name, entry)));
    const output = execFileSync(promtool.path, ['test', 'rules', file], { encoding: 'utf8' });
    expect(output).toContain('SUCCESS');
  });
}
