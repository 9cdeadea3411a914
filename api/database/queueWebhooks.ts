import type { EntityManager } from 'typeorm';
import { VISIBLE_ISSUE } from '#api/platform/fragments.sql.ts';
import type { WebhookEvent } from '#schema/partners/webhookEvents.ts';

export type ToldEvent = { event: WebhookEvent; issueId: string };

export const toldRows = (told: readonly ToldEvent[]): string =>
  JSON.stringify(told.map(({ event, issueId }) => ({ event, issue_id: issueId })));

/**
 * SQL: queues webhooks to the endpoints that asked for the events `told` (as `toldRows` returns them): for
 * visible issues, and for an issue being hidden. Returns one row for each.
 */
export const queueSql = (told: string, now: string): string => `
  insert into webhook_delivery (endpoint_id, event, issue_id, happened_at, due_at)
  select e.id, t.event, t.issue_id, ${now}::timestamptz, ${now}::timestamptz
  from webhook_endpoint e
  join json_to_recordset(${told}::json) as t (event text, issue_id uuid) on t.event = any (e.events)
  join issue i on i.id = t.issue_id
  where e.gone_at is null and (t.event = 'hidden' or ${VISIBLE_ISSUE})
  returning id`;

/** Runs in the caller's transaction. True: some were queued. */
export async function queueWebhooks(
  manager: EntityManager,
  now: Date,
  told: readonly ToldEvent[],
): Promise<boolean> {
  if (told.length === 0) return false;
  const queued: unknown[] = await manager.query(queueSql('$1', '$2'), [toldRows(told), now]);
  return queued.length > 0;
}
