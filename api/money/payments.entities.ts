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
  /** Time of the provider's message that `isReady` comes from. */
  stateAt: nullable(instant),
  /** When it was found disconnected. */
  goneAt: nullable(instant),
  /** How many of the person's accounts were disconnected before this one. */
  round: withDefault(integer, 0),
  createdAt: instant,
});
export type PayoutAccountRow = RowOf<typeof payoutAccountEntity>;

/**
 * A refund or dispute that began at the provider, under the provider's id, and which accounts the books took
 * the money from. `donorCents`: returned to us and passed on to the donor.
 */
export const providerTakingEntity = defineEntity('provider_taking', {
  id: key(text),
  chargeId: uuid,
  kind: oneOf<'refund' | 'dispute'>(),
  amountCents: bigint,
  state: oneOf<'taken' | 'returned'>(),
  escrowCents: withDefault(bigint, 0n),
  insteadCents: withDefault(bigint, 0n),
  platformCents: withDefault(bigint, 0n),
  donorCents: withDefault(bigint, 0n),
  createdAt: instant,
  changedAt: instant,
});
export type ProviderTakingRow = RowOf<typeof providerTakingEntity>;

/** Where the provider and the books disagree; `what` says how. */
export const providerDifferenceEntity = defineEntity('provider_difference', {
  id: key(text),
  what: oneOf<'amount' | 'currency' | 'unknown' | 'missing' | 'missed' | 'reversed'>(),
  thing: oneOf<'charge' | 'refund' | 'dispute' | 'payout'>(),
  providerId: text,
  /** Our own id. */
  paymentId: nullable(uuid),
  issueId: nullable(uuid),
  userId: nullable(uuid),
  oursCents: nullable(bigint),
  theirsCents: nullable(bigint),
  currencyCode: nullable(text),
  foundAt: instant,
  seenAt: instant,
  settledAt: nullable(instant),
});
export type ProviderDifferenceRow = RowOf<typeof providerDifferenceEntity>;
