import { MoreThan } from 'typeorm';
import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { proofFlagEntity, type ProofFlagRow } from '#api/case/proof/proofs.entities.ts';

/** The objections to a proof, oldest first. */
export function findFlags(tx: Transaction, proofId: string): Promise<ProofFlagRow[]> {
  const order = { raisedAt: 'ASC', id: 'ASC' } as const;
  return tx.manager.getRepository(proofFlagEntity).find({ where: { proofId }, order });
}

export async function loadFlag(tx: Transaction, id: string): Promise<ProofFlagRow> {
  const flag = await tx.manager.getRepository(proofFlagEntity).findOneBy({ id });
  if (!flag) throw new Refusal('flag_not_found');
  return flag;
}

/** How many objections of a person, on any issue, were dismissed since `since`. */
export function countDismissed(tx: Transaction, byId: string, since: Date): Promise<number> {
  const where = { byId, settled: 'dismissed', settledAt: MoreThan(since) } as const;
  return tx.manager.getRepository(proofFlagEntity).countBy(where);
}

export async function insertFlag(
  tx: Transaction,
  flag: Omit<ProofFlagRow, 'settledBy'>,
): Promise<void> {
  await tx.manager.getRepository(proofFlagEntity).insert(flag);
}

export async function saveSettled(
  tx: Transaction,
  { id, settled, settledAt }: Pick<ProofFlagRow, 'id' | 'settled' | 'settledAt'>,
  settledBy: string,
): Promise<void> {
  const how = { settled, settledBy, settledAt };
  await tx.manager.getRepository(proofFlagEntity).update({ id }, how);
}
