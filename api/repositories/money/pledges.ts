import type { Transaction } from '#api/database/transaction.ts';
import type { Posting } from '#api/domain/money/ledger.ts';
import type { SharedPledge } from '#api/domain/money/payout.ts';
import { expiryOf, type PledgeExpiry } from '#api/domain/money/pledgeExpiry.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { orderRefunds } from './providerPayments.ts';
import { SOLVER_SHARE_BP } from '#schema/limits.ts';

/** Whether a person has money in the issue. */
export async function hasPledged(
  tx: Transaction,
  issueId: string,
  userId: string,
): Promise<boolean> {
  const rows = await tx.query(
    "SELECT 1 FROM pledge WHERE issue_id = $1 AND user_id = $2 AND status = 'held' LIMIT 1",
    [issueId, userId],
  );
  return rows.length > 0;
}

/** A pledge in escrow with what was promised when it was made. */
export type HeldPledge = SharedPledge & { pledgedAt: Date; expiry: PledgeExpiry };

type HeldPledgeRow = {
  id: string;
  user_id: string;
  amount_cents: string;
  solver_share_bp: number;
  refund_due_at: Date | null;
  first_notice_at: Date | null;
  last_notice_at: Date | null;
  created_at: Date;
};

/** The pledges that are in escrow now. */
export async function standingPledges(tx: Transaction, issueId: string): Promise<HeldPledge[]> {
  const rows = await tx.query<HeldPledgeRow>(
    `SELECT id, user_id, amount_cents, solver_share_bp, refund_due_at, first_notice_at,
       last_notice_at, created_at
     FROM pledge WHERE issue_id = $1 AND status = 'held' ORDER BY pledge_number FOR UPDATE`,
    [issueId],
  );
  return rows.map((row) => ({
    id: row.id,
    donorId: row.user_id,
    amountCents: BigInt(row.amount_cents),
    solverShareBp: BigInt(row.solver_share_bp),
    pledgedAt: row.created_at,
    expiry: {
      refundDueAt: row.refund_due_at ?? expiryOf(row.created_at).refundDueAt,
      firstNoticeAt: row.first_notice_at,
      lastNoticeAt: row.last_notice_at,
    },
  }));
}

/** The issue that a pledge is for. Throws Refusal `pledge_not_found`. */
export async function issueOfPledge(tx: Transaction, pledgeId: string): Promise<string> {
  const [row] = await tx.query<{ issue_id: string }>('SELECT issue_id FROM pledge WHERE id = $1', [
    pledgeId,
  ]);
  if (!row) throw new Refusal('pledge_not_found');
  return row.issue_id;
}

/** What a bank takes back: where the pledge stands, and whether its donor has others here. */
export type DisputedPledge = {
  id: string;
  donorId: string;
  amountCents: bigint;
  isHeld: boolean;
  isLastOfDonor: boolean;
  /** The books have followed the bank before. */
  isBooked: boolean;
};

type DisputedRow = {
  id: string;
  user_id: string;
  amount_cents: string;
  status: string;
  is_last: boolean;
  is_booked: boolean;
};

/** The pledge that a disputed charge has become; null: it never became one. The issue is locked. */
export async function findDisputed(
  tx: Transaction,
  pledgeId: string,
): Promise<DisputedPledge | null> {
  const [row] = await tx.query<DisputedRow>(
    `SELECT p.id, p.user_id, p.amount_cents, p.status,
       NOT EXISTS (SELECT 1 FROM pledge o WHERE o.issue_id = p.issue_id AND o.user_id = p.user_id
         AND o.status = 'held' AND o.id <> p.id) AS is_last,
       EXISTS (SELECT 1 FROM ledger_transaction t WHERE t.pledge_id = p.id
         AND t.kind = 'chargeback') AS is_booked
     FROM pledge p WHERE p.id = $1 FOR UPDATE OF p`,
    [pledgeId],
  );
  if (!row) return null;
  return {
    id: row.id,
    donorId: row.user_id,
    amountCents: BigInt(row.amount_cents),
    isHeld: row.status === 'held',
    isLastOfDonor: row.is_last,
    isBooked: row.is_booked,
  };
}

/** Saves when a pledge goes back by itself and which notices of it were given. */
export async function saveExpiry(
  tx: Transaction,
  pledgeId: string,
  expiry: PledgeExpiry,
): Promise<void> {
  const { refundDueAt, firstNoticeAt, lastNoticeAt } = expiry;
  await tx.query(
    `UPDATE pledge SET refund_due_at = $2, first_notice_at = $3, last_notice_at = $4
     WHERE id = $1`,
    [pledgeId, refundDueAt, firstNoticeAt, lastNoticeAt],
  );
}

type ClosedRow = { id: string; amount_cents: string };

const wholeReturn = ({ id, amount_cents }: ClosedRow) => ({
  pledgeId: id,
  amountCents: BigInt(amount_cents),
});

/**
 * Marks one pledge as gone from the escrow. What goes back on the donor's wish or by time is also
 * ordered back from the provider; what a bank has taken is back already.
 */
export async function closePledge(
  tx: Transaction,
  pledgeId: string,
  status: 'withdrawn' | 'refunded' | 'charged_back',
): Promise<void> {
  const closed = await tx.query<ClosedRow>(
    `WITH closed AS (
       UPDATE pledge SET status = $2, closed_at = $3, refund_due_at = NULL WHERE id = $1
       RETURNING id, amount_cents
     ) SELECT * FROM closed`,
    [pledgeId, status, tx.now],
  );
  if (status !== 'charged_back') await orderRefunds(tx, closed.map(wholeReturn));
}

export type NewPledge = {
  id: string;
  issueId: string;
  donorId: string;
  amountCents: bigint;
  pledgeNumber: number;
};

/** Stores a pledge with the promises of today: the solver's share and when it returns by itself. */
export async function insertPledge(tx: Transaction, pledge: NewPledge): Promise<void> {
  await tx.query(
    `INSERT INTO pledge (id, issue_id, user_id, amount_cents, pledge_number, solver_share_bp,
       refund_due_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      pledge.id,
      pledge.issueId,
      pledge.donorId,
      String(pledge.amountCents),
      pledge.pledgeNumber,
      Number(SOLVER_SHARE_BP),
      expiryOf(tx.now, tx.pledgeExpiryDays).refundDueAt,
      tx.now,
    ],
  );
}

/** Marks every standing pledge of an issue as given back, and orders the money back. */
export async function closeAsRefunded(tx: Transaction, issueId: string): Promise<void> {
  const closed = await tx.query<ClosedRow>(
    `WITH closed AS (
       UPDATE pledge SET status = 'refunded', closed_at = $2, refund_due_at = NULL
       WHERE issue_id = $1 AND status = 'held' RETURNING id, amount_cents
     ) SELECT * FROM closed`,
    [issueId, tx.now],
  );
  await orderRefunds(tx, closed.map(wholeReturn));
}

type Movement = {
  issueId: string;
  kind:
    | 'pledge'
    | 'withdrawal'
    | 'refund'
    | 'release'
    | 'chargeback'
    | 'premium'
    | 'premium_payment'
    | 'premium_refund';
  pledgeId: string | null;
  /** Of a release: why money may leave. */
  decisionId?: string;
  /** Of everybody's refund while work goes on: who ruled so. */
  rulingId?: string;
  /** Of the fee for a report. */
  premiumId?: string;
};

/** Writes one transaction of the ledger; the database refuses one that does not balance. */
export async function saveLedgerTransaction(
  tx: Transaction,
  about: Movement,
  postings: readonly Posting[],
): Promise<void> {
  const id = tx.randomUuid();
  await tx.query(
    `INSERT INTO ledger_transaction (id, issue_id, kind, pledge_id, decision_id, premium_id,
       ruling_id, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      id,
      about.issueId,
      about.kind,
      about.pledgeId,
      about.decisionId ?? null,
      about.premiumId ?? null,
      about.rulingId ?? null,
      tx.now,
    ],
  );
  await tx.query(
    `INSERT INTO ledger_entry (transaction_id, account, issue_id, user_id, amount_cents)
     SELECT $1, e.account, CASE WHEN e.account = 'escrow' THEN e.owner END,
       CASE WHEN e.account IN ('donor', 'solver') THEN e.owner END, e.amount_cents
     FROM unnest($2::text[], $3::uuid[], $4::bigint[]) AS e (account, owner, amount_cents)`,
    [
      id,
      postings.map(({ account }) => account.kind),
      postings.map(({ account }) => account.id),
      postings.map(({ amountCents }) => String(amountCents)),
    ],
  );
}
