import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 20;

/** Whether the condition becomes true within the time; polls it until then. */
export async function eventually(
  condition: () => boolean | Promise<boolean>,
  timeoutMs: number,
): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (!(await condition())) {
    if (performance.now() > end) return false;
    await sleep(POLL_MS);
  }
  return true;
}
