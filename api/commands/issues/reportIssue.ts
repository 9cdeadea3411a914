import type { Transaction } from '#api/database/transaction.ts';
import { insistOnCategory, keptAnswers } from '#api/domain/categories.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { signedIn } from '#api/domain/signedIn.ts';
import { mayPublish, permit } from '#api/policies/issuePolicy.ts';
import { savePhotos, type NamedPhoto } from '#api/repositories/issues/photos.ts';
import { queueReportMails } from '#api/repositories/issues/reportMails.ts';
import { insertReport, type ReportFields } from '#api/repositories/issues/reports.ts';
import { findCategories, findQuestions, findTold } from '#api/repositories/siteSettings.ts';
import type { GivenAnswers } from '#schema/categories/answers.ts';

export type ReportIssueInput = ReportFields & {
  id?: string;
  photos: NamedPhoto[];
  answers?: GivenAnswers;
  writtenAt?: string;
  reporterId?: string;
};

/**
 * Files a report in the name of the signed-in person; answers its id. Throws Refusal
 * `other_reporter`, `account_frozen`, `account_restricted`, `invalid_request` (no such category, or an answer
 * that its question does not take), `id_taken`, `photo_missing` or `photo_differs`.
 */
export async function reportIssue(tx: Transaction, input: ReportIssueInput): Promise<string> {
  const reporter = signedIn(tx.actor);

  permit(mayPublish(reporter));
  if (input.reporterId !== undefined && input.reporterId !== reporter.id) {
    throw new Refusal('other_reporter');
  }

  insistOnCategory(await findCategories(tx), input.category);
  const answers = await answersOf(tx, input);

  const id = input.id ?? tx.randomUuid();

  const { writtenAt } = input;
  await insertReport(tx, { ...input, id, reporterId: reporter.id, writtenAt, answers });
  if (input.photos.length > 0) await savePhotos(tx, { id, reporterId: reporter.id }, input.photos);
  const told = await findTold(tx, input.category);
  if (told) await queueReportMails(tx, id, told);
  const photos = input.photos.map(({ sha256 }) => sha256);
  await tx.audit({ issueId: id, action: 'issue_reported', data: { photos }, isFirst: true });
  tx.publish({ topic: 'issues', id: null });
  return id;
}

/**
 * Judged by what the writer was asked: questions of a later day hold up no report of an earlier one. Who
 * says nothing of them is asked what is asked today.
 */
async function answersOf(tx: Transaction, { answers, category }: ReportIssueInput) {
  const questions = await findQuestions(tx, { version: answers?.asked ?? null, category });
  return keptAnswers(questions, answers?.values ?? []);
}
