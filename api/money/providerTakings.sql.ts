import type { Transaction } from '#api/database/transaction.ts';
import { providerTakingEntity, type ProviderTakingRow } from './payments.entities.ts';

/** Null: unknown here. A chargeback from before takings were recorded has the id of its charge. */
export async function findTaking(
  tx: Transaction,
  { id, chargeId, kind }: Pick<ProviderTakingRow, 'id' | 'chargeId' | 'kind'>,
): Promise<ProviderTakingRow | null> {
  const takings = tx.manager.getRepository(providerTakingEntity);
  const known = await takings.findOneBy({ id });
  if (known !== null || kind === 'refund') return known;
  const old = await takings.findOneBy({ id: chargeId, chargeId });
  if (old === null) return null;
  await takings.update({ id: chargeId }, { id });
  return { ...old, id };
}

export async function insertTaking(
  tx: Transaction,
  taking: Omit<ProviderTakingRow, 'createdAt' | 'changedAt' | 'donorCents'>,
): Promise<void> {
  const times = { createdAt: tx.now, changedAt: tx.now };
  await tx.manager.getRepository(providerTakingEntity).insert({ ...taking, ...times });
}

/** Saves that a taking was returned, and how much of it was sent on to the donor. */
export async function saveReturn(tx: Transaction, id: string, donorCents: bigint): Promise<void> {
  const returned = { state: 'returned' as const, donorCents, changedAt: tx.now };
  await tx.manager.getRepository(providerTakingEntity).update({ id }, returned);
}

/** How much of a charge is currently taken, as the sum of the books' own parts. */
export async function sumTaken(tx: Transaction, chargeId: string): Promise<bigint> {
  const [row] = await tx.query<{ cents: string }>(
    `select coalesce(sum(escrow_cents + platform_cents), 0) as cents
     from provider_taking where charge_id = $1 and state = 'taken'`,
    [chargeId],
  );
  return BigInt(row?.cents ?? 0);
}
