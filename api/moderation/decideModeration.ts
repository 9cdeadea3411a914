import type { Transaction } from '#api/database/transaction.ts';
import { decisionNotice } from '#api/notices/moderationNotices.rules.ts';
import { signedIn, permit } from '#api/platform/access.rules.ts';
import { ensureNothingShared } from '#api/people/accountTraces.sql.ts';
import { concernedIds, mayDecide } from './moderationPolicy.rules.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { saveModerationCase } from './moderationCases.sql.ts';
import type { ModerationChoice } from '#schema/moderation/choices.ts';
import { auditModeration } from './auditModeration.ts';
import { carryOutMeasure, type Redaction } from './carryOutMeasure.ts';
import { loadReportedThing } from './loadReportedThing.ts';

/**
 * Decides on reported content and carries it out. The author learns choice and reason, but not who
 * reported it; the public record has the choice and no content.
 */
export async function decideModeration(
  tx: Transaction,
  input: { caseId: string; choice: ModerationChoice; reason: string; redaction: Redaction | null },
): Promise<void> {
  const { caseId, choice, reason, redaction } = input;
  const thing = await loadReportedThing(tx, caseId);

  const moderator = signedIn(tx.actor);
  permit(mayDecide(moderator, thing, choice));
  await ensureNothingShared(tx, moderator.id, concernedIds(thing));

  const { kind, subjectId, issueId, authorId } = thing;
  await carryOutMeasure(tx, thing, { choice, reason, redaction });
  const decision = { choice, reason, decidedBy: moderator.id, decidedAt: tx.now };
  await saveModerationCase(tx, caseId, decision);
  const photoIds = choice === 'redact_photo' ? redaction?.photoIds : undefined;
  await auditModeration(tx, issueId, {
    action: 'moderation_decided',
    facts: { caseId, kind, choice },
    about: { subjectId, photoIds, reason },
  });
  const notice = decisionNotice(kind, choice, reason);
  if (notice && authorId !== null)
    await saveNotices(tx, issueId, [{ userId: authorId, ...notice }]);
}
