import { setTimeout as sleep } from 'node:timers/promises';
import type { Tracer } from '#api/platform/ports.ts';
import { followJob } from './followJob.ts';

/**
 * Batches a steady stream of news: querying for each one would cost the database more than the news itself.
 */
const PAUSE_MS = 200;

/** Returns whether there is more to do. */
export type Work = () => Promise<boolean>;

type Options = {
  signal: AbortSignal;
  tracer?: Tracer | null | undefined;
  /** Receives the name of an error; the work is repeated in the next round. */
  fail: (name: string) => void;
};

/** Runs `work` one at a time, and again while there is more. */
export function createRounds(work: Work, { signal, tracer, fail }: Options) {
  let isWanted = false;
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (isWanted && !signal.aborted) {
      isWanted = false;
      let hasMore = false;
      await followJob(tracer, 'deliveries', {
        async work() {
          hasMore = await work();
        },
        fail(error) {
          // The database is down: retried in the next round.
          if (!signal.aborted) fail((error as Error).name);
        },
      });
      if (hasMore) isWanted = true;
      else if (isWanted) await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
    running = null;
  }

  return {
    /** Starts a round now instead of waiting for the next one. */
    wake(): void {
      isWanted = true;
      if (!signal.aborted) running ??= run();
    },
    /** Resolves once the last round has ended, after the signal. */
    ended: async (): Promise<void> => void (await running),
  };
}
