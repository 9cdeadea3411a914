const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Retries until the device's storage answers, however late. Null: the caller has gone. */
export async function untilRead<T>(read: () => Promise<T>, gone: AbortSignal): Promise<T | null> {
  for (let waitMs = FIRST_MS; !gone.aborted; waitMs = Math.min(2 * waitMs, LONGEST_MS)) {
    try {
      return await read();
    } catch {
      await sleep(waitMs);
    }
  }
  return null;
}
