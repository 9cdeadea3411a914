import { hasCome } from '#api/domain/instant.ts';
import { expiryNoticeDue, isExpired, recordExpiryNotice } from '#api/domain/money/pledgeExpiry.ts';
import {
  deadlineNotice,
  expiredNotice,
  expiryNotice,
} from '#api/domain/notices/selectionNotices.ts';
import { keepDailyRecord } from './dailyRecord.ts';
import { givePledgeBack, heldPledges, saveExpiry } from './escrow.ts';
import { liveIssues } from './issueAccess.ts';
import type { IssueRow } from './mockState.ts';
import type { MockWorld } from './mockWorld.ts';
import { reviewVote } from './judging.ts';
import { reviewJury } from './jury.ts';
import { saveNotices } from './notify.ts';
import { payOut } from './payOut.ts';
import { settlePremiums } from './premium.ts';
import { record } from './record.ts';
import { escalateFlags, followRelease, lapseRemedy } from './release.ts';
import { endSelection, reviewSelection } from './selection.ts';

/**
 * Does what the real server's jobs do by themselves; the mock asks before every answer. Answers
 * whether anything changed.
 */
export function runDueWork(world: MockWorld): boolean {
  const before = [...world.state.acts.values()].reduce((sum, acts) => sum + acts.length, 0);
  const now = new Date(world.now());
  for (const issue of liveIssues(world)) {
    payOut(world, issue);
    const pending = world.state.pendingSelections.get(issue.id);
    if (pending && hasCome(new Date(pending.effectiveAt), now)) reviewSelection(world, issue);
    followWork(world, issue, now);
    reviewVote(world, issue);
    escalateFlags(world, issue);
    followRelease(world, issue);
    reviewJury(world, issue);
    lapseRemedy(world, issue);
    returnOldPledges(world, issue, now);
    settlePremiums(world, issue);
  }
  const after = [...world.state.acts.values()].reduce((sum, acts) => sum + acts.length, 0);
  return keepDailyRecord(world.state, now) || after > before;
}

function followWork(world: MockWorld, issue: IssueRow, now: Date): void {
  const work = world.state.selections.get(issue.id);
  if (!work || issue.status !== 'in_progress' || issue.verification !== 'none') return;
  if (hasCome(new Date(work.deadlineAt), now)) {
    endSelection(world, issue, { how: 'expired', actorId: null });
    return;
  }
  if (work.isReminded || !hasCome(new Date(work.reminderAt), now)) return;
  work.isReminded = true;
  const { proposalId } = work;
  record(world, issue.id, { action: 'solver_reminded', actorId: null, data: { proposalId } });
  const userId = world.state.proposals.get(proposalId)?.solverId;
  if (userId) saveNotices(world, issue, [{ userId, ...deadlineNotice(issue) }]);
}

function returnOldPledges(world: MockWorld, issue: IssueRow, now: Date): void {
  let hasReturned = false;
  for (const { id, donorId: userId, amountCents, expiry } of heldPledges(world.state, issue.id)) {
    if (isExpired(expiry, issue.status, now)) {
      givePledgeBack(world, issue, { pledgeId: id, how: 'refunded' });
      saveNotices(world, issue, [{ userId, ...expiredNotice(amountCents, issue) }]);
      hasReturned = true;
      continue;
    }
    const which = expiryNoticeDue(expiry, issue.status, now);
    if (which === null) continue;
    saveExpiry(world.state, id, recordExpiryNotice(expiry, which, now));
    const data = { pledgeId: id, notice: which };
    record(world, issue.id, { action: 'expiry_announced', actorId: null, data });
    saveNotices(world, issue, [{ userId, ...expiryNotice(which, amountCents, issue) }]);
  }
  if (hasReturned) reviewSelection(world, issue);
}
