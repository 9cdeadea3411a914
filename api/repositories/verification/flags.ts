import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { proofFlagEntity, type ProofFlagRow } from '#api/entities/proofs.ts';

/** The objections to a proof, the oldest first. */
export function findFlags(tx: Transaction, proofId: string): Promise<ProofFlagRow[]> {
  const order = { raisedAt: 'ASC', id: 'ASC' } as const;
  return tx.manager.getRepository(proofFlagEntity).find({ where: { proofId }, order });
}

/** One objection. Throws Refusal `flag_not_found`. */
export async function loadFlag(tx: Transaction, id: string): Promise<ProofFlagRow> {
  const flag = await tx.manager.getRepository(proofFlagEntity).findOneBy({ id });
  if (!flag) throw new Refusal('flag_not_found');
  return flag;
}

/** Adds an objection. */
export async function insertFlag(
  tx: Transaction,
  flag: Omit<ProofFlagRow, 'settledBy' | 'settledAt'>,
): Promise<void> {
  await tx.manager.getRepository(proofFlagEntity).insert(flag);
}

/** Saves that an objection no longer stands, and by whom. */
export async function saveSettled(
  tx: Transaction,
  { id, settled }: Pick<ProofFlagRow, 'id' | 'settled'>,
  settledBy: string,
): Promise<void> {
  const how = { settled, settledBy, settledAt: tx.now };
  await tx.manager.getRepository(proofFlagEntity).update({ id }, how);
}
