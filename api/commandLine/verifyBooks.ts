import type { Config } from '#api/config/config.ts';
import { checkBooks } from '#api/database/books/checkBooks.ts';
import { withDatabase } from './commandLine.ts';

/**
 * Recomputes the whole ledger and every audit chain and answers in a sentence; `isWhole` false: the
 * sentence names the first row that does not hold. Runs beside a working server too and changes no record.
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
