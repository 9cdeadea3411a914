import type { DrainResult } from '#sw/outbox/drain.ts';
import { retryDelayMs } from '#sw/outbox/retryDelay.ts';

const MIN_DELAY_MS = 500;

/**
 * When this page sends: at once whenever it is asked to, and otherwise after a delay that grows while
 * the server cannot be reached. Only runs that nobody asked for make it grow: whoever presses 'Send
 * now' during an outage must not wait longer after it than somebody who sat still.
 */
export class DrainSchedule {
  readonly #run: () => Promise<DrainResult | null>;
  #state: 'idle' | 'running' | 'asked_again' | 'stopped' = 'idle';
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `run` sends once; null says that this device's storage failed. It never rejects. */
  constructor(run: () => Promise<DrainResult | null>) {
    this.#run = run;
  }

  /** Sends what waits, now or right after the run that is under way. */
  ask(): void {
    this.#failures = 0;
    if (this.#state === 'running') this.#state = 'asked_again';
    if (this.#state === 'idle') void this.#send();
  }

  /** Nothing is begun any more; a run that is under way ends by itself. */
  stop(): void {
    this.#state = 'stopped';
    clearTimeout(this.#timer);
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#state = 'running';
    const result = await this.#run();
    // `stop` and `ask` may have been called meanwhile, which the compiler cannot see.
    const state = this.#state as string;
    if (state === 'stopped') return;
    this.#state = 'idle';
    const delayMs = state === 'asked_again' ? 0 : this.#delayAfter(result);
    if (delayMs === 0) await this.#send();
    else if (delayMs !== null) this.#timer = setTimeout(() => void this.#send(), delayMs);
  }

  /** Milliseconds until the next run; null when only an event can change anything. */
  #delayAfter(result: DrainResult | null): number | null {
    const hasFailed = result === null || result.outcome === 'offline';
    this.#failures = hasFailed ? this.#failures + 1 : 0;
    if (result?.retryAt === null) return null;
    const ownDelayMs = hasFailed ? retryDelayMs(this.#failures, Math.random()) : MIN_DELAY_MS;
    return Math.max(ownDelayMs, (result?.retryAt ?? 0) - Date.now());
  }
}
