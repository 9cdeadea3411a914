import type { Transaction } from '#api/database/transaction.ts';
import { timeSql, type Queryable } from '#api/platform/fragments.sql.ts';
import type { BodyChannel, BodyForm } from '#schema/partners/bodies.ts';
import type { ActiveBody } from './chooseBody.rules.ts';

/** As JSON text in the contract's shape, active ones first. */
export async function listBodies(database: Queryable): Promise<string> {
  const [row] = await database.query<{ bodies: string }>(
    `select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name, 'channel', b.channel,
       'address', b.address, 'serviceCode', b.service_code, 'hasApiKey', b.api_key <> '',
       'categories', b.categories, 'area', b.area, 'isRetired', b.is_retired,
       'toldCount', f.told, 'answerCount', f.answers, 'lastToldAt', ${timeSql('f.last')},
       'goneAt', ${timeSql('b.gone_at')},
       'readAt', ${timeSql('b.read_at')}, 'readError', b.read_error)
       order by b.is_retired, search_fold(b.name), b.id), '[]')::text as bodies
     from responsible_body b cross join lateral (
       select count(f.told_at) as told, max(f.told_at) as last,
         (select count(*) from official_answer a join forwarding o on o.id = a.forwarding_id
          where o.body_id = b.id) as answers
       from forwarding f where f.body_id = b.id) f`,
  );
  return `{"bodies":${row?.bodies ?? '[]'}}`;
}

type Saved = { id: string; byId: string; body: BodyForm };

type Known = { channel: BodyChannel; secretNumber: number; address: string; hasApiKey: boolean };

/** Locks the body; null: new. */
export async function loadKnownBody(tx: Transaction, id: string): Promise<Known | null> {
  const [known] = await tx.query<Known>(
    `select channel, secret_number as "secretNumber", address, api_key <> '' as "hasApiKey"
     from responsible_body where id = $1 for update`,
    [id],
  );
  return known ?? null;
}

/** Keeps the stored key if none is given. Resumes a body whose program was gone. */
export async function saveBodyRow(tx: Transaction, { id, byId, body }: Saved): Promise<void> {
  const isApi = body.channel === 'open311';
  await tx.query(
    `insert into responsible_body as b
       (id, name, channel, address, service_code, api_key, categories, area, by_id, active_since)
     values ($1, $2, $3, $4, $5, coalesce($6, ''), $7, $8::jsonb, $9, $10)
     on conflict (id) do update set name = $2, channel = $3, address = $4, service_code = $5,
       api_key = coalesce($6, b.api_key), categories = $7, area = $8::jsonb, by_id = $9,
       read_due_at = default, read_failures = 0, read_error = null, has_updates = null`,
    [
      id,
      body.name,
      body.channel,
      body.address,
      isApi ? body.serviceCode : '',
      isApi ? (body.apiKey ?? null) : '',
      [...new Set(body.categories)],
      body.area && JSON.stringify(body.area),
      byId,
      tx.now,
    ],
  );
  await tx.query(
    `insert into forwarding_cursor (id, version) values (1, (select last_value from issue_version))
     on conflict do nothing`,
  );
  await tellAgain(tx, id);
}

/** Makes everything due that was waiting because the body's program was gone. */
async function tellAgain(tx: Transaction, id: string): Promise<void> {
  await tx.query(
    `with back as (
       update responsible_body set gone_at = null where id = $1 and gone_at is not null returning id
     ) update forwarding f set due_at = default from back where f.body_id = back.id and f.told_at is null`,
    [id],
  );
}

/** The number of the new secret, and the name; null: no body that is told by webhook. */
export async function saveRotated(
  tx: Transaction,
  id: string,
  until: Date,
): Promise<{ name: string; number: number } | null> {
  const [row] = await tx.query<{ name: string; number: number }>(
    `with rotated as (
       update responsible_body set secret_number = secret_number + 1, rotated_until = $2
       where id = $1 and channel = 'webhook' returning name, secret_number as number
     ) select name, number from rotated`,
    [id, until],
  );
  return row ?? null;
}

/** Locks the list, so that parallel additions are counted. */
export async function countOtherBodies(tx: Transaction, id: string): Promise<number> {
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', ['trybe bodies']);
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::integer as count from responsible_body where id <> $1',
    [id],
  );
  return row?.count ?? 0;
}

/** Returns the name of the body; null: unknown. A resumed one is told only of reports made from now on. */
export async function saveRetired(
  tx: Transaction,
  { id, isRetired }: { id: string; isRetired: boolean },
): Promise<{ name: string } | null> {
  const [row] = await tx.query<{ name: string }>(
    `with changed as (
       update responsible_body set is_retired = $2,
         active_since = case when is_retired and not $2 then $3 else active_since end
       where id = $1 returning name
     ) select name from changed`,
    [id, isRetired, tx.now],
  );
  if (!isRetired) await tellAgain(tx, id);
  return row ?? null;
}

export function findActiveBodies(tx: Transaction): Promise<ActiveBody[]> {
  return tx.query<ActiveBody>(
    `select id, categories, area, active_since as "activeSince" from responsible_body
     where not is_retired`,
  );
}
