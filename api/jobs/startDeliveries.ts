import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock, Mailer, Tracer } from '#api/platform/ports.ts';
import { deliverNotices, type DeliveryDependencies } from './deliverNotices.ts';
import { followJob } from './followJob.ts';
import { takesMail } from './mailTurn.ts';
import { readForwardings, type ReadingDependencies } from './readForwardings.ts';
import { sendAccountMails, type AccountMailDependencies } from './sendAccountMails.ts';
import { sendForwardings, type ForwardingDependencies } from './sendForwardings.ts';
import type { DataSource } from 'typeorm';
import {
  deliverWebhooks,
  type WebhookDependencies,
} from '#api/partners/webhooks/deliverWebhooks.ts';
import { makeDataExport } from '#api/people/dataExports.ts';
import { transact } from '#api/database/transaction.ts';

/** Batches a steady stream of news: a query for each would cost the database more than the news. */
const PAUSE_MS = 200;

export type RunningDeliveries = {
  /** Looks at once instead of at the next round. */
  wake(): void;
  /** Unfinished deliveries are left to other processes or the next start. */
  stop(): Promise<void>;
};

/** Several processes may run it. */
export function startDeliveries(
  options: DeliveryDependencies &
    AccountMailDependencies &
    WebhookDependencies &
    ForwardingDependencies &
    ReadingDependencies & {
      mailer: Pick<Mailer, 'kind' | 'send'> | null;
      everyMs: number;
      tracer?: Tracer | null;
    },
): RunningDeliveries {
  const { everyMs, tracer, ...dependencies } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let isWanted = false;
  let running: Promise<void> | null = null;

  async function work(): Promise<void> {
    while (isWanted && !signal.aborted) {
      isWanted = false;
      let hasMore = false;
      await followJob(tracer, 'deliveries', {
        async work() {
          const { database, mailer, clock } = dependencies;
          const isOurs = await takesMail(database, mailer, clock.now());
          // Someone is waiting for these at the screen.
          if (isOurs && (await sendAccountMails(dependencies, signal))) hasMore = true;
          if (await makeDataExports(dependencies)) hasMore = true;
          if (isOurs && (await deliverNotices(dependencies, signal))) hasMore = true;
          if (await deliverWebhooks(dependencies, signal)) hasMore = true;
          if (isOurs && (await sendForwardings(dependencies, signal))) hasMore = true;
          if (isOurs && (await readForwardings(dependencies, signal))) hasMore = true;
        },
        fail(error) {
          // The database is down: retried in the next round.
          if (!signal.aborted) dependencies.warn(`Deliveries failed: ${(error as Error).name}`);
        },
      });
      if (hasMore) isWanted = true;
      else if (isWanted) await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
    running = null;
  }

  const wake = () => {
    isWanted = true;
    if (!signal.aborted) running ??= work();
  };
  const timer = setInterval(wake, everyMs);
  timer.unref?.();
  wake();
  return {
    wake,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}

function makeDataExports({
  database,
  siteClock: clock,
}: {
  database: DataSource;
  siteClock: Clock;
}): Promise<boolean> {
  return transact(database, { actor: null, clock, isAuditExempt: true }, makeDataExport);
}
