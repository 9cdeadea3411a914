import { namedIn } from '#schema/site/categories/namedIn.ts';
import type { Names } from '#schema/site/categories/names.ts';
import type { Language } from '#schema/languages/languages.ts';
import type { Mail } from '#api/platform/mail.rules.ts';
import { MAIL_TEXTS, REPORT_MAIL_TEXTS } from '#api/notices/noticeTexts.rules.ts';
import { quotable } from '#api/notices/quotable.rules.ts';

type Facts = {
  siteName: string;
  language: Language;
  title: string;
  location: string;
  /** The category's id and its label. */
  category: string;
  names: Names;
  link: string;
};

/** For the recipients that operators named, with links removed from user text. */
export function writeReportMail(facts: Facts, envelope: Pick<Mail, 'id' | 'userId' | 'to'>): Mail {
  const { siteName, language, link } = facts;
  const texts = REPORT_MAIL_TEXTS[language];
  const { linkRemoved } = MAIL_TEXTS[language];
  const standard: Readonly<Record<string, string>> = texts.categories;
  const category = namedIn(facts.names, language) ?? standard[facts.category] ?? facts.category;
  const title = quotable(facts.title, linkRemoved);
  const location = quotable(facts.location, linkRemoved);
  const lines = texts.lines({ title, location, category, link, siteName });
  return {
    ...envelope,
    language,
    subject: `${siteName}: ${texts.subject(title)}`,
    text: `${lines.join('\n\n')}\n`,
  };
}
