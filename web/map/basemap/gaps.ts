/** On a weak line the plain map shows rather than nothing. */
const PATIENCE_MS = 3_000;

export type Gaps = {
  /** Whether a tile could not be had, or has been on its way for long. */
  readonly areThere: boolean;
  /** A tile is asked for. */
  ask: () => void;
  /** One of them came. */
  have: () => void;
  /** One of them cannot be had, as offline: the gap stays for as long as the map. */
  miss: () => void;
};

/** Knows whether what should cover the view has gaps. `onGap` is called when the first one appears. */
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
