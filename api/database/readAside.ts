import type { Transaction } from './transaction.ts';

/** Long enough on a busy machine, and far below the statement timeout. */
const ASIDE_MS = 1_000;

/**
 * An optional read in a savepoint: after a failure or one second it is rolled back and returns `instead`, and
 * the transaction continues. Not for writes, which the rollback would undo.
 */
export async function readAside<Result>(
  tx: Transaction,
  read: () => Promise<Result>,
  instead: Result,
): Promise<Result> {
  await tx.query('savepoint aside');
  try {
    await tx.query(`set local statement_timeout = ${ASIDE_MS}`);
    return await read();
  } catch {
    return instead;
  } finally {
    // Also ends the shorter timeout.
    await tx.query('rollback to savepoint aside');
    await tx.query('release savepoint aside');
  }
}
