type Request = { grant: () => void; refuse: (error: unknown) => void };

/** Exclusive locks with the browser's rules, since Node has none: queue, ifAvailable, steal, signal. */
export class FakeLocks {
  readonly #holders = new Map<string, Request>();
  readonly #queues = new Map<string, Request[]>();

  readonly request = async <T>(
    name: string,
    options: LockOptions,
    callback: (lock: Lock | null) => Promise<T>,
  ): Promise<T> => {
    if (options.ifAvailable && this.#holders.has(name)) return await callback(null);
    return await new Promise<T>((resolve, reject) => {
      const run = async () => {
        this.#holders.set(name, request);
        try {
          resolve(await callback({ name, mode: 'exclusive' }));
        } catch (error) {
          reject(error);
        } finally {
          this.#release(name, request);
        }
      };
      const request: Request = { grant: () => void run(), refuse: reject };
      const holder = this.#holders.get(name);
      if (options.steal) holder?.refuse(new DOMException('Stolen', 'AbortError'));
      if (holder && !options.steal) this.#wait(name, request, options.signal);
      else request.grant();
    });
  };

  /** Frees what a tab held that is gone. */
  forget(name: string): void {
    const holder = this.#holders.get(name);
    if (holder) this.#release(name, holder);
  }

  #wait(name: string, request: Request, signal: AbortSignal | undefined): void {
    this.#queues.set(name, [...this.#queue(name), request]);
    signal?.addEventListener('abort', () => {
      if (!this.#queue(name).includes(request)) return;
      this.#queues.set(
        name,
        this.#queue(name).filter((other) => other !== request),
      );
      request.refuse(new DOMException('Given up', 'AbortError'));
    });
  }

  #release(name: string, request: Request): void {
    if (this.#holders.get(name) !== request) return;
    this.#holders.delete(name);
    const [next, ...others] = this.#queue(name);
    this.#queues.set(name, others);
    next?.grant();
  }

  #queue(name: string): Request[] {
    return this.#queues.get(name) ?? [];
  }
}
