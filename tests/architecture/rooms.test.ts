import { describe, expect, test } from 'vitest';
import { arrowsOf, mutualRooms } from './roomOrder.ts';
import { isTest, readSourceFiles } from './sourceFiles.ts';

const files = readSourceFiles();

/** Source files in one folder, neither tests nor other languages beside them counted: more than a reader takes in at once. */
const MOST_FILES = 25;

/** Folders that may hold more, each with its reason. */
const CROWDED: Record<string, string> = {
  'api/people': 'one file per call, until the files of a subject are folded together',
  'api/issues': 'the same',
  'api/notices': 'the same',
  'api/console': 'the same',
  'api/case/funding': 'the same',
  'api/case/proof': 'the same',
  'api/case/payments': 'the same',
  'api/database/migrations': 'one file per step, in the order of their numbers',
  'sw/outbox': 'one engine, which page and worker load whole',
  'tests/torture': 'a program of its own',
  'sw/mock/server': 'a second server behind the same contract',
  'tests/scenarios': 'one file per promise',
};

describe('the rooms', () => {
  test(`hold at most ${MOST_FILES} files each`, () => {
    const counts = new Map<string, number>();
    for (const { path } of files) {
      const folder = path.slice(0, path.lastIndexOf('/'));
      if (!/\.(?:test|[a-z]{2})\.tsx?$/u.test(path))
        counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    const full = [...counts].filter(([, count]) => count > MOST_FILES).map(([folder]) => folder);
    expect(full.filter((folder) => !(folder in CROWDED))).toEqual([]);
  });
});

/** The first folder below `api` and `schema`, machinery too, and a feature of the web. */
function roomOf(path: string): string | undefined {
  if (!/^(?:api|web|sw|schema)\//u.test(path)) return undefined;
  const folders = path.split('/').slice(0, -1);
  return folders.slice(0, folders[1] === 'features' ? 3 : 2).join('/');
}

describe('two rooms', () => {
  test('never import each other, whether they hold a subject or machinery', () => {
    // What makes the builds, and the simulated server, reach into all that they are made of.
    const product = files.filter(
      (file) => !isTest(file) && !/^(?:web\/build|sw\/mock)\//u.test(file.path),
    );
    const rooms = [...new Set(product.flatMap(({ path }) => roomOf(path) ?? []))];
    expect(mutualRooms(arrowsOf(product), rooms, roomOf)).toEqual([]);
  });
});

describe('imports', () => {
  // The mocks are a second server, whose parts name each other's types.
  const own = files.filter(({ path }) => !path.startsWith('sw/mock/server/'));
  const importsOf = new Map(own.map(({ path, imports }) => [path, imports]));

  /** A way from a file back to itself, or null; `seen` are files that lead to no circle. */
  function circleFrom(path: string, way: readonly string[], seen: Set<string>): string[] | null {
    const at = way.indexOf(path);
    if (at >= 0) return [...way.slice(at), path];
    if (seen.has(path)) return null;
    for (const target of importsOf.get(path) ?? []) {
      const circle = circleFrom(target, [...way, path], seen);
      if (circle) return circle;
    }
    seen.add(path);
    return null;
  }

  test('go in no circle, those of types alone included', () => {
    const seen = new Set<string>();
    expect(own.map(({ path }) => circleFrom(path, [], seen)).find(Boolean)).toBeUndefined();
  });
});
