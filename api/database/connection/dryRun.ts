import type { DataSource } from 'typeorm';
import { transact, type Transaction, type TransactionContext } from '#api/database/transaction.ts';

/** Rolls the transaction back and carries its result out. */
class DryRunResult<Result> extends Error {
  readonly outcome: Result;

  constructor(outcome: Result) {
    super('Dry run');
    this.outcome = outcome;
  }
}

/** Rolls back and publishes nothing. */
export async function dryRun<Result>(
  database: DataSource,
  context: TransactionContext,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await transact(database, context, async (tx) => {
      throw new DryRunResult(await work(tx));
    });
  } catch (error) {
    if (error instanceof DryRunResult) return (error as DryRunResult<Result>).outcome;
    throw error;
  }
}
