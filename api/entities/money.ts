import {
  bigint,
  defineEntity,
  instant,
  integer,
  key,
  nullable,
  oneOf,
  sequence,
  smallint,
  text,
  uuid,
  withDefault,
} from '#api/entities/columns.ts';

/** Money that somebody put into the escrow of an issue. */
export const pledgeEntity = defineEntity('pledge', {
  id: key(uuid),
  issueId: uuid,
  userId: uuid,
  amountCents: bigint,
  pledgeNumber: integer,
  solverShareBp: withDefault(smallint, 9000),
  status: withDefault(
    oneOf<'held' | 'withdrawn' | 'refunded' | 'spent' | 'charged_back'>(),
    'held',
  ),
  refundDueAt: nullable(instant),
  createdAt: instant,
  closedAt: nullable(instant),
  firstNoticeAt: nullable(instant),
  lastNoticeAt: nullable(instant),
});

/** Why an escrow may be paid out. Append-only. */
export const releaseDecisionEntity = defineEntity('release_decision', {
  id: key(uuid),
  issueId: uuid,
  kind: oneOf<'acceptance' | 'auto_release' | 'verdict' | 'ruling'>(),
  reason: text,
  decidedAt: instant,
  proofId: nullable(uuid),
});

/** One movement of money; its entries sum to zero. Append-only. */
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
  >(),
  pledgeId: nullable(uuid),
  decisionId: nullable(uuid),
  createdAt: instant,
  rulingId: nullable(uuid),
  premiumId: nullable(uuid),
});

/** One leg of a movement; positive flows into the account. Append-only. */
export const ledgerEntryEntity = defineEntity('ledger_entry', {
  id: key(sequence),
  transactionId: uuid,
  account: oneOf<'escrow' | 'donor' | 'solver' | 'platform'>(),
  issueId: nullable(uuid),
  userId: nullable(uuid),
  amountCents: bigint,
});
