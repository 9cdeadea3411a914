import type { Transaction } from '#api/database/transaction.ts';
import type { Posting } from '#api/domain/ledger.ts';
import type { StandingPledge } from '#api/domain/pledging.ts';
import { PLEDGE_EXPIRY_DAYS, SOLVER_SHARE_BP } from '#schema/limits.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

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

/** The pledges that are in escrow now. */
export async function standingPledges(tx: Transaction, issueId: string): Promise<StandingPledge[]> {
  const rows = await tx.query<{ id: string; user_id: string; amount_cents: string }>(
    `SELECT id, user_id, amount_cents FROM pledge
     WHERE issue_id = $1 AND status = 'held' ORDER BY pledge_number FOR UPDATE`,
    [issueId],
  );
  return rows.map((row) => ({
    id: row.id,
    donorId: row.user_id,
    amountCents: BigInt(row.amount_cents),
  }));
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
      new Date(tx.now.getTime() + PLEDGE_EXPIRY_DAYS * DAY_MS),
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
  about: { issueId: string; kind: 'pledge' | 'refund'; pledgeId: string | null },
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
       CASE WHEN e.account = 'donor' THEN e.owner END, e.amount_cents
     FROM unnest($2::text[], $3::uuid[], $4::bigint[]) AS e (account, owner, amount_cents)`,
    [
      id,
      postings.map(({ account }) => account.kind),
      postings.map(({ account }) => account.id),
      postings.map(({ amountCents }) => String(amountCents)),
    ],
  );
}
