import type { Transaction } from '#api/database/transaction.ts';
import { requireCategory, checkAnswers } from '#api/site/categories.rules.ts';
import { permit, Refusal, signedIn } from '#api/platform/access.rules.ts';
import { mayPublish } from './issuePolicy.rules.ts';
import { savePhotos, type NamedPhoto } from './photos.sql.ts';
import { countReported, queueReportMails } from './reportMails.sql.ts';
import { linkEarlier } from './sightings/sightAgain.ts';
import { insertReport, type ReportFields } from './reports.sql.ts';
import { findReportRules, type ReportRules } from '#api/site/siteSettings.sql.ts';
import type { GivenAnswers } from '#schema/site/categories/answers.ts';
import { HOUR_MS } from '#schema/durations.ts';
import { REPORT_MAILS_PER_HOUR } from '#schema/site/categories/reportRecipients.ts';

export type ReportIssueInput = ReportFields & {
  id?: string;
  photos: NamedPhoto[];
  /** `asked` null: checked against the current questions. */
  answers?: Omit<GivenAnswers, 'asked'> & { asked: number | null };
  writtenAt?: string;
  /** The completed issue that this report says is broken again. */
  againOf?: string;
  reporterId?: string;
};

/** Returns its id. */
export async function reportIssue(tx: Transaction, input: ReportIssueInput): Promise<string> {
  const reporter = signedIn(tx.actor);

  permit(mayPublish(reporter));
  if (input.reporterId !== undefined && input.reporterId !== reporter.id) {
    throw new Refusal('other_reporter');
  }
  const { id: reporterId } = reporter;
  const countSince = (since: Date) => countReported(tx, { reporterId, since });
  return addReport(tx, input, { reporterId, photosOf: reporterId, countSince });
}

export type ReportedBy = {
  /** Null: nobody, so nobody has the creator's say. */
  reporterId: string | null;
  /** Whose uploads the photos are. */
  photosOf: string;
  /** Reports from the same source since `since`, including this one. */
  countSince: (since: Date) => Promise<number>;
};

/** Returns its id. */
export async function addReport(
  tx: Transaction,
  input: Omit<ReportIssueInput, 'reporterId'>,
  { reporterId, photosOf, countSince }: ReportedBy,
): Promise<string> {
  const { answers: given, category } = input;
  // Checked against the questions the writer saw, so that newer questions never block an older
  // report. Without a version the current ones apply.
  const rules = await findReportRules(tx, { category, asked: given?.asked ?? null });
  requireCategory(rules.categories, category);
  const answers = checkAnswers(rules.questions, given?.values ?? []);

  const id = input.id ?? tx.randomUuid();

  const { writtenAt } = input;
  await insertReport(tx, { ...input, id, reporterId, writtenAt, answers });
  if (input.photos.length > 0) await savePhotos(tx, { id, ownerId: photosOf }, input.photos);
  if (rules.recipients) await mailRecipients(tx, { id, countSince }, rules.recipients);
  const photos = input.photos.map(({ sha256 }) => sha256);
  const report = { id, title: input.title };
  const againOf = await linkEarlier(tx, { report, reporterId, earlierId: input.againOf });
  const data = againOf === null ? { photos } : { photos, againOf };
  await tx.audit({ issueId: id, action: 'issue_reported', data, isFirst: true });
  if (againOf !== null)
    await tx.audit({ issueId: againOf, action: 'reported_again', data: { againId: id } });
  return id;
}

/** Skipped if more reports an hour come from the same source than anybody could read. */
async function mailRecipients(
  tx: Transaction,
  { id, countSince }: { id: string } & Pick<ReportedBy, 'countSince'>,
  recipients: NonNullable<ReportRules['recipients']>,
): Promise<void> {
  const since = new Date(tx.now.getTime() - HOUR_MS);
  const reported = await countSince(since);
  if (reported <= REPORT_MAILS_PER_HOUR) await queueReportMails(tx, id, recipients);
}
