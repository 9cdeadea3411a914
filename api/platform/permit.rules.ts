import type { ErrorCode } from '#schema/errors.ts';
import { Refusal } from './refusal.rules.ts';

/** Throws the reason, if there is one, as a Refusal. */
export function permit(denial: ErrorCode | null): void {
  if (denial !== null) throw new Refusal(denial);
}
