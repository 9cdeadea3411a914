import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findBareTexts } from './bareTexts.ts';
import { projectRoot } from './sourceFiles.ts';

/** Has the samples at its end, so that one look at all files serves both tests. */
const FILE = 'web/components/actions/BackLink.tsx';

/** Elements with the bare texts in them. */
const SAMPLES: readonly (readonly [jsx: string, ...bare: string[]])[] = [
  ['<p>{href} <b>b</b></p>', 'href'],
  ['<p>{href && href}<b>b</b></p>', 'href'],
  ['<p>{href ? <b>b</b> : href}{href && <b>b</b>}</p>', 'href'],
  ['<p>Opens <b>b</b>.</p>', 'Opens', '.'],
  ['<>{href}</>', 'href'],
  ["<p><b>a</b>{' '}{href && <b>b</b>}</p>", "' '"],
  ['<p>{words.map((word) => word)}</p>', 'words.map((word) => word)'],
  ['<p>{words.length}<b>b</b></p>', 'words.length'],
  ['<Beside>Opens</Beside>', 'Opens'],
  ['<Beside>{words.length > 0 && href}</Beside>', 'href'],
  ['<Beside><b>b</b></Beside>'],
  ['<Drawn />', '<Drawn />'],
  ['<p>{href}</p>'],
  ['<p>{href ? <b>b</b> : href}</p>'],
  ['<p><span>{href}</span> <b>b</b></p>'],
  ['<p>{`${href} ${words.length}`}</p>'],
  ['<ul>{words.map((word) => <li key={word}>{word}</li>)}</ul>'],
];

const samples = `
  import type { ReactNode } from 'react';
  declare const words: string[];
  declare const href: string;
  function Beside({ children }: { children: ReactNode }) {
    return <p><b>b</b>{children}</p>;
  }
  const Drawn = () => (words.length > 0 ? <b>b</b> : href);
  ${SAMPLES.map(([jsx], at) => `export const Sample${at} = () => ${jsx};`).join('\n')}
`;
const product = readFileSync(path.join(projectRoot, FILE), 'utf8');
const sampleLine =
  (product + samples).split('\n').findIndex((line) => line.includes('Sample0')) + 1;
const found = findBareTexts({ [FILE]: product + samples });
const isSample = (one: string) =>
  one.startsWith(`${FILE}:`) && Number.parseInt(one.slice(FILE.length + 1), 10) >= sampleLine;

test("a text beside other children has an element of its own, where a browser's translator may move it", () => {
  expect(found.filter((one) => !isSample(one))).toEqual([]);
});

test('each kind of bare text is found, and no other', () => {
  const expected = SAMPLES.flatMap(([, ...bare], at) =>
    bare.map((text) => `${FILE}:${sampleLine + at} ${text}`),
  );
  expect(found.filter(isSample).toSorted()).toEqual(expected.toSorted());
});
