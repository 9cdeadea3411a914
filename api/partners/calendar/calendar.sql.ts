import { sha256 } from '#api/database/sha256.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { utf8Bytes } from '#api/platform/bytes.rules.ts';
import { timeSql, type Queryable } from '#api/platform/fragments.sql.ts';

const hashToken = (token: string): Buffer => Buffer.from(sha256(utf8Bytes(token)));

/** Replaces the previous address. */
export async function saveCalendarToken(
  tx: Transaction,
  userId: string,
  token: string,
): Promise<void> {
  await tx.query(
    `insert into calendar_address (user_id, token_hash, made_at) values ($1, $2, $3)
     on conflict (user_id) do update
     set token_hash = excluded.token_hash, made_at = excluded.made_at, last_read_at = null`,
    [userId, hashToken(token), tx.now],
  );
}

/** False: there was none. */
export async function dropCalendarToken(tx: Transaction, userId: string): Promise<boolean> {
  const [, count]: [unknown, number] = await tx.manager.query(
    'delete from calendar_address where user_id = $1',
    [userId],
  );
  return count > 0;
}

/** As JSON. */
export async function readCalendarAddress(database: Queryable, userId: string): Promise<string> {
  const [row] = await database.query<{ json: string }>(
    `select json_build_object('madeAt', ${timeSql('c.made_at')},
       'lastReadAt', ${timeSql('c.last_read_at')})::text as json
     from calendar_address c where c.user_id = $1`,
    [userId],
  );
  return row?.json ?? 'null';
}

type CalendarOwner = { userId: string; language: string | null };

/** Whose deadlines an address shows; null: nobody's. Records when it was last read, to the minute. */
export async function findCalendarOwner(
  database: Queryable,
  token: string,
  now: Date,
): Promise<CalendarOwner | null> {
  const [found] = await database.query<CalendarOwner & { isNoted: boolean }>(
    `select c.user_id as "userId", u.language,
       coalesce(c.last_read_at > $2::timestamptz - interval '1 minute', false) as "isNoted"
     from calendar_address c join app_user u on u.id = c.user_id where c.token_hash = $1`,
    [hashToken(token), now],
  );
  if (!found) return null;
  const { isNoted, ...owner } = found;
  if (!isNoted)
    await database.query('update calendar_address set last_read_at = $2 where user_id = $1', [
      owner.userId,
      now,
    ]);
  return owner;
}
