import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGE_COOKIE, languageOf } from '#schema/languages/languages.ts';
import type { Context } from 'koa';

/** A file of the app in a language: `index.html`, `index.de.html`. */
export const inLanguage = (file: string, language: Language) =>
  language === 'en' ? file : file.replace(/(?=\.\w+$)/u, `.${language}`);

/**
 * Whether the app is there in a language, in the folder of its files; what is added later counts from
 * then on. Without a folder somebody else serves the app.
 */
export function languagesIn(directory: string | null): (language: Language) => boolean {
  const found = new Set<Language>();
  return (language) => {
    if (directory === null || found.has(language)) return true;
    const isThere = existsSync(join(directory, inLanguage('index.html', language)));
    if (isThere) found.add(language);
    return isThere;
  };
}

/**
 * The language in which a page goes out: the one chosen on the device, else the first of those the
 * browser asks for that is offered, else the installation's own, the first of `offered`. Tells caches
 * what it depends on; where one language is offered, on nothing.
 */
export function readerLanguage(context: Context, offered: readonly Language[]): Language {
  const [own = 'en'] = offered;
  if (offered.length < 2) return own;
  context.vary(['Cookie', 'Accept-Language']);
  const chosen = languageOf(context.cookies.get(LANGUAGE_COOKIE));
  if (chosen && offered.includes(chosen)) return chosen;
  // A browser that names no language takes any, which is not the first of the list in our alphabet.
  if (context.get('Accept-Language') === '') return own;
  return languageOf(context.acceptsLanguages(...new Set([own, ...offered])) || undefined) ?? own;
}
