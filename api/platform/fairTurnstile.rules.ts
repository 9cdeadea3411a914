/** Runs the work when its turn comes; `person` is who asked for it. */
export type InTurn = <Result>(person: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets at most `most` works run at the same time. The others wait, each person's in a line of their
 * own, and the lines take turns: who brings many waits for them, and nobody else does.
 */
export function createFairTurnstile(most: number): InTurn {
  const lines = new Map<string, (() => void)[]>();
  let running = 0;

  /** The next work of the line that waited longest for its turn; the line goes to the end. */
  function takeNext(): (() => void) | undefined {
    const [person, line] = lines.entries().next().value ?? [];
    if (person === undefined || line === undefined) return undefined;
    lines.delete(person);
    const next = line.shift();
    if (line.length > 0) lines.set(person, line);
    return next;
  }

  return async (person, work) => {
    if (running >= most) {
      await new Promise<void>((resolve) => {
        const line = lines.get(person) ?? [];
        lines.set(person, [...line, resolve]);
      });
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = takeNext();
      // The place is handed over, so nobody can slip in between.
      if (next) next();
      else running -= 1;
    }
  };
}
