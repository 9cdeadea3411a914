import type { OutboxDatabase } from '#sw/outbox/database.ts';
import type { DrainDependencies } from '#sw/outbox/drain.ts';
import { createPace } from '#sw/outbox/pace.ts';
import { whoIsSignedIn } from '#sw/outbox/whoIsSignedIn.ts';

export type LifeOptions = {
  database: OutboxDatabase;
  origin: string;
  /** Of whoever is signed in on the device at that moment. */
  cookie: () => string;
  random: () => number;
};

/** What never comes back: a process that is dead neither fails nor goes on. */
const never = <T>(): Promise<T> => new Promise(() => undefined);

/**
 * One process of a device: the outbox's real engine with a disk and a line that are gone for it the
 * moment it dies, in the middle of whatever it does.
 */
export class DeviceLife {
  isAlive = true;
  readonly database: OutboxDatabase;
  readonly #abort = new AbortController();
  readonly #options: LifeOptions;
  #isSending = false;

  constructor(options: LifeOptions) {
    this.#options = options;
    this.database = {
      run: (use) => this.#whileAlive(() => options.database.run(use)),
      close: () => options.database.close(),
    };
  }

  end(): void {
    this.isAlive = false;
    this.#abort.abort();
  }

  /** What `drain` needs. */
  dependencies(): DrainDependencies {
    const now = () => Date.now();
    const fetch = (path: string, init: RequestInit) =>
      this.#whileAlive(() => this.#fetch(path, init));
    return {
      database: this.database,
      pace: createPace(),
      fetch,
      now,
      random: this.#options.random,
      whoIsSignedIn: (signal) => whoIsSignedIn({ fetch, now }, signal),
      lock: async (run) => {
        if (this.#isSending) return null;
        this.#isSending = true;
        try {
          return await run(new AbortController().signal);
        } finally {
          this.#isSending = false;
        }
      },
    };
  }

  #fetch(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', this.#options.cookie());
    const signals = [this.#abort.signal, init.signal].filter((signal) => signal != null);
    return fetch(this.#options.origin + path, {
      ...init,
      headers,
      signal: AbortSignal.any(signals),
    });
  }

  async #whileAlive<T>(use: () => Promise<T>): Promise<T> {
    if (!this.isAlive) return never();
    try {
      const value = await use();
      return this.isAlive ? value : await never<T>();
    } catch (error) {
      if (!this.isAlive) return never();
      throw error;
    }
  }
}
