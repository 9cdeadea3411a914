import type { Tracer } from '#api/platform/ports.ts';

type Round = {
  work: () => Promise<unknown>;
  /** Called within the round, so that the log carries its trace id. */
  fail: (error: unknown) => void;
};

/** One trace per round, including its queries. Never rejects. */
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
