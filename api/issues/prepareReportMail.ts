import type { Transaction } from '#api/database/transaction.ts';
import type { Mail } from '#api/platform/mail.rules.ts';
import { writeReportMail } from './reportMail.rules.ts';
import type { AccountMailRow } from '#api/people/credentials.entities.ts';
import { findReported } from './reportMails.sql.ts';
import { findCategories } from '#api/site/siteSettings.sql.ts';
import type { Language } from '#schema/languages/languages.ts';

/** In the installation's language; null: the issue was hidden or removed meanwhile. */
export async function prepareReportMail(
  tx: Transaction,
  { id, userId, email, issueId }: Pick<AccountMailRow, 'id' | 'userId' | 'email' | 'issueId'>,
  site: { origin: string; siteName: string; languages: readonly Language[] },
): Promise<Mail | null> {
  const issue = issueId && (await findReported(tx, issueId));
  if (!issue || userId === null) return null;
  const category = (await findCategories(tx)).find((one) => one.id === issue.category);
  const { origin, siteName, languages } = site;
  const link = `${origin}/issues/${issueId}`;
  const facts = { siteName, language: languages[0] ?? 'en', ...issue, link };
  return writeReportMail({ ...facts, names: category?.names ?? {} }, { id, userId, to: email });
}
