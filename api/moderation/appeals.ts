import type { Transaction } from '#api/database/transaction.ts';
import { signedIn, permit } from '#api/platform/access.rules.ts';
import { ensureNothingShared } from '#api/people/accountTraces.sql.ts';
import { concernedIds, mayAppealDecision, maySettleAppeal } from './moderationPolicy.rules.ts';
import { loadModerationCase, saveModerationCase } from './moderationCases.sql.ts';
import { auditModeration } from './auditModeration.ts';
import { appealNotice } from '#api/notices/moderationNotices.rules.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import type { APPEAL_OUTCOMES } from '#schema/moderation/choices.ts';
import { revertMeasure } from './carryOutMeasure.ts';
import { loadReportedThing } from './loadReportedThing.ts';

export async function appealDecision(
  tx: Transaction,
  { caseId, text }: { caseId: string; text: string },
): Promise<void> {
  const thing = await loadModerationCase(tx, caseId);

  permit(mayAppealDecision(signedIn(tx.actor), thing));

  await saveModerationCase(tx, caseId, { appealText: text, appealedAt: tx.now });
  const action = 'moderation_appealed' as const;
  await auditModeration(tx, thing.issueId, { action, facts: { caseId }, about: { text } });
}

/** Upholds or reverts a decision; final. Must be another moderator than the one who decided. */
export async function settleAppeal(
  tx: Transaction,
  input: { caseId: string; outcome: (typeof APPEAL_OUTCOMES)[number]; reason: string },
): Promise<void> {
  const { caseId, outcome, reason } = input;
  const thing = await loadReportedThing(tx, caseId);

  const moderator = signedIn(tx.actor);
  permit(maySettleAppeal(moderator, thing));
  await ensureNothingShared(tx, moderator.id, [...concernedIds(thing), thing.decidedBy]);

  const { issueId, authorId, choice } = thing;
  if (outcome === 'undone' && choice !== null) await revertMeasure(tx, thing, { choice, reason });
  await saveModerationCase(tx, caseId, {
    appealOutcome: outcome,
    appealReason: reason,
    appealBy: moderator.id,
    appealDecidedAt: tx.now,
  });
  const action = 'moderation_appeal_settled' as const;
  await auditModeration(tx, issueId, { action, facts: { caseId, outcome }, about: { reason } });
  if (authorId !== null)
    await saveNotices(tx, issueId, [{ userId: authorId, ...appealNotice(outcome, reason) }]);
}
