import type { Clock, Mailer, Tracer } from '#api/platform/ports.ts';
import { deliverNotices, type DeliveryDependencies } from './deliverNotices.ts';
import { createRounds, type Work } from './createRounds.ts';
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

export type RunningDeliveries = {
  /** Starts a round now instead of waiting for the next one. */
  wake(): void;
  /** Unfinished deliveries are left to other processes or the next start. */
  stop(): Promise<void>;
};

type Dependencies = DeliveryDependencies &
  AccountMailDependencies &
  WebhookDependencies &
  ForwardingDependencies &
  ReadingDependencies & { mailer: Pick<Mailer, 'kind' | 'send'> | null };

/** Several processes may run it. */
export function startDeliveries(
  options: Dependencies & { everyMs: number; tracer?: Tracer | null },
): RunningDeliveries {
  const { everyMs, tracer, ...dependencies } = options;
  const { warn } = dependencies;
  const stopping = new AbortController();
  const { signal } = stopping;
  // Separately: a program, push service or body that answers slowly delays nobody's mail.
  const all = createWorks(dependencies, signal).map((work) =>
    createRounds(work, { signal, tracer, fail: (name) => warn(`Deliveries failed: ${name}`) }),
  );
  const wake = () => {
    for (const rounds of all) rounds.wake();
  };
  const timer = setInterval(wake, everyMs);
  timer.unref?.();
  wake();
  return {
    wake,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      for (const rounds of all) await rounds.ended();
    },
  };
}

/** Deliveries to people, to webhook receivers and to bodies, and reading the bodies' endpoints. */
function createWorks(dependencies: Dependencies, signal: AbortSignal): Work[] {
  const { database, mailer, clock } = dependencies;
  const isOurs = () => takesMail(database, mailer, clock.now());
  return [
    async () => {
      const areMailsOurs = await isOurs();
      // Someone is waiting for these at the screen.
      const accounts = areMailsOurs && (await sendAccountMails(dependencies, signal));
      const files = await makeDataExports(dependencies);
      const notices = areMailsOurs && (await deliverNotices(dependencies, signal, 'email'));
      return accounts || files || notices;
    },
    async () => (await isOurs()) && deliverNotices(dependencies, signal, 'push'),
    () => deliverWebhooks(dependencies, signal),
    async () => {
      if (!(await isOurs())) return false;
      const told = await sendForwardings(dependencies, signal);
      return (await readForwardings(dependencies, signal)) || told;
    },
  ];
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
