import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { accountFlagEntity, accountLiftEntity, type AccountFlagRow } from './accounts.entities.ts';

export async function insertAccountFlag(
  tx: Transaction,
  flag: Pick<AccountFlagRow, 'id' | 'userId' | 'byId' | 'reason'>,
): Promise<void> {
  await tx.manager.getRepository(accountFlagEntity).insert({ ...flag, raisedAt: tx.now });
}

export async function loadAccountFlag(tx: Transaction, id: string): Promise<AccountFlagRow> {
  const flag = await tx.manager
    .getRepository(accountFlagEntity)
    .findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!flag) throw new Refusal('flag_not_found');
  return flag;
}

export async function saveFlagSettlement(
  tx: Transaction,
  { id, settled, byId }: Pick<AccountFlagRow, 'id' | 'settled' | 'byId'>,
): Promise<void> {
  const settlement = { settled, settledBy: byId, settledAt: tx.now };
  await tx.manager.getRepository(accountFlagEntity).update({ id }, settlement);
}

export function findIsLifted(tx: Transaction, flagId: string): Promise<boolean> {
  return tx.manager.getRepository(accountLiftEntity).existsBy({ flagId });
}

export async function insertLift(
  tx: Transaction,
  lift: { flagId: string; byId: string; reason: string },
): Promise<void> {
  await tx.manager.getRepository(accountLiftEntity).insert({ ...lift, liftedAt: tx.now });
}
