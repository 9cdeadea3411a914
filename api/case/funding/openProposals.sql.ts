import { readRows, type Transaction } from '#api/database/transaction.ts';
import { proposalEntity, type ProposalRow } from './proposals.entities.ts';

/** How many proposals for an issue can still be chosen, and how many of them are a solver's own. */
export async function countOpen(
  tx: Transaction,
  issueId: string,
  solverId: string,
): Promise<{ all: number; own: number }> {
  const [open] = await tx.query<{ all: number; own: number }>(
    `select count(*)::integer as "all", (count(*) filter (where solver_id = $2))::integer as own
     from proposal where issue_id = $1 and status = 'pending'`,
    [issueId, solverId],
  );
  return open ?? { all: 0, own: 0 };
}

/**
 * The proposals that can still be chosen, least money from other people first, then oldest first. Excludes
 * one that has won and is about to take effect.
 */
export function findLeastBacked(
  tx: Transaction,
  issueId: string,
  count: number,
): Promise<Pick<ProposalRow, 'id' | 'solverId' | 'title' | 'hiddenAt'>[]> {
  return readRows(
    tx,
    proposalEntity,
    `select p.id, p.solver_id, p.title, p.hidden_at
     from proposal p left join (
       select v.proposal_id, sum(pl.amount_cents) as cents
       from pledge pl join vote v on v.user_id = pl.user_id and v.vote_type = 'upvote'
       join proposal o on o.id = v.proposal_id and o.issue_id = $1 and o.solver_id <> pl.user_id
       where pl.issue_id = $1 and pl.status = 'held' group by v.proposal_id
     ) backing on backing.proposal_id = p.id
     where p.issue_id = $1 and p.status = 'pending' and not exists (
       select from pending_selection w where w.proposal_id = p.id)
     order by coalesce(backing.cents, 0), p.created_at, p.id limit $2`,
    [issueId, count],
  );
}
