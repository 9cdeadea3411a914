import type { Context } from 'koa';
import { LANGUAGE_COOKIE, languageOf, type Language } from '#schema/languages/languages.ts';

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
