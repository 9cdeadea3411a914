import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { saveDataExport } from './dataExports.sql.ts';
import { loadAccount } from './users.sql.ts';

/** Orders a copy of the signed-in person's own data. A frozen account may have one too. */
export async function requestDataExport(tx: Transaction): Promise<void> {
  const { id } = await loadAccount(tx, signedIn(tx.actor).id);
  await saveDataExport(tx, id);
  tx.publish({ topic: 'mail', id: null });
}
