import { MoreThan } from 'typeorm';
import type { Transaction } from '#api/database/transaction.ts';
import { emailChangeEntity, type EmailChangeRow } from './credentials.entities.ts';
import { deleteLinks } from './accountLinks.sql.ts';
import { shownAddress } from './releasedAddress.rules.ts';
import { getUser } from './users.sql.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';
import type { OwnEmail } from '#schema/people/credentials.ts';

/** Null: none, or expired. */
export function findEmailChange(tx: Transaction, userId: string): Promise<EmailChangeRow | null> {
  const changes = tx.manager.getRepository(emailChangeEntity);
  return changes.findOneBy({ userId, endsAt: MoreThan(tx.now) });
}

export async function saveEmailChange(tx: Transaction, change: EmailChangeRow): Promise<void> {
  await tx.manager.getRepository(emailChangeEntity).upsert(change, ['userId']);
}

export async function deleteEmailChange(tx: Transaction, userId: string): Promise<void> {
  await tx.manager.getRepository(emailChangeEntity).delete({ userId });
  await deleteLinks(tx, userId, ['change_old', 'change_new']);
}

export async function getOwnEmail(
  database: Queryable,
  { userId, now }: { userId: string; now: Date },
): Promise<OwnEmail> {
  const { email, emailProvedAt } = await getUser(database, userId);
  const changes = database.manager.getRepository(emailChangeEntity);
  const change = await changes.findOneBy({ userId, endsAt: MoreThan(now) });
  return {
    address: shownAddress(email),
    isProved: emailProvedAt !== null,
    change: change && {
      address: change.email,
      isOldConfirmed: change.isOldConfirmed,
      isNewConfirmed: change.isNewConfirmed,
      endsAt: change.endsAt.toISOString(),
    },
  };
}
