import type { Transaction } from '#api/database/transaction.ts';
import type { PremiumOrder } from '#api/domain/money/premium.ts';
import { Refusal } from '#api/domain/refusal.ts';

/** A paid report as those who decide about it need it. */
export type KeptOrder = PremiumOrder & {
  id: string;
  issueId: string;
  deliveredAt: Date | null;
  /** When the vote that the report is for closes; null: nothing to vote on yet. */
  windowEndsAt: Date | null;
};

type OrderRow = Omit<KeptOrder, 'feeCents'> & { feeCents: string };

const COLUMNS = `o.id, o.issue_id AS "issueId", o.payer_id AS "payerId",
  o.validator_id AS "validatorId", o.fee_cents AS "feeCents", o.status,
  o.delivered_at AS "deliveredAt",
  (SELECT max(p.window_ends_at) FROM proof p WHERE p.issue_id = o.issue_id
     AND CASE WHEN o.proof_id IS NULL THEN p.window_ends_at > o.ordered_at
       ELSE p.id = o.proof_id END) AS "windowEndsAt"`;

const orderOf = (row: OrderRow): KeptOrder => ({ ...row, feeCents: BigInt(row.feeCents) });

/** The issue that an order is for. Throws Refusal `order_not_found`. */
export async function issueOfOrder(tx: Transaction, orderId: string): Promise<string> {
  const [row] = await tx.query<{ issue_id: string }>(
    'SELECT issue_id FROM premium_order WHERE id = $1',
    [orderId],
  );
  if (!row) throw new Refusal('order_not_found');
  return row.issue_id;
}

/** An order; its issue is locked. Throws Refusal `order_not_found`. */
export async function readOrder(tx: Transaction, orderId: string): Promise<KeptOrder> {
  const [row] = await tx.query<OrderRow>(`SELECT ${COLUMNS} FROM premium_order o WHERE o.id = $1`, [
    orderId,
  ]);
  if (!row) throw new Refusal('order_not_found');
  return orderOf(row);
}

/** The orders of an issue whose fee is still in escrow, the oldest first; the issue is locked. */
export async function awaitingOrders(tx: Transaction, issueId: string): Promise<KeptOrder[]> {
  const rows = await tx.query<OrderRow>(
    `SELECT ${COLUMNS} FROM premium_order o WHERE o.issue_id = $1 AND o.status = 'awaiting'
     ORDER BY o.ordered_at, o.id`,
    [issueId],
  );
  return rows.map(orderOf);
}

/** How many orders there ever were for an issue, and whether one for this validator is open. */
export async function countOrders(
  tx: Transaction,
  issueId: string,
  validatorId: string,
): Promise<{ count: number; hasOpen: boolean }> {
  const [row] = await tx.query<{ count: string; open: boolean | null }>(
    `SELECT count(*) AS count, bool_or(status = 'awaiting' AND validator_id = $2) AS open
     FROM premium_order WHERE issue_id = $1`,
    [issueId, validatorId],
  );
  return { count: Number(row?.count ?? 0), hasOpen: row?.open === true };
}

export type Validator = { id: string; username: string; isValidator: boolean; isFrozen: boolean };

/** A person by name, in any case. Throws Refusal `user_not_found`. */
export async function findValidator(tx: Transaction, username: string): Promise<Validator> {
  const [row] = await tx.query<Validator>(
    `SELECT id, username, is_validator AS "isValidator", is_frozen AS "isFrozen"
     FROM app_user WHERE lower(username) = lower($1)`,
    [username],
  );
  if (!row) throw new Refusal('user_not_found');
  return row;
}

/** Stores an order whose fee lies in escrow from now on. */
export async function insertOrder(
  tx: Transaction,
  order: PremiumOrder & { id: string; issueId: string },
): Promise<void> {
  const { id, issueId, payerId, validatorId, feeCents } = order;
  await tx.query(
    `INSERT INTO premium_order (id, issue_id, payer_id, validator_id, fee_cents, ordered_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, issueId, payerId, validatorId, String(feeCents), tx.now],
  );
}

/** Stores the report; from now on nobody changes it. */
export async function saveReport(
  tx: Transaction,
  orderId: string,
  report: { proofId: string; text: string },
): Promise<void> {
  await tx.query(
    'UPDATE premium_order SET proof_id = $2, report = $3, delivered_at = $4 WHERE id = $1',
    [orderId, report.proofId, report.text, tx.now],
  );
}

/** Ends an order: its fee has left the escrow. */
export async function saveSettled(
  tx: Transaction,
  orderId: string,
  status: 'paid' | 'refunded',
): Promise<void> {
  await tx.query('UPDATE premium_order SET status = $2, settled_at = $3 WHERE id = $1', [
    orderId,
    status,
    tx.now,
  ]);
}
