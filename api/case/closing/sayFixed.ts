import type { Transaction } from '#api/database/transaction.ts';
import { lockSettledIssue, type SettledIssue } from '#api/case/funding/lockSettledIssue.ts';
import {
  closePledges,
  findStandingPledges,
  insertLedgerTransaction,
  type HeldPledge,
} from '#api/case/funding/pledges.sql.ts';
import { savePending } from '#api/case/funding/selections.sql.ts';
import { reporterWhoMayEnd } from '#api/issues/guardedIssue.rules.ts';
import { loadParticipants, saveFunding } from '#api/issues/issues.sql.ts';
import { decideRefundOfAll } from '#api/money/pledging.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { signedIn, permit } from '#api/platform/access.rules.ts';
import { moveCase } from '#api/platform/issueLifecycle.rules.ts';
import { noticeAmount } from '#api/platform/noticeAmount.rules.ts';
import { fixedNotice, fixedRefundNotice, isSaidFixed, maySayFixed } from './fixed.rules.ts';
import {
  closeProposals,
  findFixedAsked,
  findWhoSaidYes,
  saveClaimAnswer,
  saveFixedAnswer,
} from './fixed.sql.ts';

type Said = { issueId: string; isFixed: boolean };

/**
 * Records what the reporter or a donor answers when a body says "fixed", or the reporter when people at the
 * place say so. Returns whether that completed the issue: then every pledge is refunded and nobody is paid.
 */
export async function sayFixed(tx: Transaction, { issueId, isFixed }: Said): Promise<boolean> {
  const issue = await lockSettledIssue(tx, issueId);
  const pledges = await findStandingPledges(tx, issueId);
  const actor = signedIn(tx.actor);
  const question = await findFixedAsked(tx, issueId, actor.id);

  const reporterId = reporterWhoMayEnd(issue);
  const asked = { ...issue, reporterId, pledges, saidFixedAt: question?.askedAt ?? null };
  permit(maySayFixed(actor, asked, tx.now));
  const yes = await saveAnswer(tx, question?.answerId ?? null, { issueId, isFixed });
  await tx.audit({ issueId, action: 'fixed_said', data: { isFixed } });

  if (!isSaidFixed(asked, yes)) return false;
  await complete(tx, issue, pledges);
  return true;
}

/** Returns everybody who has said yes to the same question. */
async function saveAnswer(
  tx: Transaction,
  answerId: string | null,
  { issueId, isFixed }: Said,
): Promise<ReadonlySet<string>> {
  const userId = signedIn(tx.actor).id;
  if (answerId === null) {
    await saveClaimAnswer(tx, issueId, isFixed);
    return new Set(isFixed ? [userId] : []);
  }
  await saveFixedAnswer(tx, { answerId, userId, isFixed });
  return findWhoSaidYes(tx, answerId);
}

async function complete(
  tx: Transaction,
  issue: SettledIssue,
  pledges: readonly HeldPledge[],
): Promise<void> {
  const issueId = issue.id;
  const { status } = moveCase(issue, 'fixed_otherwise');
  const people = await loadParticipants(tx, issueId);
  const decision = decideRefundOfAll(issue, pledges);
  if (pledges.length > 0) {
    const about = { issueId, kind: 'refund' as const, pledgeId: null };
    await insertLedgerTransaction(tx, about, decision.postings);
    await closePledges(tx, pledges, 'refunded');
  }
  await savePending(tx, issueId, null);
  await closeProposals(tx, issueId);
  await saveFunding(tx, issueId, { ...decision, status, pledgeCount: issue.pledgeCount });
  const data = { refundedPledges: pledges.length };
  await tx.audit({ issueId, action: 'issue_fixed', data, isBySystem: true });

  const sums = new Map<string, bigint>();
  for (const { donorId, amountCents } of pledges)
    sums.set(donorId, (sums.get(donorId) ?? 0n) + amountCents);
  const { currency } = await tx.money();
  await saveNotices(tx, issueId, [
    ...[...sums].map(([userId, sum]) => ({
      userId,
      ...fixedRefundNotice(noticeAmount(sum, currency), issue),
    })),
    ...noticesFor(
      people.filter((id) => !sums.has(id)),
      '',
      fixedNotice(issue),
    ),
  ]);
}
