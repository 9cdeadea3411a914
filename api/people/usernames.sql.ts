import { keyedDigest } from '#api/database/siteSecret.ts';
import { brokenConstraint, type Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { nameSkeleton as skeletonOf } from '#api/platform/nameSkeleton.rules.ts';
import { appUserEntity, type AppUserRow } from './accounts.entities.ts';

const digestName = (tx: Transaction, skeleton: string) =>
  keyedDigest(tx.manager, `name ${skeleton}`);

/**
 * Whether a similar name is taken or reserved; `byId`: the requesting person, null for a new
 * account. Concurrent requests are serialized.
 */
export async function findLooksTaken(
  tx: Transaction,
  username: string,
  byId: string | null = null,
): Promise<boolean> {
  const skeleton = skeletonOf(username);
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 7))', [skeleton]);
  const [row] = await tx.query<{ isTaken: boolean }>(
    `select exists (select from app_user where name_skeleton = $1 and id is distinct from $2::uuid)
       or exists (select from held_name where digest = $3 and expires_at > $4
         and ($2::uuid is null or user_id is distinct from $2::uuid)) as "isTaken"`,
    [skeleton, byId, await digestName(tx, skeleton), tx.now],
  );
  return row?.isTaken ?? true;
}

export async function holdName(
  tx: Transaction,
  { username, userId, expiresAt }: { username: string; userId: string; expiresAt: Date },
): Promise<void> {
  await tx.query(
    `insert into held_name (digest, user_id, expires_at) values ($1, $2, $3)
     on conflict (digest) do update set user_id = excluded.user_id, expires_at = excluded.expires_at`,
    [await digestName(tx, skeletonOf(username)), userId, expiresAt],
  );
}

export async function loadRenamed(
  tx: Transaction,
  id: string,
): Promise<Pick<AppUserRow, 'username' | 'email' | 'usernameChangedAt'>> {
  const account = await tx.manager.getRepository(appUserEntity).findOne({
    select: { username: true, email: true, usernameChangedAt: true },
    where: { id },
    lock: { mode: 'for_no_key_update' },
  });
  if (!account) throw new Refusal('user_not_found');
  return account;
}

/** All processes drop their cached lists, since these may contain the name. */
export async function saveUsername(tx: Transaction, id: string, username: string): Promise<void> {
  const named = { username, nameSkeleton: skeletonOf(username), usernameChangedAt: tx.now };
  await tx.manager
    .getRepository(appUserEntity)
    .update({ id }, named)
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'app_user_username' ? new Refusal('username_taken') : error;
    });
  tx.publish({ topic: 'notification', id }, 'everything');
}

/** Replaces a given-up name in stored replies too. */
export async function renameInReplies(tx: Transaction, from: string, to: string): Promise<void> {
  const name = JSON.stringify(from);
  const literal = name.replaceAll(/[.^$*+?()[\]{}|\\-]/gu, String.raw`\$&`);
  const pattern = `("(?:username|[a-z]+Name)":)${literal}`;
  const change = [pattern, String.raw`\1` + JSON.stringify(to)];
  await tx.query(
    `update idempotency_key set reply = regexp_replace(reply, $1, $2, 'g'),
       names = array_replace(names, $3, $4) where names @> array[$3]`,
    [...change, from, to],
  );
  // Replies of earlier releases do not list names; the last of them expires after 30 days.
  await tx.query(
    `update idempotency_key set reply = regexp_replace(reply, $1, $2, 'g')
     where names is null and is_whole and strpos(reply, $3) > 0`,
    [...change, name],
  );
}
