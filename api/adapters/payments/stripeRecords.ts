import type { Stripe } from 'stripe';
import type {
  AccountState,
  EndedRefund,
  PaidCharge,
  SentPayout,
  TakenMoney,
} from '#api/platform/paymentProvider.rules.ts';
import { providerAmount } from './stripeAmount.ts';

export const linkedId = (linked: string | { id: string } | null | undefined): string =>
  typeof linked === 'string' ? linked : (linked?.id ?? '');

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Null for ids that other programs wrote into their own objects. */
export const ownId = (text: string | null | undefined): string | null =>
  typeof text === 'string' && UUID.test(text) ? text : null;

/** The payment of a refund or dispute, if it is ours. */
export type OwnPayment = { paymentId: string; chargeId: string };

export function paidSession(session: Stripe.Checkout.Session): PaidCharge | null {
  const chargeId = ownId(session.metadata?.chargeId);
  if (!chargeId || session.payment_status !== 'paid') return null;
  const amount = providerAmount(session.amount_total, session.currency);
  return { chargeId, providerId: linkedId(session.payment_intent), ...amount };
}

export function paidIntent(intent: Stripe.PaymentIntent): PaidCharge | null {
  const chargeId = ownId(intent.metadata.chargeId);
  if (!chargeId || intent.status !== 'succeeded') return null;
  const amount = providerAmount(intent.amount_received, intent.currency);
  return { chargeId, providerId: intent.id, ...amount };
}

const hasFailed = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled';

/** A refund that was ordered here; null: not ours. */
export function ownRefund(refund: Stripe.Refund): (EndedRefund & { isPending: boolean }) | null {
  const refundId = ownId(refund.metadata?.refundId);
  if (!refundId) return null;
  const failure = hasFailed(refund) ? (refund.failure_reason ?? refund.status) : null;
  const isPending = failure === null && refund.status !== 'succeeded';
  const amount = providerAmount(refund.amount, refund.currency);
  return { refundId, providerId: refund.id, failure, isPending, ...amount };
}

/** A refund that somebody made at Stripe: the balance falls as soon as it is made. */
export const foreignRefund = (refund: Stripe.Refund, payment: OwnPayment): TakenMoney => ({
  ...payment,
  takingId: refund.id,
  taking: 'refund',
  state: hasFailed(refund) ? 'returned' : 'taken',
  ...providerAmount(refund.amount, refund.currency),
});

/**
 * An inquiry, or a dispute stopped in time, has taken no money; if it does later, another message
 * follows.
 */
export const isQuestion = ({ status }: Stripe.Dispute): boolean =>
  status === 'prevented' || status.startsWith('warning_');

export const takenByDispute = (dispute: Stripe.Dispute, payment: OwnPayment): TakenMoney => ({
  ...payment,
  takingId: dispute.id,
  taking: 'dispute',
  state: dispute.status === 'won' ? 'returned' : 'taken',
  ...providerAmount(dispute.amount, dispute.currency),
});

const PAYOUT_GROUP = 'payout-';
export const payoutGroup = (payoutId: string): string => `${PAYOUT_GROUP}${payoutId}`;

export function sentPayout(transfer: Stripe.Transfer): SentPayout | null {
  const group = transfer.transfer_group ?? '';
  const payoutId = group.startsWith(PAYOUT_GROUP) ? ownId(group.slice(PAYOUT_GROUP.length)) : null;
  if (!payoutId) return null;
  const { amountCents: reversed } = providerAmount(transfer.amount_reversed, transfer.currency);
  const amount = providerAmount(transfer.amount, transfer.currency);
  return { payoutId, providerId: transfer.id, reversedCents: reversed ?? 0n, ...amount };
}

export const accountState = (account: Stripe.Account): AccountState => ({
  accountId: account.id,
  isReady: account.capabilities?.transfers === 'active',
  bankAccounts: (account.external_accounts?.data ?? []).flatMap(({ fingerprint }) =>
    fingerprint ? [fingerprint] : [],
  ),
});
