import type { Transaction } from '#api/database/transaction.ts';
import { timeSql, type Queryable } from '#api/platform/fragments.sql.ts';
import type { WebhookEvent } from '#schema/partners/webhookEvents.ts';
import { WEBHOOK_DELIVERIES_SHOWN } from '#schema/partners/webhooks.ts';

type NewWebhook = { id: string; url: string; events: readonly WebhookEvent[]; madeBy: string };

export async function insertWebhook(tx: Transaction, made: NewWebhook): Promise<void> {
  await tx.query(
    `insert into webhook_endpoint (id, url, events, made_by, created_at)
     values ($1, $2, $3, $4, $5)`,
    [made.id, made.url, made.events, made.madeBy, tx.now],
  );
}

export async function countWebhooks(tx: Transaction): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::integer as count from webhook_endpoint',
  );
  return row?.count ?? 0;
}

/** Returns its address; null: none existed. */
export async function deleteWebhook(tx: Transaction, id: string): Promise<string | null> {
  const [rows]: [{ url: string }[]] = await tx.manager.query(
    'delete from webhook_endpoint where id = $1 returning url',
    [id],
  );
  return rows[0]?.url ?? null;
}

/** The number of the new secret, and the address; null: no such endpoint. */
export async function rotateSecret(
  tx: Transaction,
  id: string,
  until: Date,
): Promise<{ url: string; number: number } | null> {
  const [rows]: [{ url: string; number: number }[]] = await tx.manager.query(
    `update webhook_endpoint set secret_number = secret_number + 1, rotated_until = $2
     where id = $1 returning url, secret_number as number`,
    [id, until],
  );
  return rows[0] ?? null;
}

export async function listEndpoints(database: Queryable): Promise<string> {
  const count = (state: string) => `(select count(*)::integer from webhook_delivery d
    where d.endpoint_id = e.id and d.state = '${state}')`;
  const [row] = await database.query<{ json: string }>(
    `select coalesce(json_agg(json_build_object('id', e.id, 'url', e.url, 'events', e.events,
       'byName', b.username, 'createdAt', ${timeSql('e.created_at')}, 'goneAt', ${timeSql('e.gone_at')},
       'waiting', ${count('waiting')}, 'failed', ${count('failed')})
       order by e.created_at desc, e.id), '[]')::text as json
     from webhook_endpoint e join app_user b on b.id = e.made_by`,
  );
  return row?.json ?? '[]';
}

export async function listMessages(database: Queryable, endpointId: string): Promise<string> {
  const [row] = await database.query<{ json: string }>(
    `select coalesce(json_agg(json_build_object('id', d.id, 'event', d.event,
       'issueId', d.issue_id, 'happenedAt', ${timeSql('d.happened_at')}, 'state', d.state,
       'attemptCount', d.attempt_count, 'nextAt', ${timeSql('d.due_at')}, 'answer', d.answer)
       order by d.happened_at desc, d.id), '[]')::text as json
     from (select * from webhook_delivery where endpoint_id = $1
       order by happened_at desc, id limit ${WEBHOOK_DELIVERIES_SHOWN}) d`,
    [endpointId],
  );
  return row?.json ?? '[]';
}

type Repeatable = { url: string; dueAt: Date | null; isGone: boolean };

/** Locks it; null: unknown. */
export async function loadMessage(tx: Transaction, id: string): Promise<Repeatable | null> {
  const [row] = await tx.query<Repeatable>(
    `select e.url, d.due_at as "dueAt", e.gone_at is not null as "isGone"
     from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
     where d.id = $1 for update of d`,
    [id],
  );
  return row ?? null;
}

/** In the next round, with a new series of attempts. */
export async function sendMessageNow(tx: Transaction, id: string): Promise<void> {
  await tx.query(
    `update webhook_delivery set state = 'waiting', due_at = $2, attempt_count = 0 where id = $1`,
    [id, tx.now],
  );
  // An operator who resends an old message has seen that its receiver is back.
  await tx.query(
    `update webhook_endpoint e set gone_at = null
     from webhook_delivery d where d.id = $1 and e.id = d.endpoint_id and e.gone_at is not null`,
    [id],
  );
}
