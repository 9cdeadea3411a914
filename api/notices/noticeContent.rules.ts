import { directionOf, LOCALES, type Language } from '#schema/languages/languages.ts';
import { currencyOf, type Currency } from '#schema/money/currency.ts';
import { writeMoney, type Cents } from '#schema/money/money.ts';
import { NOTICE_TEXTS, type NoticeTexts } from './noticeTexts.rules.ts';

/** An amount in a notice, in the smallest units of its currency; each reader's language formats it. */
export type NoticeAmount = { cents: string; currency: string };

type Kind = keyof NoticeTexts;
/** The parameters of a text, with `amount` left unformatted. */
type WithAmount<Filled> = {
  [Name in keyof Filled]: Name extends 'amount' ? NoticeAmount : Filled[Name];
};
type FilledIn<K extends Kind> = Parameters<NoticeTexts[K]>[0];

/** What a notice says, independent of language. */
export type NoticeContent = {
  kind: Kind;
  params: Readonly<Record<string, string | number | NoticeAmount>>;
};

/** A stored notice: rows of older versions have only `content`, rows of newer ones may have an unknown kind. */
export type StoredNotice = {
  kind: string | null;
  params: NoticeContent['params'] | null;
  content: string;
};

/** Only a reason typed by a person can make a notice longer than this. */
const TEXT_MAX_LENGTH = 500;

/** The content of a notice of this kind. */
export const noticeContent = <K extends Kind>(
  kind: K,
  ...filled: FilledIn<K> extends undefined ? [] : [params: WithAmount<FilledIn<K>>]
): NoticeContent => ({ kind, params: (filled[0] ?? {}) as NoticeContent['params'] });

/** An amount as a parameter of a notice. */
export const noticeAmount = (cents: Cents, { code }: Currency): NoticeAmount => ({
  cents: String(cents),
  currency: code,
});

/** A notice's amount, formatted for the language. */
export const formatNoticeAmount = ({ cents, currency }: NoticeAmount, language: Language): string =>
  writeMoney(BigInt(cents), currencyOf(currency), LOCALES[language]);

/** Names and titles, isolated so that their direction does not reorder the text around them. */
const isolate = (text: string) => `\u2068${text}\u2069`;

function formatParam([name, value]: [string, NoticeContent['params'][string]], language: Language) {
  if (typeof value === 'object') return [name, formatNoticeAmount(value, language)];
  // `thing` is one of our own words, which stands for another.
  const isForeign = typeof value === 'string' && name !== 'thing';
  return [name, isForeign && directionOf(language) === 'rtl' ? isolate(value) : value];
}

/** The text of a notice in a language, at most 500 characters. */
export function noticeText({ kind, params }: NoticeContent, language: Language): string {
  const values = Object.entries(params).map((param) => formatParam(param, language));
  // `noticeContent` checked the parameters against the kind.
  const write = NOTICE_TEXTS[language][kind] as (filled: object) => string;
  return write(Object.fromEntries(values) as object).slice(0, TEXT_MAX_LENGTH);
}

/** The text of a stored notice in a language; one of an unknown kind keeps the text it was stored with. */
export function storedNoticeText(
  { kind, params, content }: StoredNotice,
  language: Language,
): string {
  const isKnown = kind !== null && Object.hasOwn(NOTICE_TEXTS.en, kind);
  return isKnown ? noticeText({ kind: kind as Kind, params: params ?? {} }, language) : content;
}
