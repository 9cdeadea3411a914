import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#schema/languages/languages.ts';

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
