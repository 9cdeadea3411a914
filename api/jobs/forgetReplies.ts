import type { DataSource } from 'typeorm';
import { daysAfter } from '#api/platform/instant.rules.ts';

const ROWS_AT_ONCE = 1_000;

const due = `select key_hash from idempotency_key
  where is_whole and created_at <= $1 order by created_at limit ${ROWS_AT_ONCE}`;

const ended = `with due as (${due}), gone as (
  delete from idempotency_key k using due d where k.key_hash = d.key_hash and not k.is_lasting
) select count(*)::integer as count from due`;

/** Keeps ids, times, amounts, figures and the receipt: nobody's text, and no name. */
const shortened = `update idempotency_key k set is_whole = false, names = '{}',
  reply = case when k.reply like '{%' then (
    select coalesce(jsonb_object_agg(m.key, m.value), '{}')::text
    from jsonb_each(k.reply::jsonb) m
    where m.key = 'receipt' or jsonb_typeof(m.value) in ('number', 'boolean')
      or jsonb_typeof(m.value) = 'string' and m.value #>> '{}' ~ '^[0-9a-fTZ:.-]{1,40}$')
    else k.reply end
  where k.is_lasting and k.key_hash in (${due})`;

/**
 * Shortens or deletes replies stored for `keptDays`: if the operation must never run twice, a short form
 * stays with the key; all others are deleted. Safe to repeat and to run in several processes.
 */
export async function forgetReplies(
  database: DataSource,
  { now, keptDays, isStopping }: { now: Date; keptDays: number; isStopping: () => boolean },
): Promise<void> {
  const before = daysAfter(now, -keptDays);
  while (!isStopping()) {
    const [found]: { count: number }[] = await database.query(ended, [before]);
    await database.query(shortened, [before]);
    if ((found?.count ?? 0) < ROWS_AT_ONCE) return;
  }
}
