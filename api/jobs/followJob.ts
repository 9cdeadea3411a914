import type { Tracer } from '#api/platform/ports.ts';

type Round = {
  work: () => Promise<unknown>;
  /** Hears of a failure as a part of the round, so that the log names it by the same trace. */
  fail: (error: unknown) => void;
};

/** Runs one round of a job, which whoever follows sees as a whole with all that it asks of the database. Never rejects. */
export async function followJob(
  tracer: Tracer | null | undefined,
  name: string,
  { work, fail }: Round,
): Promise<void> {
  const span = tracer?.begin(name, { kind: 'job', traceparent: '' });
  const round = async () => {
    try {
      await work();
      span?.end();
    } catch (error) {
      fail(error);
      span?.end(true);
    }
  };
  await (span ? span.within(round) : round());
}
