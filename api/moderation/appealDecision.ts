import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { permit } from '#api/platform/refusal.rules.ts';
import { mayAppealDecision } from './moderationPolicy.rules.ts';
import { loadModerationCase, saveModerationCase } from './moderationCases.sql.ts';
import { auditModeration } from './auditModeration.ts';

/** Asks another moderator to look again at what was decided about one's own; once. */
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
