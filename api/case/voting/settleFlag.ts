import type { Transaction } from '#api/database/transaction.ts';
import { flagSettledNotice } from '#api/case/proof/caseNotices.rules.ts';
import { settleFlag as settle } from './flags.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { permit } from '#api/platform/refusal.rules.ts';
import { flaggerOf, maySettleFlag } from './judgingPolicy.rules.ts';
import { loadFlag, saveSettled } from './flags.sql.ts';
import { loadIssue, participantsOf } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { saveTrust } from '#api/people/trust.sql.ts';
import { findParties } from '#api/issues/parties.sql.ts';
import { holdRelease } from './holdRelease.ts';
import { reviewVote } from './reviewVote.ts';

/**
 * Withdraws one's own objection, or dismisses one as an ambassador without a stake; the countdown
 * goes on with what was left of it.
 */
export async function settleFlag(tx: Transaction, flagId: string): Promise<void> {
  const { issueId } = await loadFlag(tx, flagId);
  const issue = await loadIssue(tx, issueId);
  const flag = await loadFlag(tx, flagId);

  const parties = await findParties(tx, issueId);

  const actor = signedIn(tx.actor);
  permit(maySettleFlag(actor, { ...issue, parties }, flag));

  const { id } = actor;
  const settled = { ...flag, ...settle(flag, flaggerOf(actor), parties, tx.now) };

  await saveSettled(tx, settled, id);
  const data = { flagId, proofId: flag.proofId, how: settled.settled };
  await tx.audit({ issueId, action: 'flag_settled', data });
  if (settled.settled === 'dismissed') {
    const event = { userId: flag.byId, event: 'flag_dismissed', issueId, proofId: null } as const;
    await saveTrust(tx, [event]);
  }
  await holdRelease(tx, issue, settled.settled ?? 'withdrawn');
  const people = await participantsOf(tx, issueId);
  await saveNotices(tx, issueId, noticesFor(people, id, flagSettledNotice(issue)));
  await reviewVote(tx, issue);
}
