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

/** In which a device keeps the language that somebody chose on it. */
export const LANGUAGE_COOKIE = 'trybe-language';

/** One of the languages of the product; undefined for any other text. */
export const languageOf = (text: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === text);
