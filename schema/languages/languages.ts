/** Languages that the product speaks as a whole; English is the one it is written in. */
export const LANGUAGES = ['en', 'de', 'es', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each in its own words: who looks for a language need not read another. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  ar: 'العربية',
};

/** Where the lines of a language run to; what is not named here is read from the left. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** For what is written by itself: amounts, dates, plurals. */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-US',
  de: 'de-DE',
  es: 'es',
  ar: 'ar-u-nu-latn',
};

/** In which a device keeps the language that somebody chose on it. */
export const LANGUAGE_COOKIE = 'trybe-language';

/**
 * In what somebody is written to: the language kept for them where it is still offered, else the
 * installation's own, the first of `offered`.
 */
export function languageFor(kept: string | null, offered: readonly Language[]): Language {
  const [own = 'en'] = offered;
  return offered.find((language) => language === kept) ?? own;
}

/** One of the languages of the product; undefined for any other text. */
export const languageOf = (text: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === text);
