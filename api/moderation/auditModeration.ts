import { PrivateValue } from '#api/database/commitment.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { PROFILE_RECORD_ID } from '#schema/case/audit.ts';

type Act = {
  action: 'moderation_decided' | 'moderation_appealed' | 'moderation_appeal_settled';
  facts: { caseId: string; [name: string]: unknown };
  about: { subjectId?: string; photoIds?: readonly string[]; reason?: string; text?: string };
};

const committed = (text: string | undefined) => text && new PrivateValue(text);

/**
 * Recorded on the issue's chain; `issueId` null: on the shared chain of all profiles, without person or
 * reason, since that one is never erased.
 */
export async function auditModeration(
  tx: Transaction,
  issueId: string | null,
  { action, facts, about }: Act,
): Promise<void> {
  if (issueId === null) return tx.audit({ issueId: PROFILE_RECORD_ID, action, data: facts });
  const { subjectId, photoIds, reason, text } = about;
  const words = { reason: committed(reason), text: committed(text) };
  await tx.audit({ issueId, action, data: { ...facts, subjectId, photoIds, ...words } });
}
