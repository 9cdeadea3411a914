import {
  bigint,
  boolean,
  defineEntity,
  instant,
  integer,
  key,
  nullable,
  oneOf,
  text,
  uuid,
  withDefault,
  type RowOf,
} from '#api/platform/columns.entities.ts';

/** Real money in or out; `userId` pays or is paid. Test money has no charge. */
export const providerPaymentEntity = defineEntity('provider_payment', {
  id: key(uuid),
  kind: oneOf<'charge' | 'refund' | 'payout'>(),
  provider: oneOf<'sandbox' | 'stripe'>(),
  issueId: uuid,
  userId: uuid,
  amountCents: bigint,
  chargeId: nullable(uuid),
  payoutId: nullable(uuid),
  providerId: nullable(text),
  checkoutId: nullable(text),
  checkoutUrl: nullable(text),
  expiresAt: nullable(instant),
  status: withDefault(oneOf<'pending' | 'succeeded' | 'failed'>(), 'pending'),
  attempts: withDefault(integer, 0),
  round: withDefault(integer, 0),
  nextAttemptAt: instant,
  lastError: nullable(text),
  createdAt: instant,
  settledAt: nullable(instant),
});
export type ProviderPaymentRow = RowOf<typeof providerPaymentEntity>;

export const paymentEventEntity = defineEntity('payment_event', {
  id: key(text),
  kind: text,
  receivedAt: instant,
});

export const payoutAccountEntity = defineEntity('payout_account', {
  userId: key(uuid),
  accountId: text,
  isReady: withDefault(boolean, false),
  createdAt: instant,
});
export type PayoutAccountRow = RowOf<typeof payoutAccountEntity>;
