import type { DataSource } from 'typeorm';

/** As long as anybody waits for a connection. */
const WAIT_MS = 5_000;
/** Of a pool's connections one in so many is for reads alone. */
const ONE_FOR_READS_IN = 4;

type Gate = { running: number; waiting: Set<() => void> };

const gates = new WeakMap<DataSource, Gate>();

function gateOf(database: DataSource): Gate {
  const gate = gates.get(database) ?? { running: 0, waiting: new Set() };
  gates.set(database, gate);
  return gate;
}

/** How many transactions a pool runs at a time; a small one has nothing to spare, and what is no pool waits by itself. */
function mostOf(database: DataSource): number {
  const { poolSize: size = 0 } = database.options as { poolSize?: number };
  if (size === 0) return Infinity;
  return size < ONE_FOR_READS_IN ? size : size - Math.floor(size / ONE_FOR_READS_IN);
}

const full = () =>
  Object.assign(new Error('Too many writes wait for the database.'), { code: '53300' });

function comeIn(gate: Gate, most: number): Promise<void> | undefined {
  if (gate.running < most) {
    gate.running += 1;
    return undefined;
  }
  return new Promise((resolve, reject) => {
    const enter = () => {
      clearTimeout(patience);
      resolve();
    };
    const patience = setTimeout(() => {
      gate.waiting.delete(enter);
      reject(full());
    }, WAIT_MS);
    gate.waiting.add(enter);
  });
}

/**
 * Runs a transaction when a connection can be spared for it: three quarters of a pool are for writes,
 * so that those which wait, for a lost standby or for the row of one issue, leave everybody else the
 * rest to read with. Throws 53300, which is answered as a database that is away, after five seconds.
 */
export async function withWriteSlot<Result>(
  database: DataSource,
  run: () => Promise<Result>,
): Promise<Result> {
  const gate = gateOf(database);
  await comeIn(gate, mostOf(database));
  try {
    return await run();
  } finally {
    const [next] = gate.waiting;
    // The place is handed over, so nobody can slip in between.
    if (next) {
      gate.waiting.delete(next);
      next();
    } else gate.running -= 1;
  }
}
