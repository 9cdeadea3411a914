import { In } from 'typeorm';
import type { Transaction } from '#api/database/transaction.ts';
import type { AccountRole } from '#schema/people/user.ts';
import { appUserEntity } from './accounts.entities.ts';

/** Everybody with one of these roles who can act, at most 500 people. */
async function findStaffIds(tx: Transaction, roles: AccountRole[]): Promise<string[]> {
  const people = await tx.manager.getRepository(appUserEntity).find({
    where: { accountRole: In(roles), isFrozen: false },
    select: { id: true },
    order: { id: 'ASC' },
    take: 500,
  });
  return people.map(({ id }) => id);
}

/** Every ambassador that can act, at most 500 people. */
export const findAmbassadorIds = (tx: Transaction): Promise<string[]> =>
  findStaffIds(tx, ['ambassador']);

/** Everybody who can decide what was reported, at most 500 people. */
export const findModeratorIds = (tx: Transaction): Promise<string[]> =>
  findStaffIds(tx, ['ambassador', 'operator']);
