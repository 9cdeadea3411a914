/** On a slow line the plain map is better than nothing. */
const PATIENCE_MS = 3_000;

export type Gaps = {
  /** A tile failed, or has been loading for long. */
  readonly areThere: boolean;
  /** A tile was requested. */
  ask: () => void;
  /** A tile has loaded. */
  have: () => void;
  /** A tile failed, as offline: the gap lasts as long as the map. */
  miss: () => void;
};

/** Tracks gaps in the covering map. `onGap` is called at the first one. */
export function createGaps(onGap: () => void): Gaps {
  let awaited = 0;
  let isLate = false;
  let isMissing = false;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    awaited -= 1;
    if (awaited > 0) return;
    clearTimeout(patience);
    patience = undefined;
    isLate = false;
  };
  return {
    get areThere() {
      return isLate || isMissing;
    },
    ask: () => {
      awaited += 1;
      patience ??= setTimeout(() => {
        isLate = true;
        onGap();
      }, PATIENCE_MS);
    },
    have: end,
    miss: () => {
      end();
      if (isMissing) return;
      isMissing = true;
      onGap();
    },
  };
}
