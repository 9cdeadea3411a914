import type { Tracer } from '#api/platform/ports.ts';
import { followJob } from './followJob.ts';
import { runDueWork, type JobDependencies } from './runDueWork.ts';

export type RunningJobs = {
  /** Does now what is due now; waits for a round under way first. */
  runNow(): Promise<void>;
  /** Ends after the present piece of work. */
  stop(): Promise<void>;
};

export type JobOptions = Omit<JobDependencies, 'isStopping'> & {
  everyMs: number;
  tracer?: Tracer | null;
  /** Other work of each round; a failure is reported to `warn`. It ends soon after the signal. */
  alsoRun?: (stopping: AbortSignal) => Promise<unknown>;
};

/** Looks for due work again and again, one round at a time; several processes may. */
export function startJobs({ everyMs, tracer, alsoRun, ...dependencies }: JobOptions): RunningJobs {
  const stopping = new AbortController();
  const { signal } = stopping;
  let round: Promise<void> = Promise.resolve();
  const runRound = async () => {
    if (signal.aborted) return;
    await followJob(tracer, 'due work', {
      async work() {
        await alsoRun?.(signal);
        await runDueWork({ ...dependencies, isStopping: () => signal.aborted });
      },
      fail(error) {
        if (!signal.aborted) dependencies.warn(`Due work failed: ${String(error)}`);
      },
    });
  };
  const runNow = () => (round = round.then(runRound));
  let isWaiting = false;
  const timer = setInterval(() => {
    // A slow round must not pile up others behind it.
    if (isWaiting) return;
    isWaiting = true;
    void runNow().finally(() => (isWaiting = false));
  }, everyMs);
  timer.unref?.();
  return {
    runNow,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await round;
    },
  };
}
