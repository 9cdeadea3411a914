import type { DataSource } from 'typeorm';
import { createGate, type InTurn } from '#api/platform/gates.ts';

/** As long as anybody waits for a connection. */
const WAIT_MS = 5_000;
/** Of a pool's connections one in so many is for reads alone. */
const ONE_FOR_READS_IN = 4;
/** All wait in one line. */
const NOBODY = '';

const gates = new WeakMap<DataSource, InTurn>();

/** How many transactions a pool runs at a time; a small one has nothing to spare, and what is no pool waits by itself. */
function mostOf(database: DataSource): number {
  const { poolSize: size = 0 } = database.options as { poolSize?: number };
  if (size === 0) return Infinity;
  return size < ONE_FOR_READS_IN ? size : size - Math.floor(size / ONE_FOR_READS_IN);
}

const full = () =>
  Object.assign(new Error('Too many writes wait for the database.'), { code: '53300' });

function gateOf(database: DataSource): InTurn {
  const known = gates.get(database);
  if (known) return known;
  const patience = { ms: WAIT_MS, refusal: full };
  const gate = createGate({ atOnce: mostOf(database), patience });
  gates.set(database, gate);
  return gate;
}

/**
 * Runs a transaction when a connection can be spared for it: three quarters of a pool are for writes,
 * so that those which wait, for a lost standby or for the row of one issue, leave everybody else the
 * rest to read with. Throws 53300, which is answered as a database that is away, after five seconds.
 */
export const withWriteSlot = <Result>(
  database: DataSource,
  run: () => Promise<Result>,
): Promise<Result> => gateOf(database)(NOBODY, run);
