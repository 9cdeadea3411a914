import type { DataSource } from 'typeorm';
import { transact } from '#api/database/transaction.ts';
import { makeOpenData } from '#api/partners/openData/makeOpenData.ts';
import type { Clock, Tracer } from '#api/platform/ports.ts';
import { followJob } from './followJob.ts';

export type OpenDataOptions = {
  database: DataSource;
  siteClock: Clock;
  origin: string;
  everyMs: number;
  tracer?: Tracer | null;
  warn: (message: string) => void;
};

/** Checks in each round whether a copy of the public data is due; with several processes, one makes it. */
export function startOpenData(options: OpenDataOptions): { stop(): Promise<void> } {
  const { database, siteClock: clock, origin, everyMs, tracer, warn } = options;
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const context = { actor: null, clock, isAuditExempt: true };
  const look = () => {
    if (stopping.signal.aborted) return;
    running ??= followJob(tracer, 'open data', {
      work: () => transact(database, context, (tx) => makeOpenData(tx, origin, stopping.signal)),
      fail(error) {
        if (!stopping.signal.aborted)
          warn(`Copying the public data failed: ${(error as Error).name}`);
      },
    }).finally(() => {
      running = null;
    });
  };
  const timer = setInterval(look, everyMs);
  timer.unref?.();
  look();
  return {
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
