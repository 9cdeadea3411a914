import type { Tracer } from '#api/platform/ports.ts';
import { followJob } from './followJob.ts';
import { runDueWork, type JobDependencies } from './runDueWork.ts';

export type RunningJobs = {
  /** Waits for a round in progress first. */
  runNow(): Promise<void>;
  /** Ends after the current issue. */
  stop(): Promise<void>;
};

export type JobOptions = Omit<JobDependencies, 'isStopping'> & {
  everyMs: number;
  tracer?: Tracer | null;
  /** Other work of each round; failures are reported to `warn`. Must end soon after the signal. */
  alsoRun?: (stopping: AbortSignal) => Promise<unknown>;
};

/** One round at a time; several processes may run it. */
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
    // A slow round must not queue up others.
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
