import {
  bigint,
  basisPoints,
  defineEntity,
  instant,
  integer,
  key,
  named,
  nullable,
  oneOf,
  sequence,
  text,
  uuid,
  withDefault,
  type RowOf,
} from '#api/platform/columns.entities.ts';

export const pledgeEntity = defineEntity('pledge', {
  id: key(uuid),
  issueId: uuid,
  donorId: named('user_id', uuid),
  amountCents: bigint,
  /** Taken out of the escrow by the provider; the rest of the pledge remains. */
  takenCents: withDefault(bigint, 0n),
  pledgeNumber: integer,
  solverShareBp: withDefault(basisPoints, 9000n),
  status: withDefault(
    oneOf<'held' | 'withdrawn' | 'refunded' | 'spent' | 'charged_back'>(),
    'held',
  ),
  refundDueAt: nullable(instant),
  createdAt: instant,
  closedAt: nullable(instant),
  firstNoticeAt: nullable(instant),
  lastNoticeAt: nullable(instant),
  movedFromId: nullable(uuid),
  movedFromNumber: nullable(integer),
});
export type PledgeRow = RowOf<typeof pledgeEntity>;

/** Authorizes a payout from escrow. Append-only. */
export const releaseDecisionEntity = defineEntity('release_decision', {
  id: key(uuid),
  issueId: uuid,
  kind: oneOf<'acceptance' | 'auto_release' | 'verdict' | 'ruling' | 'money_vote'>(),
  reason: text,
  decidedAt: instant,
  proofId: nullable(uuid),
});
export type ReleaseDecisionRow = RowOf<typeof releaseDecisionEntity>;

/** Its entries sum to zero. Append-only. */
export const ledgerTransactionEntity = defineEntity('ledger_transaction', {
  id: key(uuid),
  issueId: uuid,
  kind: oneOf<
    | 'pledge'
    | 'withdrawal'
    | 'refund'
    | 'release'
    | 'chargeback'
    | 'premium'
    | 'premium_payment'
    | 'premium_refund'
    | 'move_out'
    | 'move_in'
    | 'provider_refund'
    | 'reinstated'
  >(),
  pledgeId: nullable(uuid),
  decisionId: nullable(uuid),
  createdAt: instant,
  rulingId: nullable(uuid),
  premiumId: nullable(uuid),
});
export type LedgerTransactionRow = RowOf<typeof ledgerTransactionEntity>;

/** A positive amount flows into the account. Append-only. */
export const ledgerEntryEntity = defineEntity('ledger_entry', {
  id: key(sequence),
  transactionId: uuid,
  account: oneOf<'escrow' | 'donor' | 'solver' | 'platform'>(),
  issueId: nullable(uuid),
  userId: nullable(uuid),
  amountCents: bigint,
});

export const payoutEntity = defineEntity('payout', {
  id: key(uuid),
  issueId: uuid,
  proposalId: uuid,
  decisionId: uuid,
  solverId: uuid,
  amountCents: bigint,
  feeCents: bigint,
  returnedCents: bigint,
  releasedAt: instant,
  dueAt: instant,
  status: withDefault(oneOf<'pending' | 'paid'>(), 'pending'),
  paidAt: nullable(instant),
});
export type PayoutRow = RowOf<typeof payoutEntity>;

export const premiumOrderEntity = defineEntity('premium_order', {
  id: key(uuid),
  issueId: uuid,
  payerId: uuid,
  validatorId: uuid,
  feeCents: bigint,
  status: withDefault(oneOf<'awaiting' | 'paid' | 'refunded'>(), 'awaiting'),
  orderedAt: instant,
  proofId: nullable(uuid),
  report: nullable(text),
  deliveredAt: nullable(instant),
  settledAt: nullable(instant),
});
export type PremiumOrderRow = RowOf<typeof premiumOrderEntity>;
