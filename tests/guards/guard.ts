import type { PlantedEdit } from '#tests/guards/plantEdits.ts';
import { SEEDED_BUGS } from '#tests/torture/seededBugs.ts';

/** Something in the product that keeps a promise, and the test that has to notice when it is gone. */
export type Guard = {
  name: string;
  /** What it does while it is there. */
  says: string;
  /** What takes it out, and every second line of defence with it. */
  edits: readonly PlantedEdit[];
  /**
   * `name`: a part of the test's title that no other test of the file has; `row`: of which row of its
   * table the test is, where not every row notices.
   */
  test: { file: string; name: string; row?: string };
};

/**
 * What the test of a guard runs with: the finished build in a browser, also where only `npm run test:all`
 * runs it, or nothing but the code.
 */
export const projectOf = ({ file }: Guard['test']): 'e2e*' | 'unit' =>
  file.startsWith('tests/e2e/') ? 'e2e*' : 'unit';

/** The changes of a mistake that the torture run plants too. */
export function editsOfBug(name: string): readonly PlantedEdit[] {
  const bug = SEEDED_BUGS.find((candidate) => candidate.name === name);
  if (!bug) throw new Error(`No such bug: ${name}`);
  return bug.edits;
}
