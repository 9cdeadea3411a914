import type { DataSource } from 'typeorm';
import type { Mailer } from '#api/platform/ports.ts';
import { HOUR_MS, MINUTE_MS } from '#schema/durations.ts';

/** A restart or an outage of the sending process takes less. */
const GONE_AFTER_MS = HOUR_MS;

const SEEN = `insert into mail_sender (seen_at) values ($1)
  on conflict (is_one) do update set seen_at = excluded.seen_at where mail_sender.seen_at < $2`;

/**
 * Whether this process delivers the database's mails. A process without SMTP does not if another has it: it
 * would only show them in its mailbox and send them nowhere.
 */
export async function takesMail(
  database: DataSource,
  mailer: Pick<Mailer, 'kind'> | null,
  now: Date,
): Promise<boolean> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  if (mailer?.kind === 'smtp') {
    await database.query(SEEN, [now, before(MINUTE_MS)]);
    return true;
  }
  const rows: object[] = await database.query('select from mail_sender where seen_at > $1', [
    before(GONE_AFTER_MS),
  ]);
  return rows.length === 0;
}
