export type RandomSource = {
  /** 0 (inclusive) to 1 (exclusive). */
  next: () => number;
  /** A whole number, both ends included. */
  between: (least: number, most: number) => number;
  chance: (probability: number) => boolean;
  /** One of the list, which must not be empty. */
  pick: <T>(list: readonly T[]) => T;
  /** A source of its own with its own seed, so that one actor's draws do not move another's. */
  branch: () => RandomSource;
};

/** The same draws for the same seed (a 32-bit number), on every machine. */
export function createRandomSource(seed: number): RandomSource {
  let state = seed >>> 0;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const picked = list[between(0, list.length - 1)];
      if (picked === undefined) throw new RangeError('Nothing to pick from');
      return picked;
    },
    branch: () => createRandomSource(between(0, 0xffffffff)),
  };
}
