import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/domain/refusal.ts';
import type { CaseState, VerificationState } from '#api/domain/issueLifecycle.ts';
import type { FundingDecision } from '#api/domain/money/pledging.ts';
import type { IssueStatus } from '#schema/issues/issue.ts';

/** An issue under a row lock, as the rules need it. */
export type LockedIssue = {
  id: string;
  title: string;
  description: string;
  location: string;
  reporterId: string | null;
  status: IssueStatus;
  verification: VerificationState;
  isFrozen: boolean;
  fundingCents: bigint;
  pledgeCount: number;
  pledgerCount: number;
  /** The version of the last change to what the reporter wrote. */
  editedVersion: number;
};

type IssueRow = {
  id: string;
  title: string;
  description: string;
  location: string;
  reporter_id: string | null;
  status: IssueStatus;
  verification_state: VerificationState;
  is_frozen: boolean;
  funding_cents: string;
  pledge_count: number;
  pledger_count: number;
  edited_version: string;
};

/**
 * Loads an issue and holds it until the transaction ends, so that nobody decides on an old state.
 * Throws Refusal `issue_not_found`, also for a removed or hidden one.
 */
export async function lockIssue(tx: Transaction, id: string): Promise<LockedIssue> {
  return lockWhere(tx, id, 'AND is_listed');
}

/**
 * As `lockIssue`, for what happens to the money of removed and hidden issues too. Throws Refusal
 * `issue_not_found`.
 */
export async function lockAnyIssue(tx: Transaction, id: string): Promise<LockedIssue> {
  return lockWhere(tx, id, '');
}

async function lockWhere(tx: Transaction, id: string, condition: string): Promise<LockedIssue> {
  const [row] = await tx.query<IssueRow>(
    `SELECT id, title, description, location, reporter_id, status, verification_state, is_frozen,
       funding_cents, pledge_count, pledger_count, edited_version
     FROM issue WHERE id = $1 ${condition} FOR NO KEY UPDATE`,
    [id],
  );
  if (!row) throw new Refusal('issue_not_found');
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    location: row.location,
    reporterId: row.reporter_id,
    status: row.status,
    verification: row.verification_state,
    isFrozen: row.is_frozen,
    fundingCents: BigInt(row.funding_cents),
    pledgeCount: row.pledge_count,
    pledgerCount: row.pledger_count,
    editedVersion: Number(row.edited_version),
  };
}

/** Saves what a decision about money did to the issue. */
export async function saveFunding(
  tx: Transaction,
  issueId: string,
  decision: FundingDecision & { pledgeCount: number },
): Promise<void> {
  await tx.query(
    `UPDATE issue SET status = $2, funding_cents = $3, pledger_count = $4, pledge_count = $5
     WHERE id = $1`,
    [
      issueId,
      decision.status,
      String(decision.fundingCents),
      decision.pledgerCount,
      decision.pledgeCount,
    ],
  );
}

/** Saves where a case stands and which proposal is chosen; null: none. */
export async function saveCase(
  tx: Transaction,
  issueId: string,
  state: CaseState & { selectedProposalId: string | null },
): Promise<void> {
  await tx.query(
    `UPDATE issue SET status = $2, verification_state = $3, selected_proposal_id = $4
     WHERE id = $1`,
    [issueId, state.status, state.verification, state.selectedProposalId],
  );
}

/** Nothing enters or leaves the escrow from now on, until somebody has looked at the case. */
export async function saveFreeze(tx: Transaction, issueId: string, isFrozen = true): Promise<void> {
  await tx.query('UPDATE issue SET is_frozen = $2 WHERE id = $1', [issueId, isFrozen]);
}

/** Whether a moderator has hidden the issue. Throws Refusal `issue_not_found` for a removed one. */
export async function readHidden(tx: Transaction, issueId: string): Promise<boolean> {
  const sql = 'SELECT is_hidden FROM issue WHERE id = $1 AND deleted_at IS NULL';
  const [row] = await tx.query<{ is_hidden: boolean }>(sql, [issueId]);
  if (!row) throw new Refusal('issue_not_found');
  return row.is_hidden;
}

/** Takes an issue out of everybody's sight, or brings it back. */
export async function saveHidden(
  tx: Transaction,
  issueId: string,
  isHidden: boolean,
): Promise<void> {
  await tx.query('UPDATE issue SET is_hidden = $2 WHERE id = $1', [issueId, isHidden]);
}

/** Leaves a tombstone: the row stays for the books, nobody sees it any more. */
export async function saveRemoval(tx: Transaction, issueId: string): Promise<void> {
  await tx.query('UPDATE issue SET deleted_at = $2, updated_at = $2 WHERE id = $1', [
    issueId,
    tx.now,
  ]);
}

/** Raises one of the counters that lists show. */
export async function raiseCount(
  tx: Transaction,
  issueId: string,
  counter: 'proposal_count' | 'message_count',
): Promise<void> {
  await tx.query(`UPDATE issue SET ${counter} = ${counter} + 1 WHERE id = $1`, [issueId]);
}

/** Everybody with money, a proposal or a report in the issue, at most 500 people. */
export async function participantsOf(tx: Transaction, issueId: string): Promise<string[]> {
  const rows = await tx.query<{ user_id: string }>(
    `SELECT user_id FROM pledge WHERE issue_id = $1 AND status = 'held'
     UNION SELECT solver_id FROM proposal WHERE issue_id = $1
     UNION SELECT reporter_id FROM issue WHERE id = $1 AND reporter_id IS NOT NULL
     LIMIT 500`,
    [issueId],
  );
  return rows.map((row) => row.user_id);
}
