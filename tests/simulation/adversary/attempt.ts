import { Refusal } from '#api/platform/access.rules.ts';

/** What a rule refuses has not happened. */
export function attempt(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
