/** On a weak line names do not wait for the last tile. */
const WAIT_MS = 1_500;

export type FirstTiles = {
  /** Whether all that was asked for at first has come, or has taken long. */
  readonly areThere: boolean;
  /** A tile is asked for. */
  ask: () => void;
  /** One of them is there, or cannot be had. */
  have: () => void;
};

/** Counts the tiles of a map's first view. `onLate` is called when they take long. */
export function createFirstTiles(onLate: () => void): FirstTiles {
  let missing = 0;
  let areThere = false;
  setTimeout(() => {
    if (areThere) return;
    areThere = true;
    onLate();
  }, WAIT_MS);
  return {
    get areThere() {
      return areThere;
    },
    ask: () => {
      missing += 1;
    },
    have: () => {
      missing -= 1;
      areThere ||= missing === 0;
    },
  };
}
