import type { Transaction } from '#api/database/transaction.ts';

/**
 * Lets only one transaction at a time count what a person has done of a kind: of many at once, each
 * would find room under the limit. The next one counts when this one has ended.
 */
export async function lockQuota(
  tx: Transaction,
  acts: 'affected' | 'follows' | 'issues' | 'merges' | 'reports' | 'uploads',
  userId: string,
): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`trybe ${acts} by ${userId}`]);
}
