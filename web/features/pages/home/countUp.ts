import { COUNT_UP_MS, COUNT_UP_STEPS } from '#schema/limits.ts';

export const STEP_MS = COUNT_UP_MS / COUNT_UP_STEPS;

/** Steps completed after a time, from 0 to all. */
export function stepAfter(elapsedMs: number): number {
  return Math.min(
    COUNT_UP_STEPS,
    Math.max(0, Math.floor((elapsedMs * COUNT_UP_STEPS) / COUNT_UP_MS)),
  );
}

/** The integer shown at a step from 0 to `target`; exact at the last step. */
export function figureAt(step: number, target: number): number {
  if (step >= COUNT_UP_STEPS) return target;
  return Math.floor((target * step) / COUNT_UP_STEPS);
}
