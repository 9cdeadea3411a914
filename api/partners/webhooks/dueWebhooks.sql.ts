import { PREPARED } from '#api/database/connection/prepared.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';
import { DAY_MS, MINUTE_MS } from '#schema/durations.ts';
import type { WebhookEvent } from '#schema/partners/webhookEvents.ts';

type Database = Pick<Queryable, 'query'>;

export const WEBHOOK_BATCH = 10;
/** Longer than a batch can take: a process that holds a lease this long is dead, and others take over. */
const LEASE_MS = 5 * MINUTE_MS;
const KEPT_MS = 30 * DAY_MS;

export type DueWebhook = {
  id: string;
  endpointId: string;
  url: string;
  event: WebhookEvent;
  issueId: string;
  happenedAt: Date;
  attemptCount: number;
  secretNumber: number;
  isRotating: boolean;
};

const CLAIM_SQL = `${PREPARED}
  with due as materialized (
    select id from webhook_delivery where due_at <= $1
    order by due_at, id limit ${WEBHOOK_BATCH} for update skip locked
  ), claimed as (
    update webhook_delivery d set attempt_count = d.attempt_count + 1, due_at = $2, tried_at = $1
    from due where d.id = due.id
    returning d.*
  )
  select c.id, c.endpoint_id as "endpointId", e.url, c.event, c.issue_id as "issueId",
    c.happened_at as "happenedAt", c.attempt_count as "attemptCount",
    e.secret_number as "secretNumber", coalesce(e.rotated_until > $1, false) as "isRotating"
  from claimed c join webhook_endpoint e on e.id = c.endpoint_id`;

/** Claimed under a lease, so that no two processes send the same. */
export const claimWebhooks = (database: Database, now: Date): Promise<DueWebhook[]> =>
  database.query<DueWebhook>(CLAIM_SQL, [now, new Date(now.getTime() + LEASE_MS)]);

export type Settled = { state: 'waiting' | 'delivered' | 'failed'; dueAt: Date | null };

export async function settleWebhook(
  database: Database,
  id: string,
  { state, dueAt, answer }: Settled & { answer: string },
): Promise<void> {
  await database.query(
    `update webhook_delivery set state = $2, due_at = $3, answer = $4
     where id = $1 and state = 'waiting'`,
    [id, state, dueAt, answer],
  );
}

/** Disables the endpoint and gives up its pending messages. */
export async function endWebhook(database: Database, endpointId: string, now: Date): Promise<void> {
  await database.query('update webhook_endpoint set gone_at = $2 where id = $1', [endpointId, now]);
  await database.query(
    `update webhook_delivery set state = 'failed', due_at = null
     where endpoint_id = $1 and state = 'waiting'`,
    [endpointId],
  );
}

export async function forgetOldWebhooks(database: Database, now: Date): Promise<void> {
  await database.query(`delete from webhook_delivery where due_at is null and happened_at < $1`, [
    new Date(now.getTime() - KEPT_MS),
  ]);
}
