import type { Config } from '#api/config/config.ts';
import { checkBooks } from '#api/database/books/checkBooks.ts';
import { listOpenDifferences } from '#api/money/providerDifferences.sql.ts';
import { withDatabase } from './commandLine.ts';

/**
 * Recomputes the ledger and every audit chain. `isWhole` false: `text` names the first broken row, and every
 * difference from the payment provider. Changes nothing; also works while a server is running.
 */
export async function verifyBooks(config: Config): Promise<{ isWhole: boolean; text: string }> {
  const { report, differences } = await withDatabase(config, (database) =>
    database.transaction('REPEATABLE READ', async (manager) => {
      await manager.query('set local statement_timeout = 0');
      return {
        report: await checkBooks(manager),
        differences: await listOpenDifferences(manager),
      };
    }),
  );
  const { problem, transactionCount, entryCount } = report;
  const counted = `${transactionCount} ledger transactions, ${entryCount} audit entries`;
  const held =
    problem === null ? `The books hold: ${counted}.` : `The books do not balance: ${problem}.`;
  const lines = differences.map((line) => `The payment provider and the books differ: ${line}.`);
  return {
    isWhole: problem === null && differences.length === 0,
    text: [held, ...lines].join('\n'),
  };
}
