/**
 * Whether the server can be reached, as far as anybody knows: what the browser says, corrected by
 * the last call. `navigator.onLine` alone stays true while the server is gone.
 */
class Connectivity {
  #isReachable = true;
  readonly #listeners = new Set<() => void>();

  /** Told by every call: the server answered (true) or did not (false). */
  report(isReachable: boolean): void {
    if (this.#isReachable === isReachable) return;
    this.#isReachable = isReachable;
    this.#notify();
  }

  readonly isOnline = (): boolean => navigator.onLine && this.#isReachable;

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#watch(addEventListener);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#watch(removeEventListener);
    };
  };

  #watch(change: typeof addEventListener): void {
    change('online', this.#onOnline);
    change('offline', this.#notify);
  }

  // A new network deserves the benefit of the doubt; the next call corrects it.
  readonly #onOnline = (): void => {
    this.#isReachable = true;
    this.#notify();
  };

  readonly #notify = (): void => {
    for (const listener of this.#listeners) listener();
  };
}

export const connectivity = new Connectivity();
