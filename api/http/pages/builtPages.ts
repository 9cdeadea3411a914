import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#schema/languages/languages.ts';
import { inLanguage } from './languageFiles.ts';
import type { BuildManifest } from './pageLinks.ts';

export type BuiltPages = {
  /** The app's page; null: not built in this language. */
  page(language: Language): Promise<string | null>;
  manifest(language: Language): Promise<BuildManifest>;
  read(file: string): Promise<string>;
};

/**
 * The files that pages are made of, each read once: a build never changes, except that a missing language may
 * be added.
 */
export function readBuiltPages(directory: string): BuiltPages {
  const kept = new Map<string, Promise<unknown>>();
  const keep = <Value>(key: string, read: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key) ?? read();
    kept.set(key, known);
    known.catch(() => kept.delete(key));
    return known as Promise<Value>;
  };
  const read = (file: string) => keep(file, () => readFile(join(directory, file), 'utf8'));
  const readManifest = async (language: Language) => {
    const text = await read(join('.vite', inLanguage('manifest.json', language)));
    return JSON.parse(text) as BuildManifest;
  };
  return {
    read,
    page: (language) => read(inLanguage('index.html', language)).catch(() => null),
    manifest: (language) =>
      keep(`manifest ${language}`, () => readManifest(language)).catch(() => ({})),
  };
}
