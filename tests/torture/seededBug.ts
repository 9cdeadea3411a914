import type { PlantedEdit } from '#tests/support/plantEdits.ts';

export type SeededBug = {
  name: string;
  /** What goes wrong, in a few words. */
  says: string;
  /** Where the compiler puts it in. */
  edits: readonly PlantedEdit[];
  /** The database acknowledges what it has not written. */
  hasForgetfulDatabase?: true;
};
