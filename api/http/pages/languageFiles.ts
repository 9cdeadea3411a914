import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGE_COOKIE, findLanguage } from '#schema/languages/languages.ts';
import type { Context } from 'koa';

/** `index.html`, `index.de.html`. */
export const inLanguage = (file: string, language: Language) =>
  language === 'en' ? file : file.replace(/(?=\.\w+$)/u, `.${language}`);

/**
 * Whether the build has the language; files added later count as soon as they exist. Without a folder another
 * server serves the app.
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

/** The first accepted language that is offered, else the installation's own, the first of `offered`. */
export function acceptedLanguage(context: Context, offered: readonly Language[]): Language {
  const [own = 'en'] = offered;
  if (offered.length < 2) return own;
  context.vary('Accept-Language');
  // Without the header any language will do; the list's first one would be arbitrary.
  if (context.get('Accept-Language') === '') return own;
  return findLanguage(context.acceptsLanguages(...new Set([own, ...offered])) || undefined) ?? own;
}

/** The language chosen on the device, otherwise an accepted one. Sets `Vary`, unless only one is offered. */
export function readerLanguage(context: Context, offered: readonly Language[]): Language {
  const accepted = acceptedLanguage(context, offered);
  if (offered.length < 2) return accepted;
  context.vary('Cookie');
  const chosen = findLanguage(context.cookies.get(LANGUAGE_COOKIE));
  return chosen && offered.includes(chosen) ? chosen : accepted;
}
