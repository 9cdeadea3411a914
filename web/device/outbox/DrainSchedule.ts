import type { DrainResult } from '#sw/outbox/drain.ts';
import { retryDelayMs } from '#sw/outbox/retryDelay.ts';

const MIN_DELAY_MS = 500;

/**
 * When this page sends: at once when asked, otherwise after a delay that grows while the server
 * cannot be reached. Only runs by timer grow it: pressing 'Send now' during an outage must not
 * lengthen the wait.
 */
export class DrainSchedule {
  readonly #run: () => Promise<DrainResult | null>;
  #state: 'idle' | 'running' | 'asked_again' | 'stopped' = 'idle';
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `run` sends once; null: this device's storage failed. Never rejects. */
  constructor(run: () => Promise<DrainResult | null>) {
    this.#run = run;
  }

  /** Sends now, or right after the current run. */
  ask(): void {
    this.#failures = 0;
    if (this.#state === 'running') this.#state = 'asked_again';
    if (this.#state === 'idle') void this.#send();
  }

  /** Starts no further run; a current one finishes. */
  stop(): void {
    this.#state = 'stopped';
    clearTimeout(this.#timer);
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#state = 'running';
    const result = await this.#run();
    // `stop` or `ask` may have run meanwhile, which the compiler cannot see.
    const state = this.#state as string;
    if (state === 'stopped') return;
    this.#state = 'idle';
    const delayMs = state === 'asked_again' ? 0 : this.#delayAfter(result);
    if (delayMs === 0) await this.#send();
    else if (delayMs !== null) this.#timer = setTimeout(() => void this.#send(), delayMs);
  }

  /** Milliseconds until the next run; null: only an event can change anything. */
  #delayAfter(result: DrainResult | null): number | null {
    const hasFailed = result === null || result.outcome === 'offline';
    this.#failures = hasFailed ? this.#failures + 1 : 0;
    if (result?.retryAt === null) return null;
    const ownDelayMs = hasFailed ? retryDelayMs(this.#failures, Math.random()) : MIN_DELAY_MS;
    return Math.max(ownDelayMs, (result?.retryAt ?? 0) - Date.now());
  }
}
