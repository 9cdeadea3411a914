import type { ReportedCase } from '#api/domain/money/premium.ts';
import type { Queryable } from '#api/queries/queryable.ts';
import { moneySql, timeSql } from '#api/queries/sqlJson.ts';
import { PREMIUM_ORDERS_PER_ISSUE } from '#schema/limits.ts';
import type { PremiumOrder } from '#schema/money/premium.ts';

const ORDER_JSON = `json_build_object(
  'id', o.id, 'issueId', o.issue_id, 'payerId', o.payer_id, 'payerName', payer.username,
  'validatorId', o.validator_id, 'validatorName', validator.username,
  'fee', ${moneySql('o.fee_cents')}, 'status', o.status, 'orderedAt', ${timeSql('o.ordered_at')},
  'proofId', o.proof_id, 'report', o.report, 'deliveredAt', ${timeSql('o.delivered_at')},
  'settledAt', ${timeSql('o.settled_at')})`;

const JOINED = `premium_order o JOIN app_user payer ON payer.id = o.payer_id
  JOIN app_user validator ON validator.id = o.validator_id`;

/** The paid reports of an issue, the oldest first. */
export async function listPremiumOrders(
  database: Queryable,
  issueId: string,
): Promise<PremiumOrder[]> {
  const rows = await database.query<{ item: PremiumOrder }>(
    `SELECT ${ORDER_JSON} AS item FROM ${JOINED} WHERE o.issue_id = $1
     ORDER BY o.ordered_at, o.id LIMIT ${PREMIUM_ORDERS_PER_ISSUE}`,
    [issueId],
  );
  return rows.map(({ item }) => item);
}

/** One order, as the answer to making it. */
export async function getPremiumOrder(database: Queryable, id: string): Promise<PremiumOrder> {
  const [row] = await database.query<{ item: PremiumOrder }>(
    `SELECT ${ORDER_JSON} AS item FROM ${JOINED} WHERE o.id = $1`,
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
    `SELECT i.status, i.verification_state AS verification, i.is_frozen AS "isFrozen",
       (SELECT max(p.window_ends_at) FROM proof p WHERE p.issue_id = i.id) AS "windowEndsAt",
       coalesce(i.reporter_id = $2 OR EXISTS (SELECT 1 FROM pledge p
         WHERE p.issue_id = i.id AND p.user_id = $2), false) AS "isPayer"
     FROM issue i WHERE i.id = $1`,
    [issueId, userId],
  );
  if (!row) throw new RangeError('The issue was there a moment ago');
  return row;
}
