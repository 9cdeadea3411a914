import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { readDataDisk } from '#api/adapters/files/dataDisk.ts';
import type { ReplicaState } from '#api/database/replicas/readReplicas.ts';
import { parseWalPosition } from '#api/database/replicas/walPosition.ts';
import type { EventHub } from '#api/http/events/eventHub.ts';
import type { AnsweredRequest } from '#api/http/requestLog.ts';
import type { DataDisk } from '#api/platform/ports.ts';
import type { MetricsText } from './answerMetrics.ts';
import type { SiteFigures, Waiting } from './siteFigures.ts';

export type MetricsSources = {
  /** By use: `requests`, `background`. */
  pools: Record<string, DataSource>;
  replicas: () => ReplicaState[];
  events: Pick<EventHub, 'streamCount' | 'sentCount'>;
  /** Null: the database did not answer in time. */
  figures: () => Promise<SiteFigures | null>;
  /** For PUBLIC_ORIGIN; null: unknown, or plain http. */
  certificateEnd: () => Promise<Date | null>;
  /** The installation's time, for ages. */
  now: () => Date;
  dataDir: string;
};

export type Metrics = MetricsText & { observe(request: AnsweredRequest): void };

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const findPool = (database: DataSource) =>
  (database.driver as unknown as { master?: Pool }).master ?? null;

/** Set again at each scrape. */
function createGauges(registry: Registry) {
  const gauge = <Label extends string = never>(name: string, help: string, labels: Label[] = []) =>
    new Gauge({ name: `trybe_${name}`, help, labelNames: labels, registers: [registry] });
  return {
    poolConnections: gauge('pool_connections', 'Connections of a pool', ['pool', 'state']),
    poolWaiting: gauge('pool_waiting', 'Requests that wait for a connection', ['pool']),
    replicaUsed: gauge('replica_used', 'Whether a replica is read from', ['replica']),
    replicaLag: gauge('replica_lag_bytes', 'Log that a replica has not replayed', ['replica']),
    streams: gauge('event_streams', 'Open streams of events'),
    databaseUp: gauge('database_up', 'Whether a primary answered in time'),
    deliveries: gauge('deliveries_waiting', 'Notices on their way, at most 10,000', ['channel']),
    deliveriesFailing: gauge('deliveries_failing', 'Of these, tried in vain', ['channel']),
    deliveriesAge: gauge('deliveries_oldest_seconds', 'Age of the oldest of these', ['channel']),
    mails: gauge('account_mails_waiting', 'Mails about accounts on their way'),
    mailsFailing: gauge('account_mails_failing', 'Of these, tried in vain'),
    payments: gauge('payments_waiting', 'Payments that the provider has not settled', ['kind']),
    paymentsFailing: gauge('payments_failing', 'Of these, refused or unanswered', ['kind']),
    paymentsAge: gauge('payments_oldest_seconds', 'Age of the oldest of these', ['kind']),
    payoutsOverdue: gauge('payouts_overdue', 'Payouts that were promised for an earlier day'),
    differences: gauge('provider_differences', 'Open ones between the provider and the books'),
    due: gauge('due_work_waiting', 'Issues whose time has come, at most 10,000', ['work']),
    dueAge: gauge('due_work_oldest_seconds', 'How late the oldest of these is', ['work']),
    booksHold: gauge('books_hold', 'What the last daily check of the books found'),
    booksChecked: gauge('books_checked_timestamp_seconds', 'When that was'),
    archiveFails: gauge('wal_archive_failing', 'Whether PostgreSQL failed to archive its log'),
    archiveBehind: gauge('wal_archive_behind_bytes', 'Log that is not archived yet'),
    backup: gauge('backup_timestamp_seconds', 'When the last backup was finished'),
    diskFree: gauge('disk_free_bytes', 'Free on the disk of the data directory'),
    certificateEnd: gauge('certificate_expires_timestamp_seconds', 'When that of the site ends'),
    diskSize: gauge('disk_size_bytes', 'Size of the disk of the data directory'),
  };
}
type Gauges = ReturnType<typeof createGauges>;

function fillFromProcess(gauges: Gauges, { pools, events }: MetricsSources): void {
  gauges.streams.set(events.streamCount());
  for (const [name, database] of Object.entries(pools)) {
    const pool = findPool(database);
    if (pool === null) continue;
    const { totalCount, idleCount, waitingCount } = pool;
    gauges.poolConnections.set({ pool: name, state: 'used' }, totalCount - idleCount);
    gauges.poolConnections.set({ pool: name, state: 'idle' }, idleCount);
    gauges.poolWaiting.set({ pool: name }, waitingCount);
  }
}

function fillReplicas(gauges: Gauges, replicas: ReplicaState[], primary: bigint | null): void {
  for (const [at, { isUsed, position }] of replicas.entries()) {
    const replica = String(at + 1);
    gauges.replicaUsed.set({ replica }, Number(isUsed));
    if (primary === null || position === null) continue;
    // The replica may have been queried after the primary.
    const lag = primary > position ? primary - position : 0n;
    gauges.replicaLag.set({ replica }, Number(lag));
  }
}

function fillFromSite(gauges: Gauges, figures: SiteFigures, now: Date): void {
  const ageInSeconds = (since: Date | null) =>
    since === null ? 0 : Math.max(0, now.getTime() - since.getTime()) / 1_000;
  const { deliveries, accountMails, payments, dueWork, books } = figures;
  for (const [channel, { count, failing, since }] of Object.entries<Waiting>(deliveries)) {
    gauges.deliveries.set({ channel }, count);
    gauges.deliveriesFailing.set({ channel }, failing);
    gauges.deliveriesAge.set({ channel }, ageInSeconds(since));
  }
  gauges.mails.set(accountMails.count);
  gauges.mailsFailing.set(accountMails.failing);
  for (const [kind, { count, failing, since }] of Object.entries<Waiting>(payments)) {
    gauges.payments.set({ kind }, count);
    gauges.paymentsFailing.set({ kind }, failing);
    gauges.paymentsAge.set({ kind }, ageInSeconds(since));
  }
  gauges.payoutsOverdue.set(figures.payoutsOverdue);
  gauges.differences.set(figures.providerDifferences);
  for (const [work, { count, since }] of Object.entries(dueWork)) {
    gauges.due.set({ work }, count);
    gauges.dueAge.set({ work }, ageInSeconds(since));
  }
  if (books !== null) {
    gauges.booksHold.set(Number(books.hold));
    gauges.booksChecked.set(books.checkedAt.getTime() / 1_000);
  }
  if (figures.archiveFails !== null) gauges.archiveFails.set(Number(figures.archiveFails));
  if (figures.archiveBehind !== null) gauges.archiveBehind.set(figures.archiveBehind);
}

function fillFromDisk(gauges: Gauges, { disk, backupAt }: DataDisk): void {
  if (disk !== null) {
    gauges.diskFree.set(disk.freeBytes);
    gauges.diskSize.set(disk.sizeBytes);
  }
  if (backupAt !== null) gauges.backup.set(backupAt.getTime() / 1_000);
}

/**
 * Metrics of this process and the installation. Labels have few values, none of them a path or a
 * person. Unknown values are left out instead of being zero.
 */
export function createMetrics(sources: MetricsSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauges = createGauges(registry);
  const registers = [registry];
  const requests = new Counter({
    name: 'trybe_requests_total',
    help: 'Requests answered, by operation of the contract and status',
    labelNames: ['operation', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'trybe_request_duration_seconds',
    help: 'Time until an answer was ready, by operation of the contract',
    labelNames: ['operation'],
    buckets: SECONDS,
    registers,
  });
  const sent = new Counter({
    name: 'trybe_events_sent_total',
    help: 'Events written to streams',
    registers,
  });
  return {
    contentType: registry.contentType,
    observe({ operation, status, seconds }) {
      requests.inc({ operation, status: String(status) });
      durations.observe({ operation }, seconds);
    },
    async render() {
      const [figures, disk, certificateEnd] = await Promise.all([
        sources.figures(),
        readDataDisk(sources.dataDir),
        sources.certificateEnd(),
      ]);
      for (const gauge of Object.values(gauges)) {
        gauge.reset();
        // A gauge without labels starts at zero, which would look like a value.
        gauge.remove({});
      }
      sent.reset();
      sent.inc(sources.events.sentCount());
      if (certificateEnd !== null) gauges.certificateEnd.set(certificateEnd.getTime() / 1_000);
      gauges.databaseUp.set(Number(figures !== null));
      fillFromProcess(gauges, sources);
      fillReplicas(gauges, sources.replicas(), figures && parseWalPosition(figures.position));
      if (figures !== null) fillFromSite(gauges, figures, sources.now());
      fillFromDisk(gauges, disk);
      return registry.metrics();
    },
  };
}
