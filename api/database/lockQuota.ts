import type { Transaction } from './transaction.ts';

/**
 * Serializes counting per person and kind: otherwise parallel transactions could each stay under the limit.
 * Held until the transaction ends.
 */
export async function lockQuota(
  tx: Transaction,
  acts:
    | 'affected'
    | 'follows'
    | 'issues'
    | 'keys'
    | 'merges'
    | 'reports'
    | 'sightings'
    | 'uploads'
    | 'webhooks',
  userId: string,
): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`trybe ${acts} by ${userId}`]);
}
