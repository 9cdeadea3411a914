import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { textDirection } from '../../schema/languages/languages.ts';
import { withMessages } from './withMessages.ts';

const root = path.join(import.meta.dirname, '../..');
const OWN_MODULE = /\/(?:web|schema|sw)\/[^?]*\.ts$/u;

/** Path of the module's translation, beside it. */
const toSibling = (file: string, language: string) => file.replace(/\.ts$/u, `.${language}.ts`);

/** The app's HTML with `lang`, manifest and texts of the language. */
function withPageTexts(
  html: string,
  language: string,
  messages: Readonly<Record<string, string>>,
): string {
  const page = html
    .replace(
      '<html lang="en" dir="ltr"',
      `<html lang="${language}" dir="${textDirection(language)}"`,
    )
    .replace('/manifest.webmanifest', `/manifest.${language}.webmanifest`);
  return page.replaceAll(/(?<=>|content=")[^<>"]+(?=<|")/gu, (text) => messages[text] ?? text);
}

/**
 * Builds the app in one language: modules with a translation (`content.de.ts` beside `content.ts`)
 * and the contract's messages are replaced, so the browser neither loads nor chooses texts.
 */
export function inLanguage(language: string, messages: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'in-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !/^[#./]/u.test(source)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved || !OWN_MODULE.test(resolved.id)) return null;
      const sibling = toSibling(resolved.id, language);
      // A translation may import what both share from the module itself.
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
