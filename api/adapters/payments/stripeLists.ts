import type { Stripe } from 'stripe';
import type {
  ProviderList,
  ProviderRecord,
  ProviderRecords,
  RecordPage,
} from '#api/platform/paymentProvider.rules.ts';
import {
  accountState,
  foreignRefund,
  isQuestion,
  ownId,
  ownRefund,
  paidIntent,
  sentPayout,
  takenByDispute,
  type OwnPayment,
} from './stripeRecords.ts';

const PAGE_SIZE = 100;

const madeAt = ({ created }: { created: number }) => new Date(created * 1000);

type Listed = string | Stripe.PaymentIntent | null;
const toOwnPayment = (payment: Listed): OwnPayment | null => {
  if (payment === null || typeof payment === 'string') return null;
  const chargeId = ownId(payment.metadata.chargeId);
  return chargeId ? { paymentId: payment.id, chargeId } : null;
};

const refundRecord = (refund: Stripe.Refund): ProviderRecord | null => {
  const own = ownRefund(refund);
  if (own) return { kind: 'refund', madeAt: madeAt(refund), ...own };
  const payment = toOwnPayment(refund.payment_intent);
  return payment && { kind: 'taking', madeAt: madeAt(refund), ...foreignRefund(refund, payment) };
};

const disputeRecord = (dispute: Stripe.Dispute): ProviderRecord | null => {
  const payment = isQuestion(dispute) ? null : toOwnPayment(dispute.payment_intent);
  return (
    payment && { kind: 'taking', madeAt: madeAt(dispute), ...takenByDispute(dispute, payment) }
  );
};

const chargeRecord = (intent: Stripe.PaymentIntent): ProviderRecord | null => {
  const charge = paidIntent(intent);
  return charge && { kind: 'charge', madeAt: madeAt(intent), ...charge };
};

const payoutRecord = (transfer: Stripe.Transfer): ProviderRecord | null => {
  const payout = sentPayout(transfer);
  return payout && { kind: 'payout', madeAt: madeAt(transfer), ...payout };
};

function toPage<Thing extends { id: string }>(
  { data, has_more }: { data: Thing[]; has_more: boolean },
  read: (thing: Thing) => ProviderRecord | null,
): RecordPage {
  const records = data.map(read).filter((record) => record !== null);
  return { records, next: has_more ? (data.at(-1)?.id ?? null) : null };
}

/** Stripe's own lists, newest first, as far as they concern us. */
export const stripeLists = (client: () => Promise<Stripe>): ProviderRecords => ({
  async list(list: ProviderList, { since, after }): Promise<RecordPage> {
    const stripe = await client();
    const page = {
      limit: PAGE_SIZE,
      ...(after !== null && { starting_after: after }),
    };
    const made = { ...page, created: { gte: Math.floor(since.getTime() / 1000) } };
    const withPayment = { ...made, expand: ['data.payment_intent'] };
    switch (list) {
      case 'charges':
        return toPage(await stripe.paymentIntents.list(made), chargeRecord);
      case 'refunds':
        return toPage(await stripe.refunds.list(withPayment), refundRecord);
      case 'disputes':
        return toPage(await stripe.disputes.list(withPayment), disputeRecord);
      case 'payouts':
        return toPage(await stripe.transfers.list(made), payoutRecord);
      case 'accounts':
        return toPage(await stripe.accounts.list(page), (account) => ({
          kind: 'account',
          ...accountState(account),
        }));
    }
  },
});
