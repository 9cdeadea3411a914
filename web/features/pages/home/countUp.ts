import { COUNT_UP_MS, COUNT_UP_STEPS } from '#schema/limits.ts';

/** How long one step of the count lasts. */
export const STEP_MS = COUNT_UP_MS / COUNT_UP_STEPS;

/** How many steps are done after a time, from 0 to all of them. */
export function stepAfter(elapsedMs: number): number {
  return Math.min(
    COUNT_UP_STEPS,
    Math.max(0, Math.floor((elapsedMs * COUNT_UP_STEPS) / COUNT_UP_MS)),
  );
}

/** The whole figure shown at a step on the way from 0 to `target`; the last step shows it exactly. */
export function figureAt(step: number, target: number): number {
  if (step >= COUNT_UP_STEPS) return target;
  return Math.floor((target * step) / COUNT_UP_STEPS);
}
