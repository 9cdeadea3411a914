import { RateLimited } from './access.rules.ts';

/** `who`: the queue to wait in. */
export type InTurn = <Result>(who: string, work: () => Promise<Result>) => Promise<Result>;

type GateOptions = {
  atOnce: number;
  /** Idle time of a slot, by the last duration and the number waiting. */
  restMs?: (tookMs: number, waiting: number) => number;
  /** Maximum queue length, and the refusal beyond it. */
  crowd?: { most: number; refusal: () => Error };
  /** Maximum waiting time, and the refusal after it. */
  patience?: { ms: number; refusal: () => Error };
};

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

class Lines {
  readonly #lines = new Map<string, Set<() => void>>();
  waiting = 0;

  add(who: string, enter: () => void): void {
    this.#lines.set(who, (this.#lines.get(who) ?? new Set()).add(enter));
    this.waiting += 1;
  }

  remove(who: string, enter: () => void): void {
    const line = this.#lines.get(who);
    line?.delete(enter);
    if (line?.size === 0) this.#lines.delete(who);
    this.waiting -= 1;
  }

  takeNext(): (() => void) | undefined {
    const [who, line] = this.#lines.entries().next().value ?? [];
    if (who === undefined || line === undefined) return undefined;
    const [next] = line;
    this.#lines.delete(who);
    this.#lines.set(who, line);
    if (next) this.remove(who, next);
    return next;
  }
}

function waitIn(lines: Lines, who: string, patience: GateOptions['patience']): Promise<void> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const enter = () => {
      clearTimeout(timer);
      resolve();
    };
    lines.add(who, enter);
    if (!patience) return;
    timer = setTimeout(() => {
      lines.remove(who, enter);
      reject(patience.refusal());
    }, patience.ms);
  });
}

/**
 * Limits concurrent work. Each requester has a queue, and queues take turns: bulk requests of one
 * delay only themselves.
 */
export function createGate({ atOnce, restMs, crowd, patience }: GateOptions): InTurn {
  const lines = new Lines();
  let running = 0;
  const leave = () => {
    const next = lines.takeNext();
    // Hands its slot straight to the next, so that nobody can cut in.
    if (next) next();
    else running -= 1;
  };
  return async (who, work) => {
    if (running < atOnce) running += 1;
    else if (crowd && lines.waiting >= crowd.most) throw crowd.refusal();
    else await waitIn(lines, who, patience);
    const beganMs = performance.now();
    try {
      return await work();
    } finally {
      const rest = restMs?.(performance.now() - beganMs, lines.waiting) ?? 0;
      if (rest > 0) void pause(rest).then(leave);
      else leave();
    }
  };
}

/** A gate for each requester: they wait for themselves alone. */
export function createLanes(options: GateOptions): InTurn {
  const lanes = new Map<string, { inTurn: InTurn; users: number }>();
  return async (who, work) => {
    const lane = lanes.get(who) ?? { inTurn: createGate(options), users: 0 };
    lanes.set(who, lane);
    lane.users += 1;
    try {
      return await lane.inTurn(who, work);
    } finally {
      lane.users -= 1;
      if (lane.users === 0) lanes.delete(who);
    }
  };
}

/** Resolves on the requester's turn: one per interval, requesters in turn. */
export function createPace(everyMs: number): (who: string) => Promise<void> {
  const inTurn = createGate({ atOnce: 1 });
  return (who) => inTurn(who, () => pause(everyMs));
}

type Places = {
  /** Takes `size` places of each kind; returns how to release them. Throws RateLimited if one has too few. */
  take(kinds: readonly (readonly [kind: string, most: number])[], size?: number): () => void;
};

/** Limits without a queue. */
export function createPlaces(retryAfterS: number): Places {
  const taken = new Map<string, number>();
  const count = (kind: string, change: number) => {
    const next = (taken.get(kind) ?? 0) + change;
    if (next > 0) taken.set(kind, next);
    else taken.delete(kind);
  };
  return {
    take(kinds, size = 1) {
      if (kinds.some(([kind, most]) => (taken.get(kind) ?? 0) + size > most))
        throw new RateLimited(retryAfterS);
      for (const [kind] of kinds) count(kind, size);
      let isTaken = true;
      return () => {
        if (isTaken) for (const [kind] of kinds) count(kind, -size);
        isTaken = false;
      };
    },
  };
}
