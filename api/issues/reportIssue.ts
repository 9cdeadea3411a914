import type { Transaction } from '#api/database/transaction.ts';
import { requireCategory, checkAnswers } from '#api/site/categories.rules.ts';
import { permit, Refusal } from '#api/platform/refusal.rules.ts';
import { signedIn } from '#api/platform/actor.rules.ts';
import { mayPublish } from './issuePolicy.rules.ts';
import { savePhotos, type NamedPhoto } from './photos.sql.ts';
import { countReported, queueReportMails } from './reportMails.sql.ts';
import { insertReport, type ReportFields } from './reports.sql.ts';
import { findReportRules, type ReportRules } from '#api/site/siteSettings.sql.ts';
import type { GivenAnswers } from '#schema/site/categories/answers.ts';
import { HOUR_MS } from '#schema/durations.ts';
import { REPORT_MAILS_PER_HOUR } from '#schema/site/categories/reportRecipients.ts';

export type ReportIssueInput = ReportFields & {
  id?: string;
  photos: NamedPhoto[];
  answers?: GivenAnswers;
  writtenAt?: string;
  reporterId?: string;
};

/** Returns its id. */
export async function reportIssue(tx: Transaction, input: ReportIssueInput): Promise<string> {
  const reporter = signedIn(tx.actor);

  permit(mayPublish(reporter));
  if (input.reporterId !== undefined && input.reporterId !== reporter.id) {
    throw new Refusal('other_reporter');
  }

  const { answers: given, category } = input;
  // Checked against the questions the writer saw, so that newer questions never block an older
  // report. Without a version the current ones apply.
  const rules = await findReportRules(tx, { category, asked: given?.asked ?? null });
  requireCategory(rules.categories, category);
  const answers = checkAnswers(rules.questions, given?.values ?? []);

  const id = input.id ?? tx.randomUuid();

  const { writtenAt } = input;
  await insertReport(tx, { ...input, id, reporterId: reporter.id, writtenAt, answers });
  if (input.photos.length > 0) await savePhotos(tx, { id, reporterId: reporter.id }, input.photos);
  if (rules.recipients) await mailRecipients(tx, { id, reporterId: reporter.id }, rules.recipients);
  const photos = input.photos.map(({ sha256 }) => sha256);
  await tx.audit({ issueId: id, action: 'issue_reported', data: { photos }, isFirst: true });
  return id;
}

/** Skipped if one person files more reports an hour than anybody could read. */
async function mailRecipients(
  tx: Transaction,
  { id, reporterId }: { id: string; reporterId: string },
  recipients: NonNullable<ReportRules['recipients']>,
): Promise<void> {
  const since = new Date(tx.now.getTime() - HOUR_MS);
  const reported = await countReported(tx, { reporterId, since });
  if (reported <= REPORT_MAILS_PER_HOUR) await queueReportMails(tx, id, recipients);
}
