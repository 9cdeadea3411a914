import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { directionOf } from '../../schema/languages/languages.ts';
import { withMessages } from './withMessages.ts';

const root = path.join(import.meta.dirname, '../..');
const OWN_MODULE = /\/(?:web|schema|sw)\/[^?]*\.ts$/u;

/** The module with the same texts in a language, beside the module itself. */
const siblingOf = (file: string, language: string) => file.replace(/\.ts$/u, `.${language}.ts`);

/** The page of the app with the language it says it is in, its own manifest and its few words. */
function withPageTexts(
  html: string,
  language: string,
  messages: Readonly<Record<string, string>>,
): string {
  const page = html
    .replace('<html lang="en" dir="ltr"', `<html lang="${language}" dir="${directionOf(language)}"`)
    .replace('/manifest.webmanifest', `/manifest.${language}.webmanifest`);
  return page.replaceAll(/(?<=>|content=")[^<>"]+(?=<|")/gu, (text) => messages[text] ?? text);
}

/**
 * Builds the app in a language: each module that has a sibling in it (`content.de.ts` beside
 * `content.ts`) is replaced by that, and each message of the contract by its translation. Nothing of
 * it is left to do, or to load, in the browser.
 */
export function inLanguage(language: string, messages: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'in-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !/^[#./]/u.test(source)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved || !OWN_MODULE.test(resolved.id)) return null;
      const sibling = siblingOf(resolved.id, language);
      // A sibling may take from the module what is the same in both.
      if (!resolved.id.startsWith(root) || importer === sibling || !existsSync(sibling))
        return null;
      return sibling;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => withPageTexts(html, language, messages),
    },
    transform: {
      order: 'pre',
      filter: { id: /\/schema\/(?!languages\/)[^?]*\.ts$/u },
      handler: (code, id) => ({
        code: withMessages(code, id, messages),
        map: null,
      }),
    },
  };
}
