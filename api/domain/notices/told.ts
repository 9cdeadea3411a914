import { LOCALES, type Language } from '#schema/languages/languages.ts';
import { currencyOf, type Currency } from '#schema/money/currency.ts';
import { writeMoney, type Cents } from '#schema/money/money.ts';
import { NOTICE_TEXTS, type NoticeTexts } from './noticeTexts.ts';

/** An amount as a notice keeps it, in the smallest units of its currency: each language writes it otherwise. */
export type KeptAmount = { cents: string; currency: string };

type Kind = keyof NoticeTexts;
/** What is filled into a text; `amount` is kept to be written later. */
type Kept<Filled> = { [Name in keyof Filled]: Name extends 'amount' ? KeptAmount : Filled[Name] };
type FilledIn<K extends Kind> = Parameters<NoticeTexts[K]>[0];

/** What a notice says, before it is said in any language. */
export type Told = { kind: Kind; params: Readonly<Record<string, string | number | KeptAmount>> };

/** As a row of the database has it: of an older version only the text, of a newer one perhaps an unknown kind. */
export type StoredWords = {
  kind: string | null;
  params: Told['params'] | null;
  content: string;
};

/** Longer than any notice can get, but for a reason that somebody gave. */
const TEXT_MAX_LENGTH = 500;

/** A notice of that kind with what is filled in. */
export const told = <K extends Kind>(
  kind: K,
  ...filled: FilledIn<K> extends undefined ? [] : [params: Kept<FilledIn<K>>]
): Told => ({ kind, params: (filled[0] ?? {}) as Told['params'] });

/** An amount for a notice to keep. */
export const keptAmount = (cents: Cents, { code }: Currency): KeptAmount => ({
  cents: String(cents),
  currency: code,
});

/** A kept amount as people of that language write it. */
export const writeKept = ({ cents, currency }: KeptAmount, language: Language): string =>
  writeMoney(BigInt(cents), currencyOf(currency), LOCALES[language]);

/** What a notice says in a language. */
export function sayTold({ kind, params }: Told, language: Language): string {
  const words = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' ? writeKept(value, language) : value,
  ]);
  // The compiler has checked each kind with its own parameters where it was told.
  const say = NOTICE_TEXTS[language][kind] as (filled: object) => string;
  return say(Object.fromEntries(words) as object).slice(0, TEXT_MAX_LENGTH);
}

/** What a stored notice says in a language; one whose kind is not known stays as it was written. */
export function sayStored({ kind, params, content }: StoredWords, language: Language): string {
  const isKnown = kind !== null && Object.hasOwn(NOTICE_TEXTS.en, kind);
  return isKnown ? sayTold({ kind: kind as Kind, params: params ?? {} }, language) : content;
}
