import { timeSql, listPage, type Queryable } from '#api/platform/fragments.sql.ts';
import type { DeliveryFilter, WaitingFilter } from '#schema/console/consoleFilters.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { noticeDeliveryEntity } from '#api/notices/notices.entities.ts';
import { accountMailEntity } from '#api/people/credentials.entities.ts';
import { providerPaymentEntity } from '#api/money/payments.entities.ts';

/** The first attempt removes a notice or mail from the queue or leaves it with one attempt. */
const NOTICES = `
  select d.id::text as id, case when d.subscription_id is null then 'email' else 'push' end as kind,
    n.type as what, n.user_id, d.attempt_count::integer as attempt_count, n.created_at as since,
    d.due_at, null::text as last_error
  from notice_delivery d join notification n on n.id = d.notification_id`;

const ACCOUNT_MAILS = `
  select id::text, 'account_mail', kind, user_id, attempt_count::integer, null::timestamptz, due_at,
    null
  from account_mail`;

const PAYMENTS = `
  select id::text, 'payment', kind, user_id, attempts, created_at, next_attempt_at, last_error
  from provider_payment where status = 'pending' and kind <> 'charge'`;

/** `user_id` null: a body has no account. */
const FORWARDINGS = `
  select id::text, 'forwarding', 'issue_forwarded', null::uuid, attempt_count::integer, chosen_at, due_at,
    last_error
  from forwarding where told_at is null`;

/** All waiting deliveries, as rows `m`. */
export const WAITING_DELIVERIES = `(${[NOTICES, ACCOUNT_MAILS, PAYMENTS, FORWARDINGS].join(' union all ')}) m`;

const STATES: Record<WaitingFilter, string> = {
  any: 'true',
  failing: 'm.attempt_count > 0',
  untried: 'm.attempt_count = 0',
};

const DELIVERY_JSON = `json_build_object('id', m.id, 'kind', m.kind, 'what', m.what,
  'userId', m.user_id, 'userName', u.username, 'attemptCount', m.attempt_count,
  'since', ${timeSql('m.since')},
  'nextAt', case when isfinite(m.due_at) then ${timeSql('m.due_at')} end,
  'lastError', m.last_error)`;

type Asked = { kind: DeliveryFilter; state: WaitingFilter; page: number; pageSize: number };

export function listDeliveries(
  database: Queryable,
  { kind, state, ...page }: Asked,
): Promise<string> {
  const listing = {
    from: WAITING_DELIVERIES,
    where: `($1 = 'any' or m.kind = $1) and ${STATES[state]}`,
    order: 'm.attempt_count desc, m.due_at, m.id',
    json: DELIVERY_JSON,
    joins: 'left join app_user u on u.id = m.user_id',
  };
  return listPage(database, listing, [kind], page);
}

const lock = { mode: 'for_no_key_update' } as const;

/** Due at once, whatever clock the sender uses. */
const AT_ONCE = () => "'-infinity'";

type Due = { userId: string | null; dueAt: Date | number };

/** Locks the row; null: already sent, or unknown. */
export async function loadNoticeDelivery(
  tx: Transaction,
  { id, isPush }: { id: number; isPush: boolean },
): Promise<Due | null> {
  const deliveries = tx.manager.getRepository(noticeDeliveryEntity);
  const found = await deliveries.findOne({ where: { id }, lock });
  if (!found || (found.subscriptionId !== null) !== isPush) return null;
  const [notice] = await tx.query<{ userId: string }>(
    'select user_id as "userId" from notification where id = $1',
    [found.notificationId],
  );
  return { userId: notice?.userId ?? null, dueAt: found.dueAt };
}

/** Locks the row; null: already sent, or unknown. */
export const loadAccountMail = (tx: Transaction, id: string): Promise<Due | null> =>
  tx.manager.getRepository(accountMailEntity).findOne({ where: { id }, lock });

/** Locks the row; null: already settled, or unknown. */
export const loadOrderedPayment = (tx: Transaction, id: string) =>
  tx.manager
    .getRepository(providerPaymentEntity)
    .findOne({ where: { id, status: 'pending' }, lock });

/** Locks the row; null: told, or unknown. */
export async function loadForwarding(tx: Transaction, id: string): Promise<Due | null> {
  const [row] = await tx.query<{ dueAt: Date | number }>(
    `select due_at as "dueAt" from forwarding where id = $1 and told_at is null for update`,
    [id],
  );
  return row ? { userId: null, dueAt: row.dueAt } : null;
}

export async function forwardNow(tx: Transaction, id: string): Promise<void> {
  await tx.query(`update forwarding set due_at = '-infinity' where id = $1`, [id]);
}

export async function sendNoticeNow(tx: Transaction, id: number): Promise<void> {
  await tx.manager.getRepository(noticeDeliveryEntity).update({ id }, { dueAt: AT_ONCE });
}

export async function sendAccountMailNow(tx: Transaction, id: string): Promise<void> {
  await tx.manager.getRepository(accountMailEntity).update({ id }, { dueAt: AT_ONCE });
}

export async function payNow(tx: Transaction, id: string): Promise<void> {
  await tx.manager.getRepository(providerPaymentEntity).update({ id }, { nextAttemptAt: tx.now });
}
