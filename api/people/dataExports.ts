import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/access.rules.ts';
import {
  saveDataExport,
  claimDataExport,
  collectOwnData,
  findOwnFiles,
  saveMadeExport,
} from './dataExports.sql.ts';
import { loadAccount } from './users.sql.ts';
import { dataReadyNotice } from './accountNotices.rules.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { HOUR_MS } from '#schema/durations.ts';
import { DATA_EXPORT_HOURS } from '#schema/limits.ts';

/** Also open to frozen accounts. */
export async function requestDataExport(tx: Transaction): Promise<void> {
  const { id } = await loadAccount(tx, signedIn(tx.actor).id);
  await saveDataExport(tx, id);
  tx.publish({ topic: 'mail', id: null });
}

/** Makes the oldest ordered copy and notifies its owner; false: none is waiting. */
export async function makeDataExport(tx: Transaction): Promise<boolean> {
  const order = await claimDataExport(tx);
  if (order === null) return false;
  const { id, userId } = order;
  // A large account exceeds the usual timeout.
  await tx.query('set local statement_timeout = 0');
  const [data, files] = [await collectOwnData(tx, userId), await findOwnFiles(tx, userId)];
  const expiresAt = new Date(tx.now.getTime() + DATA_EXPORT_HOURS * HOUR_MS);
  await saveMadeExport(tx, id, { data, files, expiresAt });
  await saveNotices(tx, null, [{ userId, ...dataReadyNotice }]);
  return true;
}
