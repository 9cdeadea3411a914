import { LessThanOrEqual } from 'typeorm';
import type { Transaction } from '#api/database/transaction.ts';
import { dataExportEntity, type ExportedFile, type DataExportRow } from './dataExports.entities.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';

/**
 * Tables with personal rows, the column of the person, and omitted columns, which stay secret even from that
 * person: `jury_secret` would predict a jury, and a verdict's `salt` would let it be sold.
 */
const TABLES: readonly [table: string, column: string, without?: string][] = [
  ['session', 'user_id', '{id_hash,data}'],
  ['passkey', 'user_id', '{public_key}'],
  ['provider_identity', 'user_id', '{identity_digest}'],
  ['contact_proof', 'user_id', '{digest,seen_by}'],
  ['notification_choice', 'user_id'],
  ['notification', 'user_id'],
  ['push_subscription', 'user_id', '{session_hash,p256dh,auth}'],
  ['payout_account', 'user_id'],
  ['email_change', 'user_id'],
  ['api_key', 'user_id', '{key_hash}'],
  ['calendar_address', 'user_id', '{token_hash}'],
  ['issue', 'reporter_id'],
  ['upload', 'owner_id', '{perceptual_hash}'],
  ['video_upload', 'owner_id'],
  ['partial_upload', 'user_id'],
  ['chat_message', 'user_id'],
  ['issue_affected', 'user_id'],
  ['issue_follow', 'user_id'],
  ['fixed_answer', 'user_id'],
  ['issue_sighting', 'user_id'],
  ['success_story', 'user_id'],
  ['area_follow', 'user_id'],
  ['digest_choice', 'user_id'],
  ['work_alert', 'user_id'],
  ['work_told', 'user_id'],
  ['pledge', 'user_id'],
  ['proposal', 'solver_id'],
  ['vote', 'user_id'],
  ['proof', 'solver_id', '{jury_secret}'],
  ['ballot', 'user_id'],
  ['proof_flag', 'user_id'],
  ['rating', 'user_id'],
  ['jury_seat', 'user_id'],
  ['jury_verdict', 'user_id', '{salt}'],
  ['payout', 'solver_id'],
  ['provider_payment', 'user_id'],
  ['ledger_entry', 'user_id'],
  ['premium_order', 'payer_id'],
  ['trust_event', 'user_id'],
  ['content_report', 'user_id', '{case_id}'],
  ['moderation_case', 'author_id', '{decided_by,appeal_by,opened_at}'],
  ['role_grant', 'user_id', '{by_id}'],
  ['operator_act', 'user_id', '{by_id}'],
];

const listSql = ([table, column, without = '{}']: (typeof TABLES)[number]) =>
  `'${table}', (select coalesce(jsonb_agg(to_jsonb(t) - '${without}'::text[]), '[]')
     from ${table} t where t.${column} = $1)`;

const COLLECT_SQL = `
  select jsonb_pretty(jsonb_build_object(
    'account', (select to_jsonb(u) - '{password_hash,audit_salt,name_skeleton}'::text[]
      from app_user u where u.id = $1),
    ${TABLES.map(listSql).join(',\n    ')}
  )) as data`;

const FILES_SQL = `
  select 'photos/' || id || '.' || split_part(mime, '/', 2) as name, bytes,
    'originals/' || left(encode(sha256, 'hex'), 2) || '/' || encode(sha256, 'hex') as key
  from upload where owner_id = $1
  union all
  select 'videos/' || id || '.' || split_part(mime, '/', 2), bytes,
    'videos/' || left(encode(sha256, 'hex'), 2) || '/' || encode(sha256, 'hex')
  from video_upload where owner_id = $1
  order by name`;

/** Replaces the previous one. */
export async function saveDataExport(tx: Transaction, userId: string): Promise<void> {
  const exports = tx.manager.getRepository(dataExportEntity);
  await exports.delete({ userId });
  await exports.insert({ id: tx.randomUuid(), userId, askedAt: tx.now, files: [] });
}

/** The oldest unclaimed order, locked; null: none. Deletes expired copies first. */
export async function claimDataExport(
  tx: Transaction,
): Promise<{ id: string; userId: string } | null> {
  await tx.manager.getRepository(dataExportEntity).delete({ expiresAt: LessThanOrEqual(tx.now) });
  const [row] = await tx.query<{ id: string; user_id: string }>(
    `select id, user_id from data_export where data is null
     order by asked_at limit 1 for update skip locked`,
  );
  return row ? { id: row.id, userId: row.user_id } : null;
}

/** As JSON text, by table. */
export async function collectOwnData(tx: Transaction, userId: string): Promise<string> {
  const [row] = await tx.query<{ data: string }>(COLLECT_SQL, [userId]);
  return row?.data ?? '{}';
}

export const findOwnFiles = (tx: Transaction, userId: string): Promise<ExportedFile[]> =>
  tx.query<ExportedFile>(FILES_SQL, [userId]);

export async function saveMadeExport(
  tx: Transaction,
  id: string,
  made: { data: string; files: ExportedFile[]; expiresAt: Date },
): Promise<void> {
  await tx.manager.getRepository(dataExportEntity).update({ id }, made);
}

/** Null: none, or expired. */
export async function getDataExport(
  { manager }: Queryable,
  { userId, now }: { userId: string; now: Date },
): Promise<DataExportRow | null> {
  const found = await manager.getRepository(dataExportEntity).findOneBy({ userId });
  const isOver = found?.expiresAt != null && found.expiresAt <= now;
  return isOver ? null : found;
}
