import { readRows, type Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { premiumOrderEntity, type PremiumOrderRow } from '#api/money/money.entities.ts';
import type { ReportedCase } from './premium.rules.ts';
import { moneySql, timeSql, type Queryable } from '#api/platform/fragments.sql.ts';
import { PREMIUM_ORDERS_PER_ISSUE } from '#schema/limits.ts';
import type { PremiumOrder } from '#schema/case/premium.ts';

/** A paid report, with the closing time of the vote that it is for; null: nothing to vote on yet. */
export type VotedOrder = PremiumOrderRow & { windowEndsAt: Date | null };

export async function loadOrder(tx: Transaction, id: string): Promise<PremiumOrderRow> {
  const order = await tx.manager.getRepository(premiumOrderEntity).findOneBy({ id });
  if (!order) throw new Refusal('order_not_found');
  return order;
}

/** The orders of an issue whose fee is still in escrow, oldest first; the issue is locked. */
export function findAwaitingOrders(tx: Transaction, issueId: string): Promise<VotedOrder[]> {
  return readRows<VotedOrder>(
    tx,
    premiumOrderEntity,
    `select o.*,
       (select max(p.window_ends_at) from proof p where p.issue_id = o.issue_id
          and case when o.proof_id is null then p.window_ends_at > o.ordered_at
            else p.id = o.proof_id end) as "windowEndsAt"
     from premium_order o where o.issue_id = $1 and o.status = 'awaiting'
     order by o.ordered_at, o.id`,
    [issueId],
  );
}

/** All orders ever made for an issue; the issue is locked. */
export function findOrders(tx: Transaction, issueId: string): Promise<PremiumOrderRow[]> {
  return tx.manager.getRepository(premiumOrderEntity).findBy({ issueId });
}

/** Adds an order; its fee is in escrow from now on. */
export async function insertOrder(
  tx: Transaction,
  order: Pick<PremiumOrderRow, 'id' | 'issueId' | 'payerId' | 'validatorId' | 'feeCents'>,
): Promise<void> {
  await tx.manager.getRepository(premiumOrderEntity).insert({ ...order, orderedAt: tx.now });
}

/** Saves the report, which is immutable. */
export async function saveReport(
  tx: Transaction,
  id: string,
  said: { proofId: string; report: string },
): Promise<void> {
  const delivery = { ...said, deliveredAt: tx.now };
  await tx.manager.getRepository(premiumOrderEntity).update({ id }, delivery);
}

/** Saves how an order ended: its fee has left the escrow. */
export async function saveSettled(
  tx: Transaction,
  id: string,
  status: 'paid' | 'refunded',
): Promise<void> {
  const settled = { status, settledAt: tx.now };
  await tx.manager.getRepository(premiumOrderEntity).update({ id }, settled);
}

const ORDER_JSON = `json_build_object(
  'id', o.id, 'issueId', o.issue_id, 'payerId', o.payer_id, 'payerName', payer.username,
  'validatorId', o.validator_id, 'validatorName', validator.username,
  'fee', ${moneySql('o.fee_cents')}, 'status', o.status, 'orderedAt', ${timeSql('o.ordered_at')},
  'proofId', o.proof_id, 'report', o.report, 'deliveredAt', ${timeSql('o.delivered_at')},
  'settledAt', ${timeSql('o.settled_at')})`;

const JOINED = `premium_order o join app_user payer on payer.id = o.payer_id
  join app_user validator on validator.id = o.validator_id`;

/** The paid reports of an issue, oldest first. */
export async function listPremiumOrders(
  database: Queryable,
  issueId: string,
): Promise<PremiumOrder[]> {
  const rows = await database.query<{ item: PremiumOrder }>(
    `select ${ORDER_JSON} as item from ${JOINED} where o.issue_id = $1
     order by o.ordered_at, o.id limit ${PREMIUM_ORDERS_PER_ISSUE}`,
    [issueId],
  );
  return rows.map(({ item }) => item);
}

/** One order, as the response to placing it. */
export async function getPremiumOrder(database: Queryable, id: string): Promise<PremiumOrder> {
  const [row] = await database.query<{ item: PremiumOrder }>(
    `select ${ORDER_JSON} as item from ${JOINED} where o.id = $1`,
    [id],
  );
  if (!row) throw new RangeError('The order has just been written and is not there');
  return row.item;
}

/** The case of an issue as far as reports need it, and whether a person is its creator or a donor. */
export async function getReportedCase(
  database: Queryable,
  issueId: string,
  userId: string | null,
): Promise<ReportedCase & { isFrozen: boolean; isPayer: boolean }> {
  const [row] = await database.query<ReportedCase & { isFrozen: boolean; isPayer: boolean }>(
    `select i.status, i.verification_state as verification, i.is_frozen as "isFrozen",
       (select max(p.window_ends_at) from proof p where p.issue_id = i.id) as "windowEndsAt",
       coalesce(i.reporter_id = $2 or exists (select 1 from pledge p
         where p.issue_id = i.id and p.user_id = $2), false) as "isPayer"
     from issue i where i.id = $1`,
    [issueId, userId],
  );
  if (!row) throw new RangeError('The issue was there a moment ago');
  return row;
}
