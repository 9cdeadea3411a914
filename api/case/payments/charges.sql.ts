import type { Transaction } from '#api/database/transaction.ts';
import type { Actor } from '#api/platform/actor.rules.ts';
import { appUserEntity } from '#api/people/accounts.entities.ts';
import { pledgeEntity } from '#api/money/money.entities.ts';
import { providerPaymentEntity, type ProviderPaymentRow } from '#api/money/payments.entities.ts';

/** Adds what a person is about to pay on a page of the provider. */
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
 * Real money of a donor on its way to us, held until the transaction ends; null: there is none. Its
 * issue is held first, as by all that moves money: two that hold them in another order would wait
 * for each other.
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

/**
 * A disputed payment, locked together with its issue; of test money, which has no charge, the
 * pledge. Null: nothing of ours.
 */
export async function findDisputedPayment(
  tx: Transaction,
  id: string,
): Promise<Pick<ProviderPaymentRow, 'id' | 'issueId' | 'amountCents'> | null> {
  const charge = await findCharge(tx, id);
  return charge ?? tx.manager.getRepository(pledgeEntity).findOneBy({ id });
}

/** The person whose money has come, as the rules see them now. */
export async function loadPayer(tx: Transaction, { userId }: ProviderPaymentRow): Promise<Actor> {
  const payer = await tx.manager.getRepository(appUserEntity).findOneOrFail({
    where: { id: userId },
    select: { id: true, username: true, accountRole: true, isFrozen: true, trustScore: true },
  });
  // All that a pledge asks for; nothing else is done in the name of a payer.
  return { ...payer, contactLevel: 1 };
}

/** Saves the page that a donor pays on, so that asking again leads to the same one. */
export async function saveCheckout(
  tx: Transaction,
  id: string,
  checkout: { checkoutId: string; url: string },
): Promise<void> {
  const { checkoutId, url: checkoutUrl } = checkout;
  await tx.manager.getRepository(providerPaymentEntity).update({ id }, { checkoutId, checkoutUrl });
}
