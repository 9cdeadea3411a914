import type { DataSource } from 'typeorm';
import { createGate, type InTurn } from '#api/platform/gates.ts';

const WAIT_MS = 5_000;
/** One connection in this many is reserved for reads. */
const ONE_FOR_READS_IN = 4;
/** A single queue. */
const NOBODY = '';

const gates = new WeakMap<DataSource, InTurn>();

/**
 * Concurrent transactions of a pool; a small pool has no spare connections, and a single connection
 * queues by itself.
 */
function poolSize(database: DataSource): number {
  const { poolSize: size = 0 } = database.options as { poolSize?: number };
  if (size === 0) return Infinity;
  return size < ONE_FOR_READS_IN ? size : size - Math.floor(size / ONE_FOR_READS_IN);
}

const full = () =>
  Object.assign(new Error('Too many writes wait for the database.'), { code: '53300' });

function findGate(database: DataSource): InTurn {
  const known = gates.get(database);
  if (known) return known;
  const patience = { ms: WAIT_MS, refusal: full };
  const gate = createGate({ atOnce: poolSize(database), patience });
  gates.set(database, gate);
  return gate;
}

/**
 * Runs a transaction in one of three quarters of a pool's connections, so that writes that wait, for a lost
 * standby or for the row of one issue, leave the rest to readers. Throws 53300 after five seconds, which is
 * handled like an unavailable database.
 */
export const withWriteSlot = <Result>(
  database: DataSource,
  run: () => Promise<Result>,
): Promise<Result> => findGate(database)(NOBODY, run);
