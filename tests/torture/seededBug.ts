import type { PlantedEdit } from '#tests/guards/plantEdits.ts';

export type SeededBug = {
  name: string;
  /** What goes wrong, in a few words. */
  says: string;
  /** What the compiler puts in. */
  edits: readonly PlantedEdit[];
  /** The database acknowledges what it has not written. */
  hasForgetfulDatabase?: true;
  /** It shows only where a standby takes over. */
  needsFailovers?: true;
};

/** 'Saved' is said at once, and the row is stored after this many milliseconds. */
export const storedLater = (delayMs: number): PlantedEdit => ({
  at: 'saved-means-stored',
  before: `if (!isLate.has(operation)) {
      isLate.add(operation);
      setTimeout(() => void enqueue(database, operation), ${delayMs});
      return newRow(operation, 0, []);
    }`,
  append: 'const isLate = new WeakSet();',
});
