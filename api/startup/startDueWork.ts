import type { DataSource } from 'typeorm';
import type { Config } from '#api/config/config.ts';
import { EVENT_CHANNEL, type EventFeed } from '#api/database/events.ts';
import { createMovableClock, type MovableClock } from '#api/database/testClock.ts';
import type { PaymentProvider } from '#api/platform/paymentProvider.rules.ts';
import type { Clock, TimeMachine, Tracer } from '#api/platform/ports.ts';
import { checkBooksDaily } from '#api/jobs/checkBooksDaily.ts';
import { forgetMailbox } from '#api/adapters/outreach/localMailbox.ts';
import { forgetReplies } from '#api/jobs/forgetReplies.ts';
import { compareWithProvider } from '#api/jobs/compareWithProvider.ts';
import { sendPayments } from '#api/jobs/sendPayments.ts';
import { inBatches } from '#api/jobs/inBatches.ts';
import { tellNewWork } from '#api/issues/alerts/workAlerts.ts';
import { makeDigests } from '#api/notices/makeDigests.ts';
import { publishHeadsDaily } from '#api/jobs/publishHeadsDaily.ts';
import { settleAppointments } from '#api/people/appointments.ts';
import { settleMeetings } from '#api/people/meetings.sql.ts';
import { startJobs } from '#api/jobs/startJobs.ts';

const ROUND_MS = 5_000;

type Inputs = {
  config: Pick<Config, 'hasTimeMachine' | 'pledgeExpiryDays' | 'retention'>;
  database: DataSource;
  clock: Clock;
  feed: EventFeed;
  payments: PaymentProvider;
  tracer?: Tracer | null;
  warn: (message: string) => void;
};

export type DueWorkService = {
  clock: Clock;
  timeMachine: TimeMachine | null;
  stop(): Promise<void>;
};

/** After the clock jumps by days all displayed data may be stale. */
function publishResync(database: DataSource): Promise<unknown> {
  const event = JSON.stringify({ topic: 'resync', id: null });
  return database.query('select pg_notify($1, $2)', [EVENT_CHANNEL, event]);
}

/** The testers' clock, if the installation has one; it follows what other processes store. */
async function openMovableClock({ config, database, clock, feed }: Inputs) {
  if (!config.hasTimeMachine) return null;
  const movable = createMovableClock(database, clock);
  await movable.reload();
  feed.subscribe(({ topic }) => {
    if (topic === 'resync') void movable.reload().catch(() => undefined);
  });
  return movable;
}

export async function startDueWork(inputs: Inputs): Promise<DueWorkService> {
  const { database, payments, tracer, warn } = inputs;
  const { pledgeExpiryDays, retention } = inputs.config;
  const { accountTraceDays, replyKeptDays } = retention;
  const movable = await openMovableClock(inputs);
  const clock: Clock = movable ?? inputs.clock;
  const jobs = startJobs({
    database,
    clock,
    tracer,
    warn,
    everyMs: ROUND_MS,
    alsoRun: async (stopping) => {
      await movable?.reload();
      // By the real day: testers who jump by months should not wait for a check of all books at each jump,
      // nor lose the mails that a jump sends, which carry the machine's date.
      await checkBooksDaily(database, inputs.clock.now(), { warn, stopping });
      await forgetMailbox(database, inputs.clock.now());
      await publishHeadsDaily(database, clock.now());
      await settleMeetings(database, clock.now(), accountTraceDays).catch((error: unknown) =>
        warn(`Noting who appears together failed: ${String(error)}`),
      );
      await settleAppointments(database, clock).catch((error: unknown) =>
        warn(`Carrying out announced roles failed: ${String(error)}`),
      );
      const isStopping = () => stopping.aborted;
      await forgetReplies(database, { now: clock.now(), keptDays: replyKeptDays, isStopping });
      const due = { database, clock, isStopping };
      await inBatches(due, { size: 50, take: makeDigests });
      await inBatches(due, { size: 20, take: tellNewWork });
      const kept = { pledgeExpiryDays, accountTraceDays };
      const paying = { database, clock, payments, ...kept, warn, isStopping };
      await sendPayments(paying);
      await compareWithProvider(paying);
    },
  });
  const machine = (own: MovableClock): TimeMachine => ({
    offsetMs: () => own.offsetMs(),
    async advance(ms) {
      await own.advance(ms);
      await jobs.runNow();
      await publishResync(database);
    },
  });
  return { clock, timeMachine: movable && machine(movable), stop: () => jobs.stop() };
}
