/** Steps that people read without counting. */
const ROUND = [1, 2, 5, 10];
const STEPS_MAX = 4;

/**
 * The marks of a scale from 0, evenly spaced and round, whole numbers, at most five of them; the last
 * one is not below `largest`.
 */
export function scaleOf(largest: number): number[] {
  const raw = Math.max(1, largest / STEPS_MAX);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * (ROUND.find((factor) => factor * power >= raw) ?? 10);
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}
