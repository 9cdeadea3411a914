import type { DataSource } from 'typeorm';
import { transact, type Transaction, type TransactionContext } from '#api/database/transaction.ts';

/** Carries the outcome out of a transaction that has to be undone. */
class Rehearsed<Result> extends Error {
  readonly outcome: Result;

  constructor(outcome: Result) {
    super('Rehearsed');
    this.outcome = outcome;
  }
}

/** What a command would answer: everything that it does is undone, and nobody is told. */
export async function rehearse<Result>(
  database: DataSource,
  context: TransactionContext,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await transact(database, context, async (tx) => {
      throw new Rehearsed(await work(tx));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return (error as Rehearsed<Result>).outcome;
    throw error;
  }
}
