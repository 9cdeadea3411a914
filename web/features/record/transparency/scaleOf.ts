const ROUND = [1, 2, 5, 10];
const STEPS_MAX = 4;

/** Marks of a scale from 0: evenly spaced round integers, at most five, the last at least `largest`. */
export function scaleOf(largest: number): number[] {
  const raw = Math.max(1, largest / STEPS_MAX);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * (ROUND.find((factor) => factor * power >= raw) ?? 10);
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}
