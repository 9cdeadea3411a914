import type { EntityManager } from 'typeorm';
import { VISIBLE_ISSUE } from '#api/platform/fragments.sql.ts';
import type { WebhookEvent } from '#schema/partners/webhookEvents.ts';

export type ToldEvent = { event: WebhookEvent; issueId: string };

/**
 * Orders messages to the programs that asked for the events, in the caller's transaction: of visible
 * issues, and that one is hidden. True: there are some.
 */
export async function queueWebhooks(
  manager: EntityManager,
  now: Date,
  told: readonly ToldEvent[],
): Promise<boolean> {
  if (told.length === 0) return false;
  const rows = told.map(({ event, issueId }) => ({ event, issue_id: issueId }));
  const queued: unknown[] = await manager.query(
    `insert into webhook_delivery (endpoint_id, event, issue_id, happened_at, due_at)
     select e.id, t.event, t.issue_id, $2, $2
     from webhook_endpoint e
     join json_to_recordset($1) as t (event text, issue_id uuid) on t.event = any (e.events)
     join issue i on i.id = t.issue_id
     where e.gone_at is null and (t.event = 'hidden' or ${VISIBLE_ISSUE})
     returning id`,
    [JSON.stringify(rows), now],
  );
  return queued.length > 0;
}
