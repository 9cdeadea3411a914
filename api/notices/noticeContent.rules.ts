import { textDirection, LOCALES, type Language } from '#schema/languages/languages.ts';
import type { NoticeAmount } from '#api/platform/noticeAmount.rules.ts';
import { findCurrency } from '#schema/money/currency.ts';
import { writeMoney } from '#schema/money/money.ts';
import { NOTICE_TEXTS, type NoticeTexts } from './noticeTexts.rules.ts';
import { cutText } from '#schema/typed/cutText.ts';
import { closeDirections } from '#schema/typed/visibleText.ts';

type Kind = keyof NoticeTexts;
type WithAmount<Filled> = {
  [Name in keyof Filled]: Name extends 'amount' ? NoticeAmount : Filled[Name];
};
type FilledIn<K extends Kind> = Parameters<NoticeTexts[K]>[0];

export type NoticeContent = {
  kind: Kind;
  params: Readonly<Record<string, string | number | NoticeAmount>>;
};

/** Older rows have only `content`, newer ones may have an unknown kind. */
export type StoredNotice = {
  kind: string | null;
  params: NoticeContent['params'] | null;
  content: string;
};

/** Exceeded only by a long reason typed by a person. */
const TEXT_MAX_LENGTH = 500;

export const noticeContent = <K extends Kind>(
  kind: K,
  ...filled: FilledIn<K> extends undefined ? [] : [params: WithAmount<FilledIn<K>>]
): NoticeContent => ({ kind, params: (filled[0] ?? {}) as NoticeContent['params'] });

export const formatNoticeAmount = ({ cents, currency }: NoticeAmount, language: Language): string =>
  writeMoney(BigInt(cents), findCurrency(currency), LOCALES[language]);

/** Isolates names and titles, so that their direction does not reorder the text around them. */
const isolate = (text: string) => `\u2068${text}\u2069`;

function formatParam([name, value]: [string, NoticeContent['params'][string]], language: Language) {
  if (typeof value === 'object') return [name, formatNoticeAmount(value, language)];
  if (name === 'day') return [name, writeDay(String(value), language)];
  // `thing` is one of our own words.
  const isForeign = typeof value === 'string' && name !== 'thing';
  return [name, isForeign && textDirection(language) === 'rtl' ? isolate(value) : value];
}

/** A `YYYY-MM-DD` date written out in the language. */
const writeDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** At most 500 characters. */
export function noticeText({ kind, params }: NoticeContent, language: Language): string {
  const values = Object.entries(params).map((param) => formatParam(param, language));
  // `noticeContent` checked the parameters against the kind.
  const write = NOTICE_TEXTS[language][kind] as (filled: object) => string;
  return closeDirections(cutText(write(Object.fromEntries(values) as object), TEXT_MAX_LENGTH));
}

/** Unknown kinds keep their stored text. */
export function storedNoticeText(
  { kind, params, content }: StoredNotice,
  language: Language,
): string {
  const isKnown = kind !== null && Object.hasOwn(NOTICE_TEXTS.en, kind);
  return isKnown ? noticeText({ kind: kind as Kind, params: params ?? {} }, language) : content;
}
