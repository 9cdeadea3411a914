import { IsNull } from 'typeorm';
import type { Transaction } from '#api/database/transaction.ts';
import type { Remedy } from './rejection.rules.ts';
import { rejectionEntity, type RejectionRow } from './proofs.entities.ts';

/** Adds a rejection with the solver's remedies; null: none. */
export async function insertRejection(
  tx: Transaction,
  rejected: Pick<RejectionRow, 'proofId' | 'by' | 'isAppeal'>,
  remedy: Remedy | null,
): Promise<void> {
  const left = remedy ?? { closedAt: tx.now, closedAs: 'none_left' as const };
  await tx.manager
    .getRepository(rejectionEntity)
    .insert({ ...rejected, ...left, rejectedAt: tx.now });
}

/** What the solver of a rejected proof may still do; null: nothing, or it is not rejected. */
export function findRemedy(tx: Transaction, proofId: string): Promise<Remedy | null> {
  return tx.manager.getRepository(rejectionEntity).findOneBy({ proofId, closedAt: IsNull() });
}

/** Saves what the solver did about a rejection, or that the deadline has passed. */
export async function closeRejection(
  tx: Transaction,
  proofId: string,
  closedAs: 'second_proof' | 'appealed' | 'lapsed',
): Promise<void> {
  await tx.manager
    .getRepository(rejectionEntity)
    .update({ proofId, closedAt: IsNull() }, { closedAs, closedAt: tx.now });
}
