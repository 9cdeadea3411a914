import { readRows, type Transaction } from '#api/database/transaction.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import type { CastVote, PendingSelection } from './selection.rules.ts';
import {
  caseAmbassadorEntity,
  pendingSelectionEntity,
  proposalEntity,
  selectionEntity,
  selectionReviewEntity,
  voteEntity,
  type ProposalRow,
  type SelectionRow,
} from './proposals.entities.ts';

/** A proposal that can be chosen, with what its deadline and its notices require. */
export type Contender = Pick<
  ProposalRow,
  | 'id'
  | 'solverId'
  | 'title'
  | 'solutionCriteria'
  | 'compensationCents'
  | 'estimatedDays'
  | 'createdAt'
  | 'hiddenAt'
>;

/** The proposals of an issue that can still be chosen, oldest first; a frozen solver cannot work. */
export function findContenders(tx: Transaction, issueId: string): Promise<Contender[]> {
  return readRows(
    tx,
    proposalEntity,
    `select p.id, p.solver_id, p.title, p.solution_criteria, p.compensation_cents,
       p.estimated_days, p.created_at, p.hidden_at
     from proposal p join app_user u on u.id = p.solver_id and not u.is_frozen
     where p.issue_id = $1 and p.status = 'pending' order by p.created_at, p.id`,
    [issueId],
  );
}

/**
 * The votes of donors on the proposals of an issue that can still be chosen; votes of others carry no weight.
 */
export function findWeighingVotes(tx: Transaction, issueId: string): Promise<CastVote[]> {
  return readRows(
    tx,
    voteEntity,
    `select v.proposal_id, v.user_id, v.vote_type
     from vote v join proposal p on p.id = v.proposal_id
     where p.issue_id = $1 and p.status = 'pending' and v.user_id in (
       select pl.user_id from pledge pl where pl.issue_id = $1 and pl.status = 'held')`,
    [issueId],
  );
}

/** The proposal that is waiting to take effect; null: none. */
export async function findPending(
  tx: Transaction,
  issueId: string,
): Promise<PendingSelection | null> {
  const [pending] = await readRows<PendingSelection>(
    tx,
    pendingSelectionEntity,
    'select proposal_id, takes_effect_at from pending_selection where issue_id = $1',
    [issueId],
  );
  return pending ?? null;
}

/** Saves the proposal that is waiting to take effect; null: none any more. */
export async function savePending(
  tx: Transaction,
  issueId: string,
  pending: PendingSelection | null,
): Promise<void> {
  const repository = tx.manager.getRepository(pendingSelectionEntity);
  if (pending === null) await repository.delete({ issueId });
  else await repository.upsert({ ...pending, issueId }, ['issueId']);
}

/** Schedules a review of the vote for when the next pledge starts to count; null: none will. */
export async function saveReview(
  tx: Transaction,
  issueId: string,
  dueAt: Date | null,
): Promise<void> {
  const repository = tx.manager.getRepository(selectionReviewEntity);
  if (dueAt === null) await repository.delete({ issueId });
  else await repository.upsert({ issueId, dueAt }, ['issueId']);
}

/** Whose money was in escrow when the proposal was chosen. */
export async function findChoosingDonors(
  tx: Transaction,
  proposalId: string,
): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ userId: string }>(
    `select distinct user_id as "userId" from selection_weight where proposal_id = $1`,
    [proposalId],
  );
  return new Set(rows.map(({ userId }) => userId));
}

/**
 * Adds a choice with every donor's money at this moment and the people who may judge its case; the other
 * proposals become unselected.
 */
export async function insertSelection(
  tx: Transaction,
  chosen: Omit<SelectionRow, 'selectedAt' | 'remindedAt' | 'endedAt'>,
  ambassadorIds: readonly string[],
): Promise<void> {
  const { issueId, proposalId } = chosen;
  await tx.query(
    `update proposal set status = case when id = $2 then 'selected' else 'not_selected' end
     where issue_id = $1 and status = 'pending'`,
    [issueId, proposalId],
  );
  await tx.manager.getRepository(selectionEntity).insert({ ...chosen, selectedAt: tx.now });
  await tx.query(
    `insert into selection_weight (proposal_id, pledge_id, user_id, amount_cents, pledged_at)
     select $2, id, user_id, amount_cents - taken_cents, created_at from pledge
     where issue_id = $1 and status = 'held'`,
    [issueId, proposalId],
  );
  const judges = ambassadorIds.map((userId) => ({ proposalId, userId }));
  await tx.manager.getRepository(caseAmbassadorEntity).insert(judges);
}

/** The ambassadors fixed at the choice; null: no choice yet. */
export async function findCaseAmbassadors(
  tx: Transaction,
  { status, selectedProposalId }: Pick<IssueRow, 'status' | 'selectedProposalId'>,
): Promise<ReadonlySet<string> | null> {
  if (status !== 'in_progress' || selectedProposalId === null) return null;
  const rows = await tx.manager
    .getRepository(caseAmbassadorEntity)
    .findBy({ proposalId: selectedProposalId });
  return new Set(rows.map(({ userId }) => userId));
}

/** The limit above which the escrow counts as large in the case of a chosen proposal. */
export async function loadLargeEscrow(tx: Transaction, proposalId: string): Promise<bigint> {
  const chosen = await tx.manager.getRepository(selectionEntity).findOneBy({ proposalId });
  return chosen?.largeEscrowCents ?? (await tx.money()).largeEscrow;
}

export type OpenSelection = Omit<SelectionRow, 'endedAt'> & Pick<ProposalRow, 'solverId'>;

/** The choice in force; null: none. */
export async function findSelection(
  tx: Transaction,
  issueId: string,
): Promise<OpenSelection | null> {
  const [selection] = await readRows<OpenSelection>(
    tx,
    selectionEntity,
    `select s.*, p.solver_id as "solverId"
     from selection s join proposal p on p.id = s.proposal_id
     where s.issue_id = $1 and s.ended_at is null`,
    [issueId],
  );
  return selection ?? null;
}

export async function saveReminder(tx: Transaction, proposalId: string): Promise<void> {
  await tx.manager.getRepository(selectionEntity).update({ proposalId }, { remindedAt: tx.now });
}

/** Ends a choice without a result; the unselected proposals can be chosen again. */
export async function closeSelection(
  tx: Transaction,
  selection: { issueId: string; proposalId: string },
  status: 'withdrawn' | 'expired' | 'rejected',
): Promise<void> {
  const { issueId, proposalId } = selection;
  await tx.manager.getRepository(selectionEntity).update({ proposalId }, { endedAt: tx.now });
  await tx.query(
    `update proposal set status = case when id = $2 then $3 else 'pending' end
     where issue_id = $1 and (id = $2 or status = 'not_selected')`,
    [issueId, proposalId, status],
  );
}
