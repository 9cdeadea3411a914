import type { Transaction } from '#api/database/transaction.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import { shownTitle } from '#api/notices/moderationNotices.rules.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { OPEN_PROPOSALS_MAX, OPEN_PROPOSALS_PER_SOLVER } from '#schema/caseLimits.ts';
import { countOpen, findLeastBacked } from './openProposals.sql.ts';
import { saveProposalStatus } from './proposals.sql.ts';
import { displacedNotice } from './selectionNotices.rules.ts';

/**
 * Refuses a solver who has too many open proposals for an issue, and withdraws the proposals with the least
 * money behind them if the issue has no room for another: every vote and pledge has to process all of them.
 */
export async function makeRoom(tx: Transaction, issue: IssueRow, solverId: string): Promise<void> {
  const open = await countOpen(tx, issue.id, solverId);
  if (open.own >= OPEN_PROPOSALS_PER_SOLVER) throw new Refusal('too_many_proposals');
  const surplus = open.all - (OPEN_PROPOSALS_MAX - 1);
  if (surplus <= 0) return;
  for (const displaced of await findLeastBacked(tx, issue.id, surplus)) {
    const data = { proposalId: displaced.id };
    await saveProposalStatus(tx, displaced.id, 'withdrawn');
    await tx.audit({ issueId: issue.id, action: 'proposal_displaced', data, isBySystem: true });
    const notice = displacedNotice(shownTitle(displaced), issue);
    await saveNotices(tx, issue.id, [{ userId: displaced.solverId, ...notice }]);
  }
}
