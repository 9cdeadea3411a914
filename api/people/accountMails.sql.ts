import type { Transaction } from '#api/database/transaction.ts';
import type { AccountMailKind } from './accountMails.rules.ts';
import { accountMailEntity } from './credentials.entities.ts';

/** `userId` null: the recipient is looked up when it is sent. */
export async function queueAccountMail(
  tx: Transaction,
  mail: { kind: AccountMailKind; userId: string | null; email: string },
): Promise<void> {
  const { requestId } = tx;
  const id = tx.randomUuid();
  await tx.manager.getRepository(accountMailEntity).insert({ id, requestId, ...mail });
  tx.publish({ topic: 'mail', id: null });
}
