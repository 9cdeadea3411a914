import type { Transaction } from '#api/database/transaction.ts';
import type { Posting } from '#api/domain/ledger.ts';
import type { SharedPledge } from '#api/domain/payout.ts';
import { expiryOf, type PledgeExpiry } from '#api/domain/pledgeExpiry.ts';
import { Refusal } from '#api/domain/refusal.ts';
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

/** Marks one pledge as given back, on the donor's wish or by time. */
export async function closePledge(
  tx: Transaction,
  pledgeId: string,
  status: 'withdrawn' | 'refunded',
): Promise<void> {
  await tx.query(
    'UPDATE pledge SET status = $2, closed_at = $3, refund_due_at = NULL WHERE id = $1',
    [pledgeId, status, tx.now],
  );
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
      expiryOf(tx.now).refundDueAt,
      tx.now,
    ],
  );
}

/** Marks every standing pledge of an issue as given back. */
export async function closeAsRefunded(tx: Transaction, issueId: string): Promise<void> {
  await tx.query(
    `UPDATE pledge SET status = 'refunded', closed_at = $2, refund_due_at = NULL
     WHERE issue_id = $1 AND status = 'held'`,
    [issueId, tx.now],
  );
}

/** Writes one transaction of the ledger; the database refuses one that does not balance. */
export async function saveLedgerTransaction(
  tx: Transaction,
  about: { issueId: string; kind: 'pledge' | 'withdrawal' | 'refund'; pledgeId: string | null },
  postings: readonly Posting[],
): Promise<void> {
  const id = tx.randomUuid();
  await tx.query(
    `INSERT INTO ledger_transaction (id, issue_id, kind, pledge_id, created_at)
     VALUES ($1, $2, $3, $4, $5)`,
    [id, about.issueId, about.kind, about.pledgeId, tx.now],
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
