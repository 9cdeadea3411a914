import { IsNull, Not } from 'typeorm';
import type { Transaction } from '#api/database/transaction.ts';
import { appUserEntity } from '#api/entities/accounts.ts';
import { chatMessageEntity, issueEntity } from '#api/entities/issues.ts';

/**
 * Takes a message out of its discussion or brings it back, and counts it so; answers whether that
 * changed anything. The issue is locked by the caller.
 */
export async function saveMessageHidden(
  tx: Transaction,
  { id, issueId }: { id: string; issueId: string },
  isHidden: boolean,
): Promise<boolean> {
  const other = { id, hiddenAt: isHidden ? IsNull() : Not(IsNull()) };
  const { affected } = await tx.manager
    .getRepository(chatMessageEntity)
    .update(other, { hiddenAt: isHidden ? tx.now : null });
  if (affected !== 1) return false;
  const step = isHidden ? -1 : 1;
  await tx.manager.getRepository(issueEntity).increment({ id: issueId }, 'messageCount', step);
  return true;
}

/** Until when an account is restricted; null: it no longer is. */
export async function saveRestriction(
  tx: Transaction,
  id: string,
  restrictedUntil: Date | null,
): Promise<void> {
  await tx.manager.getRepository(appUserEntity).update({ id }, { restrictedUntil });
}
