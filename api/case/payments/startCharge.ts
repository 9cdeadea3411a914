import type { Transaction } from '#api/database/transaction.ts';
import { pledgeExpiry } from '#api/case/funding/pledgeExpiry.rules.ts';
import { nextAttemptAt as attemptAt } from './paymentRetry.rules.ts';
import { signedIn, permit, Refusal } from '#api/platform/access.rules.ts';
import type { ProviderPaymentRow } from '#api/money/payments.entities.ts';
import { mayPledge } from '#api/issues/issuePolicy.rules.ts';
import { daysAfter } from '#api/platform/instant.rules.ts';
import { findSharers } from '#api/people/accountTraces.sql.ts';
import { CARD_RETURNS_DAYS } from '#schema/caseLimits.ts';
import { hasUsedUpReturns } from './cardReturns.rules.ts';
import { findCausedReturns, insertCharge, saveCheckout } from './charges.sql.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import { CHECKOUT_MINUTES } from '#schema/limits.ts';
import { formatCents } from '#schema/money/money.ts';
import type { Pledge } from '#schema/case/pledge.ts';
import { lockSettledIssue } from '#api/case/funding/lockSettledIssue.ts';

/**
 * Records a pledge whose payment on a page of the provider is still to come. Nothing is booked. Returns the
 * pledge as it will be, with the number 0.
 */
export async function startCharge(
  tx: Transaction,
  input: { issueId: string; amountCents: bigint; provider: ProviderPaymentRow['provider'] },
): Promise<Pledge> {
  const { issueId, amountCents, provider } = input;
  const issue = await lockSettledIssue(tx, issueId);

  const donor = signedIn(tx.actor);
  permit(mayPledge(donor, issue));
  await ensureFewReturns(tx, donor.id);

  const id = tx.randomUuid();
  const expiresAt = new Date(tx.now.getTime() + CHECKOUT_MINUTES * MINUTE_MS);
  const nextAttemptAt = attemptAt(1, tx.now);
  const charge = { id, issueId, userId: donor.id, amountCents, provider, expiresAt, nextAttemptAt };
  await insertCharge(tx, charge);
  return {
    id,
    issueId,
    amount: formatCents(amountCents, (await tx.money()).currency),
    userId: donor.id,
    userName: donor.username,
    pledgeNumber: 0,
    createdAt: tx.now.toISOString(),
    refundDueAt: pledgeExpiry(tx.now, tx.pledgeExpiryDays).refundDueAt.toISOString(),
  };
}

/** Donors keep the right to withdraw; only paying by card again and again just to withdraw is limited. */
async function ensureFewReturns(tx: Transaction, donorId: string): Promise<void> {
  const caused = await findCausedReturns(tx, daysAfter(tx.now, -CARD_RETURNS_DAYS));
  if (caused.length === 0) return;
  const others = caused.map(({ userId }) => userId);
  const sharers = await findSharers(tx, donorId, others);
  if (hasUsedUpReturns(caused, donorId, sharers)) throw new Refusal('card_returns');
}

/** Saves the provider's page on which a donor pays. */
export async function keepCheckout(
  tx: Transaction,
  chargeId: string,
  checkout: { checkoutId: string; url: string },
): Promise<void> {
  await saveCheckout(tx, chargeId, checkout);
}
