import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#tests/architecture/sourceFiles.ts';
import { byFile, plantIn } from '#tests/support/plantEdits.ts';
import { GUARDS } from './guards.ts';

const textOf = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const places = GUARDS.flatMap(({ name, edits }) =>
  [...byFile(edits)].map(([file, own]) => ({ name, file, own })),
);

describe('the guards', () => {
  test.each(places)('$name still stands in $file', ({ file, own }) => {
    const text = textOf(file);
    expect(plantIn(text, own)).not.toBe(text);
  });

  test.each(GUARDS)('$name has its test', ({ test: { file, name } }) => {
    expect(textOf(file)).toContain(name);
  });

  test('have names of their own', () => {
    expect(new Set(GUARDS.map(({ name }) => name)).size).toBe(GUARDS.length);
  });
});
