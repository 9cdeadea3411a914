import type { Transaction } from '#api/database/transaction.ts';

/** Something to ask the provider for, claimed for a while. */
export type DuePayment = {
  id: string;
  kind: 'charge' | 'refund' | 'payout';
  issueId: string;
  userId: string;
  amountCents: bigint;
  attempts: number;
  round: number;
  checkoutId: string | null;
  isExpired: boolean;
  /** The provider's id of the charge that a refund is of. */
  paymentId: string | null;
  /** Where a payout goes; null as long as the solver has no account that takes money. */
  accountId: string | null;
  hasFailedBefore: boolean;
};

type DueRow = {
  id: string;
  kind: DuePayment['kind'];
  issue_id: string;
  user_id: string;
  amount_cents: string;
  attempts: number;
  round: number;
  checkout_id: string | null;
  is_expired: boolean;
  payment_id: string | null;
  account_id: string | null;
  last_error: string | null;
};

/**
 * Takes one payment that is due with a provider: until its next attempt no process takes it again,
 * so one that dies in the middle leaves it to the others. Null when nothing is due.
 */
export async function claimPayment(
  tx: Transaction,
  provider: string,
  nextAttempt: (attempts: number) => Date,
): Promise<DuePayment | null> {
  const [row] = await tx.query<DueRow>(
    `SELECT p.id, p.kind, p.issue_id, p.user_id, p.amount_cents, p.attempts + 1 AS attempts,
       p.round, p.checkout_id, p.expires_at <= $1 AS is_expired, c.provider_id AS payment_id,
       a.account_id, p.last_error
     FROM provider_payment p
     LEFT JOIN provider_payment c ON c.id = p.charge_id
     LEFT JOIN payout_account a ON p.kind = 'payout' AND a.user_id = p.user_id AND a.is_ready
     WHERE p.status = 'pending' AND p.provider = $2 AND p.next_attempt_at <= $1
     ORDER BY p.next_attempt_at LIMIT 1 FOR NO KEY UPDATE OF p SKIP LOCKED`,
    [tx.now, provider],
  );
  if (!row) return null;
  await tx.query('UPDATE provider_payment SET attempts = $2, next_attempt_at = $3 WHERE id = $1', [
    row.id,
    row.attempts,
    nextAttempt(row.attempts),
  ]);
  return {
    id: row.id,
    kind: row.kind,
    issueId: row.issue_id,
    userId: row.user_id,
    amountCents: BigInt(row.amount_cents),
    attempts: row.attempts,
    round: row.round,
    checkoutId: row.checkout_id,
    isExpired: row.is_expired,
    paymentId: row.payment_id,
    accountId: row.account_id,
    hasFailedBefore: row.last_error !== null,
  };
}

/** Keeps a payment pending, with what the provider said; a new round is a new request to it. */
export async function savePending(
  tx: Transaction,
  id: string,
  said: { providerId?: string; trouble?: string; isNewRound?: boolean },
): Promise<void> {
  const { providerId = null, trouble = null, isNewRound = false } = said;
  await tx.query(
    `UPDATE provider_payment SET provider_id = coalesce($2, provider_id),
       round = round + CASE WHEN $4 THEN 1 ELSE 0 END,
       last_error = left(coalesce($3, last_error), 500)
     WHERE id = $1 AND status = 'pending'`,
    [id, providerId, trouble, isNewRound],
  );
}

/** The solver's money is out. */
export async function savePaidOut(tx: Transaction, payoutId: string): Promise<void> {
  await tx.query(
    "UPDATE payout SET status = 'paid', paid_at = $2 WHERE id = $1 AND status = 'pending'",
    [payoutId, tx.now],
  );
}
