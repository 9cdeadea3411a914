import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = path.join(import.meta.dirname, '../..');

/**
 * Tests of the page and the worker load modules of their own, which the next file would have to load again.
 */
const hasOwnModules = ({ moduleId }: TestSpecification) =>
  /^(?:web|sw)\//.test(path.relative(root, moduleId));

/**
 * Files that took longest in an earlier run start first, after those that have not run; else as vitest orders
 * them. All of the page and the worker come after all others.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const kept = await readFile(path.join(root, '.cache/durations.json'), 'utf8').catch(() => '{}');
    const secondsOf = JSON.parse(kept) as Record<string, number>;
    const seconds = ({ moduleId }: TestSpecification) =>
      secondsOf[path.relative(root, moduleId)] ?? Number.MAX_VALUE;
    // oxlint-disable-next-line unicorn/no-array-sort -- It is not the method of an array.
    const sorted = await super.sort(files);
    return sorted.toSorted(
      (one, other) =>
        Number(hasOwnModules(one)) - Number(hasOwnModules(other)) || seconds(other) - seconds(one),
    );
  }
}
