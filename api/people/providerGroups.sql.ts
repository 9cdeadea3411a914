import type { Transaction } from '#api/database/transaction.ts';
import { roleGrantEntity } from './accounts.entities.ts';

/** Who changed a person's role last. */
export async function findRoleGiver(
  tx: Transaction,
  userId: string,
): Promise<'nobody' | 'provider' | 'people'> {
  const [last] = await tx.manager
    .getRepository(roleGrantEntity)
    .find({ where: { userId }, order: { id: 'desc' }, take: 1 });
  if (last === undefined) return 'nobody';
  return last.isByProvider ? 'provider' : 'people';
}
