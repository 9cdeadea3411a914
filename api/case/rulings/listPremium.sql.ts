import type { ReportedCase } from './premium.rules.ts';
import type { Queryable } from '#api/platform/queryable.sql.ts';
import { moneySql, timeSql } from '#api/platform/json.sql.ts';
import { PREMIUM_ORDERS_PER_ISSUE } from '#schema/limits.ts';
import type { PremiumOrder } from '#schema/money/premium.ts';

const ORDER_JSON = `json_build_object(
  'id', o.id, 'issueId', o.issue_id, 'payerId', o.payer_id, 'payerName', payer.username,
  'validatorId', o.validator_id, 'validatorName', validator.username,
  'fee', ${moneySql('o.fee_cents')}, 'status', o.status, 'orderedAt', ${timeSql('o.ordered_at')},
  'proofId', o.proof_id, 'report', o.report, 'deliveredAt', ${timeSql('o.delivered_at')},
  'settledAt', ${timeSql('o.settled_at')})`;

const JOINED = `premium_order o join app_user payer on payer.id = o.payer_id
  join app_user validator on validator.id = o.validator_id`;

/** The paid reports of an issue, the oldest first. */
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

/** One order, as the answer to making it. */
export async function getPremiumOrder(database: Queryable, id: string): Promise<PremiumOrder> {
  const [row] = await database.query<{ item: PremiumOrder }>(
    `select ${ORDER_JSON} as item from ${JOINED} where o.id = $1`,
    [id],
  );
  if (!row) throw new RangeError('The order has just been written and is not there');
  return row.item;
}

/** The case of an issue as far as reports go, and whether a person is its creator or a donor. */
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
