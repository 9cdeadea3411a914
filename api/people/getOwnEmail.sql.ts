import { MoreThan } from 'typeorm';
import { emailChangeEntity } from './credentials.entities.ts';
import { getUser } from './getUser.sql.ts';
import type { Queryable } from '#api/platform/queryable.sql.ts';
import type { OwnEmail } from '#schema/people/credentials.ts';

/** A person's address, whether it is proved, and a change under way. */
export async function getOwnEmail(
  database: Queryable,
  { userId, now }: { userId: string; now: Date },
): Promise<OwnEmail> {
  const { email, emailProvedAt } = await getUser(database, userId);
  const changes = database.manager.getRepository(emailChangeEntity);
  const change = await changes.findOneBy({ userId, endsAt: MoreThan(now) });
  return {
    address: email,
    isProved: emailProvedAt !== null,
    change: change && {
      address: change.email,
      isOldConfirmed: change.isOldConfirmed,
      isNewConfirmed: change.isNewConfirmed,
      endsAt: change.endsAt.toISOString(),
    },
  };
}
