import { readRows, type Transaction } from '#api/database/transaction.ts';
import { payoutEntity } from '#api/money/money.entities.ts';
import { providerPaymentEntity, type ProviderPaymentRow } from '#api/money/payments.entities.ts';
import { cutText } from '#schema/typed/cutText.ts';

/** A payment to request from the provider, under a lease. */
export type DuePayment = ProviderPaymentRow & {
  isExpired: boolean;
  /** The provider's id of the charge that a refund belongs to. */
  paymentId: string | null;
  /** Where a payout goes; null while the solver has no account that can receive money. */
  accountId: string | null;
};

/**
 * Claims one due payment of a provider: the lease runs until its next attempt, so if this process dies
 * another one takes over. Null: nothing is due.
 */
export async function claimPayment(
  tx: Transaction,
  provider: string,
  nextAttempt: (attempts: number) => Date,
): Promise<DuePayment | null> {
  const [due] = await readRows<DuePayment>(
    tx,
    providerPaymentEntity,
    `select p.*, p.expires_at <= $1 as "isExpired", c.provider_id as "paymentId",
       a.account_id as "accountId"
     from provider_payment p
     left join provider_payment c on c.id = p.charge_id
     left join payout_account a on p.kind = 'payout' and a.user_id = p.user_id and a.is_ready
     where p.status = 'pending' and p.provider = $2 and p.next_attempt_at <= $1
     order by p.next_attempt_at limit 1 for no key update of p skip locked`,
    [tx.now, provider],
  );
  if (!due) return null;
  const attempts = due.attempts + 1;
  const claim = { attempts, nextAttemptAt: nextAttempt(attempts) };
  await tx.manager.getRepository(providerPaymentEntity).update({ id: due.id }, claim);
  return { ...due, ...claim };
}

/** Saves the provider's response for a payment that stays pending; a new round is a new request. */
export async function saveAttempt(
  tx: Transaction,
  id: string,
  said: { providerId?: string; trouble?: string; isNewRound?: boolean },
): Promise<void> {
  const { providerId, trouble, isNewRound = false } = said;
  await tx.manager.getRepository(providerPaymentEntity).update(
    { id, status: 'pending' },
    {
      ...(providerId !== undefined && { providerId }),
      ...(trouble !== undefined && { lastError: cutText(trouble, 500) }),
      ...(isNewRound && { round: () => 'round + 1' }),
    },
  );
}

/** Saves that the payout has been sent. */
export async function savePaidOut(tx: Transaction, id: string): Promise<void> {
  const paid = { status: 'paid' as const, paidAt: tx.now };
  await tx.manager.getRepository(payoutEntity).update({ id, status: 'pending' }, paid);
}
