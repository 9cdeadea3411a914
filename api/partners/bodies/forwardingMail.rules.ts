import { MAIL_TEXTS, REPORT_MAIL_TEXTS } from '#api/notices/noticeTexts.rules.ts';
import { quotable } from '#api/notices/quotable.rules.ts';
import type { Mail } from '#api/platform/mail.rules.ts';
import type { Language } from '#schema/languages/languages.ts';
import { cutText } from '#schema/typed/cutText.ts';

type Facts = {
  id: string;
  issueId: string;
  token: string;
  address: string;
  byId: string;
  bodyName: string;
  title: string;
  description: string;
  location: string;
};

const DESCRIPTION_MAX = 1_500;

/** To a body: the report, and the private link by which it answers. */
export function writeForwardingMail(
  report: Facts,
  { origin, siteName, language }: { origin: string; siteName: string; language: Language },
): Mail {
  const { id, byId: userId, address: to, bodyName } = report;
  const { subject, lines } = REPORT_MAIL_TEXTS[language].forwarding;
  const { linkRemoved } = MAIL_TEXTS[language];
  const title = quotable(report.title, linkRemoved);
  const text = lines({
    title,
    bodyName,
    siteName,
    location: quotable(report.location, linkRemoved),
    description: quotable(cutText(report.description, DESCRIPTION_MAX), linkRemoved),
    issueLink: `${origin}/issues/${report.issueId}`,
    answerLink: `${origin}/answer/${report.token}`,
  });
  return {
    id,
    userId,
    to,
    language,
    subject: `${siteName}: ${subject(title)}`,
    text: `${text.join('\n\n')}\n`,
  };
}
