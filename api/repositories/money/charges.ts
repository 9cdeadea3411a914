import type { Transaction } from '#api/database/transaction.ts';
import type { Actor } from '#api/domain/actor.ts';
import type { AccountRole } from '#schema/people/user.ts';

/** Real money of a donor on its way to us, under a row lock. */
export type LockedCharge = {
  id: string;
  issueId: string;
  donorId: string;
  amountCents: bigint;
  status: 'pending' | 'succeeded' | 'failed';
};

type ChargeRow = {
  id: string;
  issue_id: string;
  user_id: string;
  amount_cents: string;
  status: LockedCharge['status'];
};

/** Notes that a person is about to pay on a page of the provider. */
export async function insertCharge(
  tx: Transaction,
  charge: Omit<LockedCharge, 'status'> & { provider: string; expiresAt: Date; lookAt: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO provider_payment (id, kind, provider, issue_id, user_id, amount_cents, expires_at,
       next_attempt_at, created_at)
     VALUES ($1, 'charge', $2, $3, $4, $5, $6, $7, $8)`,
    [
      charge.id,
      charge.provider,
      charge.issueId,
      charge.donorId,
      String(charge.amountCents),
      charge.expiresAt,
      charge.lookAt,
      tx.now,
    ],
  );
}

/**
 * A charge, held until the transaction ends; null: there is none. Its issue is held first, as by all
 * that moves money: two that hold them in another order would wait for each other.
 */
export async function lockCharge(tx: Transaction, id: string): Promise<LockedCharge | null> {
  await tx.query(
    `SELECT 1 FROM issue WHERE id = (SELECT issue_id FROM provider_payment WHERE id = $1)
     FOR NO KEY UPDATE`,
    [id],
  );
  const [row] = await tx.query<ChargeRow>(
    `SELECT id, issue_id, user_id, amount_cents, status FROM provider_payment
     WHERE id = $1 AND kind = 'charge' FOR NO KEY UPDATE`,
    [id],
  );
  if (!row) return null;
  return {
    id: row.id,
    issueId: row.issue_id,
    donorId: row.user_id,
    amountCents: BigInt(row.amount_cents),
    status: row.status,
  };
}

/**
 * A disputed payment, locked together with its issue; of test money, which has no charge, the
 * pledge. Null: nothing of ours.
 */
export async function lockDisputed(
  tx: Transaction,
  chargeId: string,
): Promise<Pick<LockedCharge, 'issueId' | 'amountCents'> | null> {
  const charge = await lockCharge(tx, chargeId);
  if (charge) return charge;
  const [row] = await tx.query<Pick<ChargeRow, 'issue_id' | 'amount_cents'>>(
    'SELECT issue_id, amount_cents FROM pledge WHERE id = $1',
    [chargeId],
  );
  return row ? { issueId: row.issue_id, amountCents: BigInt(row.amount_cents) } : null;
}

type DonorRow = {
  username: string;
  account_role: AccountRole;
  is_frozen: boolean;
  trust_score: number;
};

/** The person whose money has come, as the rules see them now. */
export async function donorOf(tx: Transaction, { donorId }: LockedCharge): Promise<Actor> {
  const [row] = await tx.query<DonorRow>(
    'SELECT username, account_role, is_frozen, trust_score FROM app_user WHERE id = $1',
    [donorId],
  );
  if (!row) throw new RangeError('A charge belongs to a person');
  return {
    id: donorId,
    username: row.username,
    accountRole: row.account_role,
    isFrozen: row.is_frozen,
    trustScore: row.trust_score,
  };
}

/** Keeps the page that a donor pays on, so that asking again leads to the same one. */
export async function saveCheckout(
  tx: Transaction,
  chargeId: string,
  checkout: { checkoutId: string; url: string },
): Promise<void> {
  await tx.query('UPDATE provider_payment SET checkout_id = $2, checkout_url = $3 WHERE id = $1', [
    chargeId,
    checkout.checkoutId,
    checkout.url,
  ]);
}
