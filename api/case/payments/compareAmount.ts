import type { Transaction } from '#api/database/transaction.ts';
import type { ProviderAmount } from '#api/platform/paymentProvider.rules.ts';
import { saveDifference, type ProviderDifference } from '#api/money/providerDifferences.sql.ts';

/** Ours, as the provider should have it. */
export type Compared = Pick<
  ProviderDifference,
  'thing' | 'providerId' | 'paymentId' | 'issueId' | 'userId'
> & { oursCents: bigint };

/**
 * Compares what the provider says of a payment with ours; a difference is kept and shown. Returns
 * whether they are the same.
 */
export async function isSameAmount(
  tx: Transaction,
  { oursCents, ...about }: Compared,
  told: ProviderAmount,
): Promise<boolean> {
  const { currency } = await tx.money();
  const isOurCurrency = told.currencyCode === currency.code && told.amountCents !== null;
  if (isOurCurrency && told.amountCents === oursCents) return true;
  await saveDifference(tx, {
    ...about,
    what: isOurCurrency ? 'amount' : 'currency',
    oursCents,
    theirsCents: told.amountCents,
    currencyCode: told.currencyCode,
  });
  return false;
}

/** Something with our mark that the books lack, as after a restored backup. */
export async function noteUnknown(
  tx: Transaction,
  { thing, providerId }: Pick<Compared, 'thing' | 'providerId'>,
  { amountCents: theirsCents, currencyCode }: ProviderAmount,
): Promise<void> {
  const ours = { paymentId: null, issueId: null, userId: null, oursCents: null };
  await saveDifference(tx, {
    ...ours,
    what: 'unknown',
    thing,
    providerId,
    theirsCents,
    currencyCode,
  });
}
