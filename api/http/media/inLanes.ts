/**
 * Runs `work` for every lane of the jobs, at most `atOnce` lanes at a time. The jobs of a lane stay
 * together and in their order; lanes begin in the order of their first jobs.
 */
export async function inLanes<Job>(
  jobs: readonly Job[],
  { laneOf, atOnce }: { laneOf: (job: Job) => unknown; atOnce: number },
  work: (lane: readonly Job[]) => Promise<void>,
): Promise<void> {
  const lanes = new Map<unknown, Job[]>();
  for (const job of jobs) lanes.set(laneOf(job), [...(lanes.get(laneOf(job)) ?? []), job]);
  const waiting = [...lanes.values()];
  const worker = async (): Promise<void> => {
    for (let lane = waiting.shift(); lane; lane = waiting.shift()) await work(lane);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
