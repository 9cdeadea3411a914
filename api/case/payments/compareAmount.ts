import type { Transaction } from '#api/database/transaction.ts';
import type { ProviderAmount } from '#api/platform/paymentProvider.rules.ts';
import { saveDifference, type ProviderDifference } from '#api/money/providerDifferences.sql.ts';

/** Our side, which the provider's should match. */
export type Compared = Pick<
  ProviderDifference,
  'thing' | 'providerId' | 'paymentId' | 'issueId' | 'userId'
> & { oursCents: bigint };

/**
 * Compares the provider's amount of a payment with ours; a difference is saved and shown. Returns whether
 * they match.
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

/** Records an object that carries our id but is missing from the books, as after restoring a backup. */
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
