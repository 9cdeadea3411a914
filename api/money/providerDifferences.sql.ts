import type { Transaction } from '#api/database/transaction.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';
import { providerDifferenceEntity, type ProviderDifferenceRow } from './payments.entities.ts';

export type ProviderDifference = Omit<
  ProviderDifferenceRow,
  'id' | 'foundAt' | 'seenAt' | 'settledAt'
>;

/**
 * Saves a difference once, however often it is found. One that the books have already followed counts as
 * settled from the start. Returns whether it is new.
 */
export async function saveDifference(
  tx: Transaction,
  difference: ProviderDifference,
): Promise<boolean> {
  const { what, thing, providerId, theirsCents } = difference;
  const id = `${what} ${thing} ${providerId}`;
  const settledAt = what === 'missed' ? tx.now : null;
  const repository = tx.manager.getRepository(providerDifferenceEntity);
  const known = await repository.findOneBy({ id });
  if (known === null) {
    await repository.insert({ ...difference, id, foundAt: tx.now, seenAt: tx.now, settledAt });
    return true;
  }
  await repository.update({ id }, { seenAt: tx.now, theirsCents, settledAt });
  return known.settledAt !== null && settledAt === null;
}

/** Settles what a comparison of everything created since `since` has not found again. */
export async function settleDifferences(
  tx: Transaction,
  { since, startedAt }: { since: Date; startedAt: Date },
): Promise<void> {
  await tx.query(
    `update provider_difference set settled_at = $3
     where settled_at is null and found_at > $1 and seen_at < $2`,
    [since, startedAt, tx.now],
  );
}

/** Every open difference, one line each. */
export async function listOpenDifferences(database: Pick<Queryable, 'query'>): Promise<string[]> {
  const rows = await database.query<{ line: string }>(
    `select concat_ws(' ', thing, provider_id, what,
       case when ours_cents is not null then 'books ' || ours_cents end,
       case when theirs_cents is not null then 'provider ' || theirs_cents end, currency_code) as line
     from provider_difference where settled_at is null order by found_at, id`,
  );
  return rows.map(({ line }) => line);
}
