import type { Config } from '#api/config.ts';
import { checkBooks } from '#api/database/checkBooks.ts';
import { openDatabase, runAll, type Cleanup } from '#api/openDatabase.ts';

/**
 * Recomputes the whole ledger and every audit chain and answers in a sentence; `isWhole` false: the
 * sentence names the first row that does not hold. Runs beside a working server and writes nothing.
 */
export async function verifyBooks(config: Config): Promise<{ isWhole: boolean; text: string }> {
  const cleanups: Cleanup[] = [];
  try {
    const { database } = await openDatabase(config, cleanups, () => undefined);
    const report = await database.transaction('REPEATABLE READ', async (manager) => {
      await manager.query('SET LOCAL statement_timeout = 0');
      return checkBooks(manager);
    });
    const { problem, transactionCount, entryCount } = report;
    const counted = `${transactionCount} ledger transactions, ${entryCount} audit entries`;
    return problem === null
      ? { isWhole: true, text: `The books hold: ${counted}.` }
      : { isWhole: false, text: `The books do not hold: ${problem}.` };
  } finally {
    await runAll(cleanups);
  }
}
