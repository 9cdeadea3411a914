import { readRows } from '#api/database/transaction.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';
import { readEmail } from '#schema/typed/email.ts';
import { lookedUpName } from '#schema/typed/name.ts';
import { appUserEntity, type AppUserRow } from './accounts.entities.ts';

/** Addresses are stored in Latin letters; lowercasing other letters depends on the database's locale. */
export const addressKeySql = (address: string): string => `lower(${address} collate "C")`;

/** Names that predate the comparison rule may differ only in spelling. */
const SPELLED_FIRST = 'username = $1 desc, email_proved_at nulls last, created_at, id';

/** By name in any spelling; null: nobody. */
export async function findIdByName(
  database: Pick<Queryable, 'query'>,
  username: string,
): Promise<string | null> {
  const [found] = await database.query<{ id: string }>(
    `select id from app_user where name_key(username) = name_key($1)
     order by ${SPELLED_FIRST} limit 1`,
    [lookedUpName(username)],
  );
  return found?.id ?? null;
}

/** By name or email in any spelling; null: unknown. */
export async function findCredentials(
  database: Queryable,
  emailOrUsername: string,
): Promise<AppUserRow | null> {
  const name = lookedUpName(emailOrUsername);
  const [user] = await readRows<AppUserRow>(
    database,
    appUserEntity,
    `select * from app_user where name_key(username) = name_key($1)
       or ${addressKeySql('email')} = ${addressKeySql('$2')}
     order by ${SPELLED_FIRST} limit 1`,
    [name, readEmail(name) ?? name],
  );
  return user ?? null;
}
