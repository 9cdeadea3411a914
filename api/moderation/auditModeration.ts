import { PrivateValue } from '#api/database/commitment.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { PROFILE_RECORD_ID } from '#schema/case/audit.ts';

type Act = {
  action: 'moderation_decided' | 'moderation_appealed' | 'moderation_appeal_settled';
  facts: { caseId: string; [name: string]: unknown };
  /** Which thing and what was written, for the record of its issue. */
  about: { subjectId?: string; photoIds?: readonly string[]; reason?: string; text?: string };
};

const committed = (text: string | undefined) => text && new PrivateValue(text);

/**
 * Puts an act of moderation on the record of the issue; `issueId` null: on the one of all profiles,
 * which says neither about whom nor why, as nobody erases it.
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
