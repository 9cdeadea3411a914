import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from './sourceFiles.ts';

const documentsIn = (folder: string) =>
  readdirSync(path.join(projectRoot, folder), { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(folder, ...name.split(path.sep)));
const documents = ['README.md', ...['api', 'schema', 'sw', 'tests', 'web'].flatMap(documentsIn)];

const textOf = (name: string) => readFileSync(path.join(projectRoot, name), 'utf8');
const isThere = (name: string) => existsSync(path.join(projectRoot, name));

/** The anchors of a document, derived from its headings as GitHub does. */
const anchorsOf = (name: string) =>
  [...textOf(name).matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Whether a link leads outside, or to a file and a heading that exist. */
function isSound(from: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? from : path.posix.join(path.posix.dirname(from), file);
  if (/^https?:/u.test(link)) return true;
  return isThere(target) && (anchor === undefined || anchorsOf(target).includes(anchor));
}

describe('documents', () => {
  test.each(documents)('%s names only files and headings that exist', (name) => {
    const links = [...textOf(name).matchAll(/\]\(([^)\s]+)\)/gu)].map(([, link = '']) => link);
    const paths = textOf(name).match(/(?<=`)(?:api|schema|sw|tests|web)\/[\w./-]+(?=`)/gu) ?? [];
    const missing = [
      ...links.filter((link) => !isSound(name, link)),
      ...paths.filter((file) => !isThere(file)),
    ];
    expect(missing).toEqual([]);
  });
});
