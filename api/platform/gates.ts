import { RateLimited } from './refusal.rules.ts';

/** Runs the work when its turn comes; `who` asked for it. */
export type InTurn = <Result>(who: string, work: () => Promise<Result>) => Promise<Result>;

type GateOptions = {
  /** How many works run at the same time. */
  atOnce: number;
  /** For how long a place stays empty after work that took so long, while so many wait. */
  restMs?: (tookMs: number, waiting: number) => number;
  /** How many may wait, and with what others are refused. */
  crowd?: { most: number; refusal: () => Error };
  /** How long anybody waits, and with what they are refused then. */
  patience?: { ms: number; refusal: () => Error };
};

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Who waits, each in a line of their own; the lines take turns. */
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

  /** The next of the line that waited longest for its turn; the line goes to the end. */
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
 * Lets so many works run at the same time. The others wait, each person's in a line of their own, and
 * the lines take turns: who brings many waits for them, and nobody else does.
 */
export function createGate({ atOnce, restMs, crowd, patience }: GateOptions): InTurn {
  const lines = new Lines();
  let running = 0;
  const leave = () => {
    const next = lines.takeNext();
    // The place is handed over, so nobody can slip in between.
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

/** Resolves when it is the turn of who asks: one every so many milliseconds, to one after the other. */
export function createPace(everyMs: number): (who: string) => Promise<void> {
  const inTurn = createGate({ atOnce: 1 });
  return (who) => inTurn(who, () => pause(everyMs));
}

type Places = {
  /** Takes a place of each kind and answers how to leave. Throws RateLimited while one of them is full. */
  take(kinds: readonly (readonly [kind: string, most: number])[]): () => void;
};

/** Places that are free or not: nobody waits for one. */
export function createPlaces(retryAfterS: number): Places {
  const taken = new Map<string, number>();
  const count = (kind: string, change: number) => {
    const next = (taken.get(kind) ?? 0) + change;
    if (next > 0) taken.set(kind, next);
    else taken.delete(kind);
  };
  return {
    take(kinds) {
      if (kinds.some(([kind, most]) => (taken.get(kind) ?? 0) >= most))
        throw new RateLimited(retryAfterS);
      for (const [kind] of kinds) count(kind, 1);
      let isTaken = true;
      return () => {
        if (isTaken) for (const [kind] of kinds) count(kind, -1);
        isTaken = false;
      };
    },
  };
}
