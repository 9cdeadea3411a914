import { insertIfNew } from '#api/database/insertIfNew.ts';
import { PAID_INSTEAD } from '#api/database/books/paidByBank.ts';
import type { Transaction } from '#api/database/transaction.ts';
import type { PledgeReturn } from './payout.rules.ts';
import {
  paymentEventEntity,
  providerPaymentEntity,
  type ProviderPaymentRow,
} from './payments.entities.ts';
import { cutText } from '#schema/typed/cutText.ts';

/**
 * Returns whether the result is news. A refund fails once: later results are late or repeated. Only one that
 * was cancelled here can turn out to have been sent after all.
 */
export async function settlePayment(
  tx: Transaction,
  id: string,
  { providerId, failure }: { providerId: string | null; failure: string | null },
): Promise<boolean> {
  const isStoppedOnly = failure === null ? 'and provider_id is not null' : '';
  const { affected } = await tx.manager
    .getRepository(providerPaymentEntity)
    .createQueryBuilder()
    .update({
      status: failure === null ? 'succeeded' : 'failed',
      ...(providerId !== null && { providerId }),
      lastError: failure ? cutText(failure, 500) : null,
      settledAt: tx.now,
    })
    .where({ id })
    .andWhere(`not (kind = 'refund' and status = 'failed' ${isStoppedOnly})`)
    .execute();
  return affected === 1;
}

/** Null: not ours. */
export function findRefund(tx: Transaction, id: string): Promise<ProviderPaymentRow | null> {
  return tx.manager.getRepository(providerPaymentEntity).findOneBy({ id, kind: 'refund' });
}

/** The order of a payout; null: not ours. */
export function findPayoutOrder(
  tx: Transaction,
  payoutId: string,
): Promise<ProviderPaymentRow | null> {
  return tx.manager.getRepository(providerPaymentEntity).findOneBy({ payoutId, kind: 'payout' });
}

/** Orders refunds in the transaction that books them. Test money has no charge and needs none. */
export async function orderRefunds(
  tx: Transaction,
  returns: readonly Omit<PledgeReturn, 'donorId'>[],
): Promise<void> {
  if (returns.length === 0) return;
  await tx.query(
    `insert into provider_payment (id, kind, provider, issue_id, user_id, amount_cents, charge_id,
       next_attempt_at, created_at)
     select r.id, 'refund', c.provider, c.issue_id, c.user_id, r.amount_cents, c.id, $4, $4
     from unnest($1::uuid[], $2::uuid[], $3::bigint[]) as r (id, charge_id, amount_cents)
     join provider_payment c on c.id = r.charge_id and c.kind = 'charge'`,
    [
      returns.map(() => tx.randomUuid()),
      returns.map(({ pledgeId }) => pledgeId),
      returns.map(({ amountCents }) => String(amountCents)),
      tx.now,
    ],
  );
}

export type RefundsOfCharge = {
  /** Cents sent by the provider, or already paid in our place. */
  sentCents: bigint;
  /** Unsent orders, earliest first; includes those that were refused or did not arrive. */
  waiting: ProviderPaymentRow[];
};

const isPaidInstead = ({ lastError }: ProviderPaymentRow) =>
  Object.values(PAID_INSTEAD).some((code) => code === lastError);

/** Locks the refunds of a charge. */
export async function findRefunds(tx: Transaction, chargeId: string): Promise<RefundsOfCharge> {
  const refunds = await tx.manager
    .getRepository(providerPaymentEntity)
    .createQueryBuilder('r')
    .where({ chargeId, kind: 'refund' })
    .orderBy({ 'r.createdAt': 'ASC', 'r.id': 'ASC' })
    .setLock('for_no_key_update')
    .getMany();
  const isWaiting = (refund: ProviderPaymentRow) =>
    refund.status === 'failed'
      ? !isPaidInstead(refund)
      : refund.status === 'pending' && refund.providerId === null;
  const sent = refunds.filter((refund) => !isWaiting(refund));
  return {
    sentCents: sent.reduce((sum, { amountCents }) => sum + amountCents, 0n),
    waiting: refunds.filter(isWaiting),
  };
}

/**
 * Cancels waiting refunds that the provider has already paid in our place. If part of one is still unpaid, a
 * new order covers it: the provider may already know the old order with its old amount.
 */
export async function cancelRefunds(
  tx: Transaction,
  chargeId: string,
  paid: { waiting: RefundsOfCharge['waiting']; insteadCents: bigint; kind: 'refund' | 'dispute' },
): Promise<void> {
  let leftCents = paid.insteadCents;
  for (const { id, amountCents } of paid.waiting) {
    if (leftCents === 0n) return;
    const paidCents = amountCents < leftCents ? amountCents : leftCents;
    leftCents -= paidCents;
    const lastError = PAID_INSTEAD[paid.kind];
    const ended = { status: 'failed', lastError, amountCents: paidCents } as const;
    const cancelled = { ...ended, settledAt: tx.now };
    await tx.manager.getRepository(providerPaymentEntity).update({ id }, cancelled);
    const rest = { pledgeId: chargeId, amountCents: amountCents - paidCents };
    if (rest.amountCents > 0n) await orderRefunds(tx, [rest]);
  }
}

/** False: already processed. */
export function insertPaymentEvent(
  tx: Transaction,
  { id, kind }: { id: string; kind: string },
): Promise<boolean> {
  return insertIfNew(tx, paymentEventEntity, { id, kind, receivedAt: tx.now });
}
