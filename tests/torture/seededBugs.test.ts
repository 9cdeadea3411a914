import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#tests/architecture/sourceFiles.ts';
import { byFile, plantIn } from '#tests/support/plantEdits.ts';
import { SEEDED_BUGS } from './seededBugs.ts';

const places = SEEDED_BUGS.flatMap(({ name, edits }) =>
  [...byFile(edits)].map(([file, own]) => ({ name, file, own })),
);

describe('the seeded bugs', () => {
  test.each(places)('$name still finds its place in $file', ({ file, own }) => {
    const text = readFileSync(path.join(projectRoot, file), 'utf8');
    expect(plantIn(text, own)).not.toBe(text);
  });

  test('are refused when their place is gone', () => {
    const edit = { file: 'a.ts', find: 'gone', replace: '' };
    expect(() => plantIn('something else', [edit])).toThrow('a.ts does not hold exactly once');
  });
});
