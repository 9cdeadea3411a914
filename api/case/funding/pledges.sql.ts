import { Any } from 'typeorm';
import { readRows, type Transaction } from '#api/database/transaction.ts';
import type { Posting } from '#api/money/ledger.rules.ts';
import { pledgeExpiry, type PledgeExpiry } from './pledgeExpiry.rules.ts';
import type { FundingDecision } from '#api/money/pledging.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import {
  ledgerTransactionEntity,
  pledgeEntity,
  type LedgerTransactionRow,
  type PledgeRow,
} from '#api/money/money.entities.ts';
import { orderRefunds } from '#api/money/providerPayments.sql.ts';
import { SOLVER_SHARE_BP } from '#schema/limits.ts';

/** Whether some or all of the money in escrow is the reporter's own. */
export async function findReporterMoney(
  tx: Transaction,
  issueId: string,
  reporterId: string,
): Promise<'none' | 'some' | 'all'> {
  const pledges = await findStandingPledges(tx, issueId);
  const own = pledges.filter(({ donorId }) => donorId === reporterId);
  if (own.length === 0) return 'none';
  return own.length === pledges.length ? 'all' : 'some';
}

/** Whether a person has money in the issue. */
export async function hasPledged(
  tx: Transaction,
  issueId: string,
  donorId: string,
): Promise<boolean> {
  const held = await tx.query(
    "select 1 from pledge where issue_id = $1 and user_id = $2 and status = 'held' limit 1",
    [issueId, donorId],
  );
  return held.length > 0;
}

/** A pledge in escrow; without a date of its own, the rules say when it is refunded. */
export type HeldPledge = PledgeRow & PledgeExpiry;

/** The pledges that are in escrow now, each with what remains of it. */
export async function findStandingPledges(tx: Transaction, issueId: string): Promise<HeldPledge[]> {
  const pledges = await readRows<PledgeRow>(
    tx,
    pledgeEntity,
    `select * from pledge where issue_id = $1 and status = 'held'
     order by pledge_number for no key update`,
    [issueId],
  );
  return pledges.map((pledge) => ({
    ...pledge,
    amountCents: pledge.amountCents - pledge.takenCents,
    refundDueAt: pledge.refundDueAt ?? pledgeExpiry(pledge.createdAt).refundDueAt,
  }));
}

/** A pledge in any state. */
export async function loadPledge(tx: Transaction, id: string): Promise<PledgeRow> {
  const pledge = await tx.manager.getRepository(pledgeEntity).findOneBy({ id });
  if (!pledge) throw new Refusal('pledge_not_found');
  return pledge;
}

/** A pledge of which the provider takes back or returns a part. */
export type TakenPledgeRow = PledgeRow & {
  isHeld: boolean;
  /** Its donor has no other pledge in the issue. */
  isOnlyOfDonor: boolean;
  /** What the provider has not taken back of it. */
  standingCents: bigint;
};

/** The pledge that a charge has become; null: it never became one. The issue is locked. */
export async function findTakenPledge(tx: Transaction, id: string): Promise<TakenPledgeRow | null> {
  const [pledge] = await readRows<Omit<TakenPledgeRow, 'standingCents'>>(
    tx,
    pledgeEntity,
    `select p.*, p.status = 'held' as "isHeld",
       not exists (select 1 from pledge o where o.issue_id = p.issue_id and o.user_id = p.user_id
         and o.status = 'held' and o.id <> p.id) as "isOnlyOfDonor"
     from pledge p where p.id = $1 for no key update of p`,
    [id],
  );
  return pledge ? { ...pledge, standingCents: pledge.amountCents - pledge.takenCents } : null;
}

/** Saves how much of a pledge the provider has taken back; its date stays, in case the money is put back. */
export async function saveTaken(
  tx: Transaction,
  id: string,
  { takenCents, status }: Pick<PledgeRow, 'takenCents' | 'status'>,
): Promise<void> {
  const closedAt = status === 'held' ? null : tx.now;
  await tx.manager.getRepository(pledgeEntity).update({ id }, { takenCents, status, closedAt });
}

/** Saves when a pledge is refunded automatically and which notices of it were given. */
export async function saveExpiry(
  tx: Transaction,
  id: string,
  { refundDueAt, firstNoticeAt, lastNoticeAt }: PledgeExpiry,
): Promise<void> {
  const expiry = { refundDueAt, firstNoticeAt, lastNoticeAt };
  await tx.manager.getRepository(pledgeEntity).update({ id }, expiry);
}

/**
 * Saves that pledges have left the escrow. Withdrawals and refunds are also ordered from the provider; for
 * spent pledges the caller orders the refund of what is left.
 */
export async function closePledges(
  tx: Transaction,
  pledges: readonly Pick<PledgeRow, 'id' | 'amountCents'>[],
  status: 'withdrawn' | 'refunded' | 'spent',
): Promise<void> {
  const closed = { status, closedAt: tx.now, refundDueAt: null };
  const ids = pledges.map(({ id }) => id);
  await tx.manager.getRepository(pledgeEntity).update({ id: Any(ids) }, closed);
  if (status === 'spent') return;
  const returns = pledges.map(({ id, amountCents }) => ({ pledgeId: id, amountCents }));
  await orderRefunds(tx, returns);
}

type NewPledge = Pick<PledgeRow, 'id' | 'issueId' | 'donorId' | 'amountCents' | 'pledgeNumber'>;

/**
 * Books a pledge with today's promises (the solver's share, the automatic refund) and saves the effect on the
 * locked issue. Uses two statements: the database checks entries against a movement that has to exist
 * already.
 */
export async function bookPledge(
  tx: Transaction,
  pledge: NewPledge,
  { status, fundingCents, pledgerCount, postings }: FundingDecision,
): Promise<void> {
  const movementId = tx.randomUuid();
  const { refundDueAt } = pledgeExpiry(tx.now, tx.pledgeExpiryDays);
  await tx.query(
    `with pledged as (
       insert into pledge (id, issue_id, user_id, amount_cents, pledge_number, solver_share_bp,
         refund_due_at, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
     ), moved as (
       insert into ledger_transaction (id, issue_id, kind, pledge_id, created_at)
       values ($9, $2, 'pledge', $1, $8)
     )
     update issue set status = $10, funding_cents = $11, pledger_count = $12, pledge_count = $5
     where id = $2`,
    [
      pledge.id,
      pledge.issueId,
      pledge.donorId,
      String(pledge.amountCents),
      pledge.pledgeNumber,
      String(SOLVER_SHARE_BP),
      refundDueAt,
      tx.now,
      movementId,
      status,
      String(fundingCents),
      pledgerCount,
    ],
  );
  await insertEntries(tx, movementId, postings);
}

/** Saves that a pledge is now in another issue, as its `pledgeNumber`th; its dates stay. */
export async function saveMove(
  tx: Transaction,
  { id, issueId, pledgeNumber }: Pick<PledgeRow, 'id' | 'issueId' | 'pledgeNumber'>,
  to: Pick<PledgeRow, 'issueId' | 'pledgeNumber'>,
): Promise<void> {
  const from = { movedFromId: issueId, movedFromNumber: pledgeNumber };
  await tx.manager.getRepository(pledgeEntity).update({ id }, { ...to, ...from });
  // If a bank takes it back, it is taken from where it is now; test money has no charge.
  await tx.query(`update provider_payment set issue_id = $2 where id = $1 and kind = 'charge'`, [
    id,
    to.issueId,
  ]);
}

/** `decisionId`: why a release may leave the escrow; `rulingId`: which ruling refunds everybody. */
type Movement = Pick<LedgerTransactionRow, 'issueId' | 'kind' | 'pledgeId'> &
  Partial<Pick<LedgerTransactionRow, 'decisionId' | 'rulingId' | 'premiumId'>>;

/** Adds one transaction to the ledger; the database refuses one that does not balance. */
export async function insertLedgerTransaction(
  tx: Transaction,
  about: Movement,
  postings: readonly Posting[],
): Promise<void> {
  const id = tx.randomUuid();
  const transaction = { ...about, id, createdAt: tx.now };
  await tx.manager.getRepository(ledgerTransactionEntity).insert(transaction);
  await insertEntries(tx, id, postings);
}

async function insertEntries(
  tx: Transaction,
  movementId: string,
  postings: readonly Posting[],
): Promise<void> {
  const { currency } = await tx.money();
  await tx.query(
    `insert into ledger_entry (transaction_id, account, issue_id, user_id, amount_cents, currency)
     select $1, e.account, case when e.account = 'escrow' then e.owner end,
       case when e.account in ('donor', 'solver') then e.owner end, e.amount_cents, $5
     from unnest($2::text[], $3::uuid[], $4::bigint[]) as e (account, owner, amount_cents)`,
    [
      movementId,
      postings.map(({ account }) => account.kind),
      postings.map(({ account }) => account.id),
      postings.map(({ amountCents }) => String(amountCents)),
      currency.code,
    ],
  );
}
