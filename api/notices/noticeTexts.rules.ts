import type { Language } from '#schema/languages/languages.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import { accountMailTexts } from './texts/accountMailTexts.ts';
import { accountMailTexts as arabicAccountMails } from './texts/accountMailTexts.ar.ts';
import { accountMailTexts as germanAccountMails } from './texts/accountMailTexts.de.ts';
import { accountMailTexts as spanishAccountMails } from './texts/accountMailTexts.es.ts';
import { accountTexts } from './texts/accountTexts.ts';
import { accountTexts as arabicAccounts } from './texts/accountTexts.ar.ts';
import { accountTexts as germanAccounts } from './texts/accountTexts.de.ts';
import { accountTexts as spanishAccounts } from './texts/accountTexts.es.ts';
import { caseTexts } from './texts/caseTexts.ts';
import { caseTexts as arabicCases } from './texts/caseTexts.ar.ts';
import { caseTexts as germanCases } from './texts/caseTexts.de.ts';
import { caseTexts as spanishCases } from './texts/caseTexts.es.ts';
import { mailTexts } from './texts/mailTexts.ts';
import { mailTexts as arabicMails } from './texts/mailTexts.ar.ts';
import { mailTexts as germanMails } from './texts/mailTexts.de.ts';
import { mailTexts as spanishMails } from './texts/mailTexts.es.ts';
import { moneyTexts } from './texts/moneyTexts.ts';
import { moneyTexts as arabicMoney } from './texts/moneyTexts.ar.ts';
import { moneyTexts as germanMoney } from './texts/moneyTexts.de.ts';
import { moneyTexts as spanishMoney } from './texts/moneyTexts.es.ts';
import { reportMailTexts } from './texts/reportMailTexts.ts';
import { reportMailTexts as arabicReportMails } from './texts/reportMailTexts.ar.ts';
import { reportMailTexts as germanReportMails } from './texts/reportMailTexts.de.ts';
import { reportMailTexts as spanishReportMails } from './texts/reportMailTexts.es.ts';

const english = { ...caseTexts, ...moneyTexts, ...accountTexts };

export type NoticeTexts = typeof english;

export const NOTICE_TEXTS: Readonly<Record<Language, Texts<NoticeTexts>>> = {
  en: english,
  de: { ...germanCases, ...germanMoney, ...germanAccounts },
  es: { ...spanishCases, ...spanishMoney, ...spanishAccounts },
  ar: { ...arabicCases, ...arabicMoney, ...arabicAccounts },
};

export const MAIL_TEXTS: Readonly<Record<Language, Texts<typeof mailTexts>>> = {
  en: mailTexts,
  de: germanMails,
  es: spanishMails,
  ar: arabicMails,
};

export const ACCOUNT_MAIL_TEXTS: Readonly<Record<Language, Texts<typeof accountMailTexts>>> = {
  en: accountMailTexts,
  de: germanAccountMails,
  es: spanishAccountMails,
  ar: arabicAccountMails,
};

export const REPORT_MAIL_TEXTS: Readonly<Record<Language, Texts<typeof reportMailTexts>>> = {
  en: reportMailTexts,
  de: germanReportMails,
  es: spanishReportMails,
  ar: arabicReportMails,
};
