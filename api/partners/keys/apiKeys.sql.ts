import { sha256 } from '#api/database/sha256.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { utf8Bytes } from '#api/platform/bytes.rules.ts';
import { timeSql, type Queryable } from '#api/platform/fragments.sql.ts';
import type { ApiKeyScope } from '#schema/partners/apiKeys.ts';

/** Keys are long and random, so an unsalted digest cannot be reversed. */
const hashKey = (key: string): Buffer => Buffer.from(sha256(utf8Bytes(key)));

/** `userId` null: the installation's. */
type NewApiKey = {
  id: string;
  userId: string | null;
  madeBy: string;
  name: string;
  scopes: readonly ApiKeyScope[];
  /** The body that answers with it; null: none. */
  bodyId: string | null;
  key: string;
};

export async function insertApiKey(tx: Transaction, made: NewApiKey): Promise<void> {
  const { id, userId, madeBy, name, scopes, key, bodyId } = made;
  await tx.query(
    `insert into api_key (id, user_id, made_by, name, scopes, key_hash, created_at, body_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, userId, madeBy, name, scopes, hashKey(key), tx.now, bodyId],
  );
}

export async function isBody(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.query('select 1 from responsible_body where id = $1', [id])).length > 0;
}

export async function countApiKeys(tx: Transaction, userId: string | null): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::integer as count from api_key
     where user_id is not distinct from $1::uuid and revoked_at is null`,
    [userId],
  );
  return row?.count ?? 0;
}

/** Returns its name; null: no such key was in use. */
export async function revokeKey(
  tx: Transaction,
  id: string,
  userId: string | null,
): Promise<string | null> {
  const [rows]: [{ name: string }[]] = await tx.manager.query(
    `update api_key set revoked_at = $3
     where id = $1 and user_id is not distinct from $2::uuid and revoked_at is null
     returning name`,
    [id, userId, tx.now],
  );
  return rows[0]?.name ?? null;
}

/** As JSON, newest first. */
export async function listKeys(database: Queryable, userId: string | null): Promise<string> {
  const [row] = await database.query<{ json: string }>(
    `select coalesce(json_agg(json_build_object('id', k.id, 'name', k.name, 'scopes', k.scopes,
       'byName', b.username, 'bodyName', r.name, 'createdAt', ${timeSql('k.created_at')},
       'lastUsedAt', ${timeSql('k.last_used_at')}) order by k.created_at desc, k.id), '[]')::text as json
     from api_key k join app_user b on b.id = k.made_by
       left join responsible_body r on r.id = k.body_id
     where k.user_id is not distinct from $1::uuid and k.revoked_at is null`,
    [userId],
  );
  return row?.json ?? '[]';
}

/** Who owns a key; `userId` null: the installation. */
export type UsedKey = {
  id: string;
  userId: string | null;
  madeBy: string;
  scopes: ApiKeyScope[];
  /** The body that answers with it. */
  bodyId: string | null;
};

/** Whose rate limits its use counts against: more keys do not give a person more. */
export const senderKey = ({ id, userId }: Pick<UsedKey, 'id' | 'userId'>): string =>
  userId ?? `key ${id}`;

/** Null: unknown or revoked. Records when it was last used, to the minute. */
export async function findUsedKey(
  database: Queryable,
  key: string,
  now: Date,
): Promise<UsedKey | null> {
  const [found] = await database.query<UsedKey & { isNoted: boolean }>(
    `select id, user_id as "userId", made_by as "madeBy", scopes, body_id as "bodyId",
       coalesce(last_used_at > $2::timestamptz - interval '1 minute', false) as "isNoted"
     from api_key where key_hash = $1 and revoked_at is null`,
    [hashKey(key), now],
  );
  if (!found) return null;
  const { isNoted, ...used } = found;
  if (!isNoted)
    await database.query('update api_key set last_used_at = $2 where id = $1', [used.id, now]);
  return used;
}
