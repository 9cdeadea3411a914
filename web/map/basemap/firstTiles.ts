/** On a slow line labels do not wait for the last tile. */
const WAIT_MS = 1_500;

export type FirstTiles = {
  /** All initially requested tiles have settled, or the wait is over. */
  readonly areThere: boolean;
  /** A tile was requested. */
  ask: () => void;
  /** A tile has loaded or failed. */
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
