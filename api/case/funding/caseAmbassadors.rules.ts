import type { Actor } from '#api/platform/access.rules.ts';

/** The ambassadors fixed at the choice; null: no choice yet, the current role counts. */
export type CaseAmbassadors = { ambassadorIds: ReadonlySet<string> | null };

/**
 * Promise: granting or removing the role after the choice does not change who judges the case.
 */
export function isAmbassadorOf(
  { id, accountRole }: Pick<Actor, 'id' | 'accountRole'>,
  { ambassadorIds }: CaseAmbassadors,
): boolean {
  return ambassadorIds === null ? accountRole === 'ambassador' : ambassadorIds.has(id);
}
