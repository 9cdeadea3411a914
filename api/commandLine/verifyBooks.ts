import type { Config } from '#api/config/config.ts';
import { checkBooks } from '#api/database/books/checkBooks.ts';
import { withDatabase } from './commandLine.ts';

/**
 * Recomputes the ledger and every audit chain. `isWhole` false: `text` names the first broken row.
 * Changes nothing; also works while a server is running.
 */
export async function verifyBooks(config: Config): Promise<{ isWhole: boolean; text: string }> {
  const report = await withDatabase(config, (database) =>
    database.transaction('REPEATABLE READ', async (manager) => {
      await manager.query('set local statement_timeout = 0');
      return checkBooks(manager);
    }),
  );
  const { problem, transactionCount, entryCount } = report;
  const counted = `${transactionCount} ledger transactions, ${entryCount} audit entries`;
  return problem === null
    ? { isWhole: true, text: `The books hold: ${counted}.` }
    : { isWhole: false, text: `The books do not balance: ${problem}.` };
}
