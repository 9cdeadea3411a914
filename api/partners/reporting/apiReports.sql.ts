import type { Transaction } from '#api/database/transaction.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';
import { HOUR_MS } from '#schema/durations.ts';
import { SAME_REQUEST_HOURS } from '#schema/partners/newServiceRequest.ts';

type Sent = { keyId: string; digest: Uint8Array };

/** The report with the same content that the same key sent within a day; null: none. */
export async function findSameReport(
  database: Pick<Queryable, 'query'>,
  { keyId, digest }: Sent,
  now: Date,
): Promise<string | null> {
  const since = new Date(now.getTime() - SAME_REQUEST_HOURS * HOUR_MS);
  const rows = await database.query<{ id: string }>(
    `select issue_id as id from api_report
     where key_id = $1 and digest = $2 and reported_at > $3 order by reported_at desc limit 1`,
    [keyId, Buffer.from(digest), since],
  );
  return rows[0]?.id ?? null;
}

export async function saveApiReport(
  tx: Transaction,
  issueId: string,
  { keyId, digest }: Sent,
): Promise<void> {
  await tx.query(
    'insert into api_report (issue_id, key_id, digest, reported_at) values ($1, $2, $3, $4)',
    [issueId, keyId, Buffer.from(digest), tx.now],
  );
}

/** Made with this key, or with any key of the same person. */
export async function countApiReports(
  tx: Transaction,
  keyId: string,
  since: Date,
): Promise<number> {
  const [row] = await tx.query<{ reported: number }>(
    `select count(*)::integer as reported from api_key own
     join api_key k on k.id = own.id or k.user_id = own.user_id
     join api_report r on r.key_id = k.id
     where own.id = $1 and r.reported_at > $2`,
    [keyId, since],
  );
  return row?.reported ?? 0;
}

export async function isListedIssue(
  database: Pick<Queryable, 'query'>,
  id: string,
): Promise<boolean> {
  const rows = await database.query(
    `select 1 from api_report r join issue i on i.id = r.issue_id
     where i.id = $1 and i.deleted_at is null`,
    [id],
  );
  return rows.length > 0;
}

export async function hasMessage(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.query('select 1 from chat_message where id = $1', [id])).length > 0;
}
