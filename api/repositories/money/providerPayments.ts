import { PAID_BY_BANK } from '#api/database/books/paidByBank.ts';
import type { Transaction } from '#api/database/transaction.ts';
import type { PledgeReturn } from '#api/domain/money/payout.ts';

/**
 * Records how a payment ended and answers whether that is news. A refund fails once: what else comes
 * of it is late or repeated. Only one that was stopped here can turn out to have gone out before.
 */
export async function settlePayment(
  tx: Transaction,
  id: string,
  end: { providerId: string | null; failure: string | null },
): Promise<boolean> {
  const settled = await tx.query(
    `WITH settled AS (
       UPDATE provider_payment SET
         status = CASE WHEN $3::text IS NULL THEN 'succeeded' ELSE 'failed' END,
         provider_id = coalesce($2, provider_id), last_error = left($3, 500), settled_at = $4
       WHERE id = $1 AND NOT (kind = 'refund' AND status = 'failed'
         AND (provider_id IS NOT NULL OR $3::text IS NOT NULL))
       RETURNING 1
     ) SELECT * FROM settled`,
    [id, end.providerId, end.failure, tx.now],
  );
  return settled.length > 0;
}

type OrderRow = { issue_id: string; user_id: string; amount_cents: string };

/** Whose refund it is; null: none of ours. */
export async function findRefund(
  tx: Transaction,
  id: string,
): Promise<{ issueId: string; donorId: string; amountCents: bigint } | null> {
  const [row] = await tx.query<OrderRow>(
    `SELECT issue_id, user_id, amount_cents FROM provider_payment
     WHERE id = $1 AND kind = 'refund'`,
    [id],
  );
  if (!row) return null;
  const { issue_id: issueId, user_id: donorId, amount_cents: amountCents } = row;
  return { issueId, donorId, amountCents: BigInt(amountCents) };
}

/**
 * Orders money back to where it came from, in the transaction that gives it back in the books.
 * Nothing to do for test money: it has no charge.
 */
export async function orderRefunds(
  tx: Transaction,
  returns: readonly Omit<PledgeReturn, 'donorId'>[],
): Promise<void> {
  if (returns.length === 0) return;
  await tx.query(
    `INSERT INTO provider_payment (id, kind, provider, issue_id, user_id, amount_cents, charge_id,
       next_attempt_at, created_at)
     SELECT r.id, 'refund', c.provider, c.issue_id, c.user_id, r.amount_cents, c.id, $4, $4
     FROM unnest($1::uuid[], $2::uuid[], $3::bigint[]) AS r (id, charge_id, amount_cents)
     JOIN provider_payment c ON c.id = r.charge_id AND c.kind = 'charge'`,
    [
      returns.map(() => tx.randomUuid()),
      returns.map(({ pledgeId }) => pledgeId),
      returns.map(({ amountCents }) => String(amountCents)),
      tx.now,
    ],
  );
}

export type RefundsOfCharge = {
  /** Cents that the provider sends, or that a bank has paid in our place before. */
  sentCents: bigint;
  /** Orders that have not gone out, the earliest first; also those refused because of a dispute. */
  waiting: { id: string; amountCents: bigint }[];
};

type RefundRow = { id: string; amount_cents: string; is_waiting: boolean };

/** What is on its way back to the donor of a charge, locked. */
export async function lockRefunds(tx: Transaction, chargeId: string): Promise<RefundsOfCharge> {
  const rows = await tx.query<RefundRow>(
    `SELECT id, amount_cents, provider_id IS NULL AND status <> 'succeeded'
       AND last_error IS DISTINCT FROM 'disputed' AS is_waiting
     FROM provider_payment WHERE charge_id = $1 AND kind = 'refund' AND (status <> 'failed'
       OR last_error IN ${PAID_BY_BANK})
     ORDER BY created_at, id FOR NO KEY UPDATE`,
    [chargeId],
  );
  const refunds = rows.map((row) => ({ ...row, amountCents: BigInt(row.amount_cents) }));
  return {
    sentCents: refunds
      .filter(({ is_waiting }) => !is_waiting)
      .reduce((sum, { amountCents }) => sum + amountCents, 0n),
    waiting: refunds
      .filter(({ is_waiting }) => is_waiting)
      .map(({ id, amountCents }) => ({ id, amountCents })),
  };
}

/**
 * Ends waiting refunds of a charge as far as the bank has paid in our place. Of one that it paid in
 * part, the rest is ordered anew: the provider may know the old order by its amount.
 */
export async function cancelRefunds(
  tx: Transaction,
  chargeId: string,
  waiting: RefundsOfCharge['waiting'],
  insteadCents: bigint,
): Promise<void> {
  let leftCents = insteadCents;
  for (const { id, amountCents } of waiting) {
    if (leftCents === 0n) return;
    const paidCents = amountCents < leftCents ? amountCents : leftCents;
    leftCents -= paidCents;
    await tx.query(
      `UPDATE provider_payment SET status = 'failed', last_error = 'disputed', amount_cents = $2,
         settled_at = $3 WHERE id = $1`,
      [id, String(paidCents), tx.now],
    );
    const rest = { pledgeId: chargeId, amountCents: amountCents - paidCents };
    if (rest.amountCents > 0n) await orderRefunds(tx, [rest]);
  }
}

/** False when a message of the provider had its effect before. */
export async function isNewEvent(
  tx: Transaction,
  event: { id: string; kind: string },
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO payment_event (id, kind, received_at) VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING RETURNING 1`,
    [event.id, event.kind, tx.now],
  );
  return rows.length > 0;
}
