import type { Transaction } from '#api/database/transaction.ts';
import { RateLimited, permit, signedIn } from '#api/platform/access.rules.ts';
import { queueNotice } from '#api/notices/moderationNotices.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { mayReportContent } from './moderationPolicy.rules.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { findModeratorIds } from '#api/people/users.sql.ts';
import { addReport, countReports, findPublished } from './moderationCases.sql.ts';
import { HOUR_MS } from '#schema/durations.ts';
import { REPORTS_PER_HOUR } from '#schema/moderation/moderationLimits.ts';
import type { ReportedKind, ReportGround } from '#schema/moderation/choices.ts';

export type ReportContentInput = {
  kind: ReportedKind;
  subjectId: string;
  ground: ReportGround;
  text: string;
};

/**
 * Not on public record, and not disclosed to the author. Moderators are notified at most once an
 * hour.
 */
export async function reportContent(tx: Transaction, input: ReportContentInput): Promise<void> {
  const { kind, subjectId } = input;
  const thing = await findPublished(tx, kind, subjectId);

  const person = signedIn(tx.actor);
  permit(mayReportContent(person, thing));

  const since = new Date(tx.now.getTime() - HOUR_MS);
  if ((await countReports(tx, person.id, since)) >= REPORTS_PER_HOUR)
    throw new RateLimited(HOUR_MS / 1_000 / REPORTS_PER_HOUR);

  const isNews = await addReport(tx, { ...input, ...thing, userId: person.id });
  if (!isNews) return;
  const moderators = (await findModeratorIds(tx)).filter((id) => id !== thing.authorId);
  await saveNotices(tx, null, noticesFor(moderators, person.id, queueNotice));
}
