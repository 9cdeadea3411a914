import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROMISES } from './promises.ts';

const root = path.join(import.meta.dirname, '../..');
const inCode = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
const sections = Object.entries(PROMISES).map(([title, promises]) =>
  [
    `## ${title}`,
    '',
    ...promises.map(
      ({ promise, heldBy, testedBy }) =>
        `- ${promise}.\n  Held by ${inCode(heldBy)}; tested by ${inCode(testedBy)}.`,
    ),
    '',
  ].join('\n'),
);

test('the page of promises is that of the list', async () => {
  const page = [
    '# What Trybe promises',
    '',
    'Made from `promises.ts`: `npx vitest run --project specification -u`.',
    '',
    ...sections,
  ];
  await expect(page.join('\n')).toMatchFileSnapshot('PROMISES.md');
});

test('each promise names code and tests that exist', () => {
  const named = Object.values(PROMISES).flat();
  const files = named.flatMap(({ heldBy, testedBy }) => [...heldBy, ...testedBy]);
  const isThere = (file: string) =>
    file.startsWith('npm run ') || existsSync(path.join(root, file));
  expect(files.filter((file) => !isThere(file))).toEqual([]);
  expect(named.filter(({ heldBy, testedBy }) => heldBy.length * testedBy.length === 0)).toEqual([]);
});
