import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#tests/architecture/sourceFiles.ts';
import { findUnplanted } from '#tests/guards/findUnplanted.ts';
import { findMarkers } from '#tests/guards/plantEdits.ts';
import { SEEDED_BUGS } from '#tests/torture/seededBugs.ts';
import { GUARDS } from './guards.ts';

const places = findMarkers(projectRoot);

describe('the guards', () => {
  test.each(GUARDS)('$name still stands', async ({ edits }) => {
    expect(await findUnplanted(edits, places)).toEqual([]);
  });

  test.each(GUARDS)('$name has its test', ({ test: { file, name, row = '' } }) => {
    const text = readFileSync(path.join(projectRoot, file), 'utf8');
    expect(text).toContain(name);
    expect(text).toContain(row);
    // A test of a table is told under other names than it has in its file.
    expect(name).not.toMatch(/%[a-z]|\$\w/u);
  });

  test('have names of their own', () => {
    expect(new Set(GUARDS.map(({ name }) => name)).size).toBe(GUARDS.length);
  });

  test('and the seeded bugs use every marker of the product', () => {
    const used = new Set(
      [...GUARDS, ...SEEDED_BUGS].flatMap(({ edits }) => edits).map(({ at }) => at),
    );
    expect([...places.keys()].filter((name) => !used.has(name))).toEqual([]);
  });
});
