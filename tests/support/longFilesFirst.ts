import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A few lines for minutes of work. By its size it would start near the end and run on alone. */
const LONG = /\/e2e\/largeText\.test\.ts$/u;

/** As vitest orders the files where it has never run them, by size, but what is known to take long first. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- It is not the method of an array.
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
