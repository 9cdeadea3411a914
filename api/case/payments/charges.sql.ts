import type { Transaction } from '#api/database/transaction.ts';
import type { CausedReturns } from './cardReturns.rules.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import { appUserEntity } from '#api/people/accounts.entities.ts';
import { pledgeEntity } from '#api/money/money.entities.ts';
import { providerPaymentEntity, type ProviderPaymentRow } from '#api/money/payments.entities.ts';
import { moneySql, type Queryable } from '#api/platform/fragments.sql.ts';
import type { PledgePayment } from '#schema/case/pledge.ts';

/** Adds a payment that a person is about to make on a page of the provider. */
export async function insertCharge(
  tx: Transaction,
  charge: Pick<
    ProviderPaymentRow,
    'id' | 'provider' | 'issueId' | 'userId' | 'amountCents' | 'expiresAt' | 'nextAttemptAt'
  >,
): Promise<void> {
  const payment = { ...charge, kind: 'charge' as const, createdAt: tx.now };
  await tx.manager.getRepository(providerPaymentEntity).insert(payment);
}

/**
 * A donor's real payment on its way to us, locked until the transaction ends; null: none. Its issue is locked
 * first, as in everything that moves money: a different lock order could deadlock.
 */
export async function findCharge(tx: Transaction, id: string): Promise<ProviderPaymentRow | null> {
  await tx.query(
    `select 1 from issue where id = (select issue_id from provider_payment where id = $1)
     for no key update`,
    [id],
  );
  return tx.manager.getRepository(providerPaymentEntity).findOne({
    where: { id, kind: 'charge' },
    lock: { mode: 'for_no_key_update' },
  });
}

export type TakenPayment = Pick<ProviderPaymentRow, 'id' | 'issueId' | 'amountCents'>;

/**
 * A payment of which the provider takes something back, locked together with its issue; for test money, which
 * has no charge, the pledge. Null: not ours.
 */
export async function findTakenPayment(tx: Transaction, id: string): Promise<TakenPayment | null> {
  const charge = await findCharge(tx, id);
  return charge ?? tx.manager.getRepository(pledgeEntity).findOneBy({ id });
}

/** The person whose money has arrived, as the rules see them now. */
export async function loadPayer(tx: Transaction, { userId }: ProviderPaymentRow): Promise<Actor> {
  const payer = await tx.manager.getRepository(appUserEntity).findOneOrFail({
    where: { id: userId },
    select: { id: true, username: true, accountRole: true, isFrozen: true, trustScore: true },
  });
  // A pledge requires no more than this, and nothing else is done in the payer's name.
  return { ...payer, contactLevel: 1 };
}

/** Saves the page that a donor pays on, so that a repeat leads to the same one. */
export async function saveCheckout(
  tx: Transaction,
  id: string,
  checkout: { checkoutId: string; url: string },
): Promise<void> {
  const { checkoutId, url: checkoutUrl } = checkout;
  await tx.manager.getRepository(providerPaymentEntity).update({ id }, { checkoutId, checkoutUrl });
}

/**
 * The payment state of a person's own pledge; null: unknown or another person's. A pledge without a charge is
 * test money and is there from the start.
 */
export async function getPledgePayment(
  database: Queryable,
  pledgeId: string,
  userId: string,
): Promise<PledgePayment | null> {
  const [row] = await database.query<{ payment: PledgePayment }>(
    `select json_build_object(
       'state', case
         when c.status = 'pending' then 'awaited'
         when c.status = 'failed' then 'expired'
         when p.status in ('held', 'spent') then 'received'
         else 'returned' end,
       'issueId', coalesce(p.issue_id, c.issue_id),
       'amount', ${moneySql(`coalesce(p.amount_cents - case when p.status in ('held', 'spent')
         then p.taken_cents else 0 end, c.amount_cents)`)},
       'pledge', p.status,
       'checkoutUrl', case when c.status = 'pending' then c.checkout_url end) as payment
     from (select $1::uuid as id) asked
     left join pledge p on p.id = asked.id and p.user_id = $2
     left join provider_payment c on c.id = asked.id and c.kind = 'charge' and c.user_id = $2
     where p.id is not null or c.id is not null`,
    [pledgeId, userId],
  );
  return row?.payment ?? null;
}

/** What the payment page shows, and until when it may be opened. */
export async function getOwnCharge(
  database: Queryable,
  chargeId: string,
): Promise<{ amountCents: bigint; title: string; expiresAt: Date } | null> {
  const [row] = await database.query<{ amount_cents: string; title: string; expires_at: Date }>(
    `select c.amount_cents, c.expires_at, i.title from provider_payment c
     join issue i on i.id = c.issue_id where c.id = $1`,
    [chargeId],
  );
  if (!row) return null;
  return { amountCents: BigInt(row.amount_cents), title: row.title, expiresAt: row.expires_at };
}

/**
 * SQL: who said that issue `i` is fixed and thereby got the pledge `p` refunded: its donor, or an account
 * sharing a card or browser with them.
 */
const SAID_FIXED = `(select y.user_id from (
    select f.user_id from fixed_answer f join official_answer o on o.id = f.answer_id
    where o.issue_id = i.id and f.is_fixed
    union all
    select i.reporter_id from fixed_claim c where c.issue_id = i.id and c.is_fixed) y
  where y.user_id = p.user_id or exists (
    select from account_trace a join account_trace b on b.kind = a.kind and b.digest = a.digest
    where a.user_id = y.user_id and b.user_id = p.user_id and a.kind <> 'together')
  limit 1)`;

/**
 * How many card pledges were refunded since `since`, by who caused it: the donor who withdrew one, the
 * reporter who deleted the issue, or a person who said that the issue is fixed and had money of their own in
 * it.
 */
export function findCausedReturns(tx: Transaction, since: Date): Promise<CausedReturns[]> {
  return tx.query(
    `select r.user_id as "userId", count(*)::int as count from (
       select case when p.status = 'withdrawn' then p.user_id
         when i.deleted_at is not null and p.closed_at = i.deleted_at then i.reporter_id
         when exists (select from audit_entry e where e.issue_id = i.id
           and e.action = 'issue_fixed' and e.created_at = p.closed_at) then ${SAID_FIXED} end as user_id
       from pledge p join provider_payment c on c.id = p.id and c.kind = 'charge'
       join issue i on i.id = p.issue_id
       where p.status in ('withdrawn', 'refunded') and p.closed_at > $1) r
     where r.user_id is not null group by r.user_id`,
    [since],
  );
}
