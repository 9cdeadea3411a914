import { readRows, type Transaction } from '#api/database/transaction.ts';
import type { CaseState } from '#api/platform/issueLifecycle.rules.ts';
import type { FundingDecision } from '#api/money/pledging.rules.ts';
import { isConcernedSql } from '#api/platform/fragments.sql.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { auditHeadEntity } from '#api/platform/audit.entities.ts';
import { issueEntity, type IssueRow } from './issues.entities.ts';

/** Raw SQL: `findOne` takes twice as long for a row this wide, and every command begins here. */
async function loadWhere(tx: Transaction, id: string, condition = ''): Promise<IssueRow> {
  const sql = `select * from issue where id = $1 ${condition} for no key update`;
  const [issue] = await readRows<IssueRow>(tx, issueEntity, sql, [id]);
  if (!issue) throw new Refusal('issue_not_found');
  return issue;
}

/**
 * Loads an issue and locks it until the transaction ends, so that nobody decides on an old state. A hidden
 * issue is found only by the people of its case, and only while that case continues.
 */
export async function loadIssue(tx: Transaction, id: string): Promise<IssueRow> {
  const issue = await loadWhere(
    tx,
    id,
    'and deleted_at is null and (not is_hidden or runs_hidden)',
  );
  if (!issue.isHidden || tx.actor === null) return issue;
  const sql = `select 1 from issue i where i.id = $1 and ${isConcernedSql('$2')}`;
  const concerned = await tx.query(sql, [id, tx.actor.id]);
  if (concerned.length === 0) throw new Refusal('issue_not_found');
  return issue;
}

/** Includes removed and hidden issues, for work on their money. */
export const loadAnyIssue = (tx: Transaction, id: string): Promise<IssueRow> => loadWhere(tx, id);

async function save(tx: Transaction, id: string, state: Partial<IssueRow>): Promise<void> {
  await tx.manager.getRepository(issueEntity).update({ id }, state);
}

export function saveFunding(
  tx: Transaction,
  issueId: string,
  decision: FundingDecision & { pledgeCount: number },
): Promise<void> {
  const { status, fundingCents, pledgerCount, pledgeCount } = decision;
  return save(tx, issueId, { status, fundingCents, pledgerCount, pledgeCount });
}

/** `proposalId` null: none chosen. */
export function saveCase(
  tx: Transaction,
  issueId: string,
  { status, verification, selectedProposalId }: CaseState & Pick<IssueRow, 'selectedProposalId'>,
): Promise<void> {
  return save(tx, issueId, { status, verification, selectedProposalId });
}

export const saveFreeze = (tx: Transaction, issueId: string, isFrozen = true): Promise<void> =>
  save(tx, issueId, { isFrozen });

/** Hides an issue from everybody, or from the public alone, or shows it again. */
export const saveHidden = (
  tx: Transaction,
  issueId: string,
  hidden: Pick<IssueRow, 'isHidden' | 'runsHidden'>,
): Promise<void> => save(tx, issueId, hidden);

/**
 * Leaves a tombstone for the books. Without its salt the commitments on its record can never be
 * opened.
 */
export async function saveRemoval(tx: Transaction, issueId: string): Promise<void> {
  await save(tx, issueId, { deletedAt: tx.now, updatedAt: tx.now });
  await tx.manager.getRepository(auditHeadEntity).update({ issueId }, { salt: null });
}

/** Null: undoes the merge. */
export const saveMerged = (
  tx: Transaction,
  issueId: string,
  mergedIntoId: string | null,
): Promise<void> => save(tx, issueId, { mergedIntoId });

export async function raiseCount(
  tx: Transaction,
  id: string,
  counter: 'proposalCount' | 'messageCount',
): Promise<void> {
  await tx.manager.getRepository(issueEntity).increment({ id }, counter, 1);
}

/**
 * Recipients of notices: up to 500 people with money, a proposal or a report in the issue, and up
 * to 500 more followers.
 */
export async function loadParticipants(tx: Transaction, issueId: string): Promise<string[]> {
  const rows = await tx.query<{ user_id: string }>(
    `(select user_id from pledge where issue_id = $1 and status = 'held'
      union select solver_id from proposal where issue_id = $1
      union select reporter_id from issue where id = $1 and reporter_id is not null
      limit 500)
     union (select user_id from issue_follow where issue_id = $1 and is_following
      order by user_id limit 500)`,
    [issueId],
  );
  return rows.map((row) => row.user_id);
}
