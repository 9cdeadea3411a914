import { describe, expect, test } from 'vitest';
import { projectRoot } from '#tests/architecture/sourceFiles.ts';
import { findMarkers, plantIn } from '#tests/guards/plantEdits.ts';
import { findUnplanted } from '#tests/guards/findUnplanted.ts';
import { SEEDED_BUGS } from './seededBugs.ts';

const places = findMarkers(projectRoot);

describe('the seeded bugs', () => {
  test.each(SEEDED_BUGS)('$name finds its places', async ({ edits }) => {
    expect(await findUnplanted(edits, places)).toEqual([]);
  });

  test('are refused when their marker is gone', () => {
    expect(() => plantIn('something else', [{ at: 'gone', instead: '' }])).toThrow(
      'No such marker: gone',
    );
  });

  test('take the place of a whole statement, over several lines too', () => {
    const text = 'const a =\n  one(\n    (x) => x,\n  );\nconst b = 2;';
    const marked = `// guard: here\n${text}`;
    expect(plantIn(marked, [{ at: 'here', instead: 'void 0;' }])).toBe(
      '// guard: here\nvoid 0;\nconst b = 2;\n',
    );
  });
});
