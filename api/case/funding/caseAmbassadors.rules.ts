import type { Actor } from '#api/platform/actor.rules.ts';

/** Who may judge a case: the ambassadors of the choice; null: nobody is chosen, so those of now. */
export type CaseAmbassadors = { ambassadorIds: ReadonlySet<string> | null };

/**
 * Whether somebody is an ambassador of a case. Promise: whoever is given or loses the role after the
 * choice changes nothing about who judges it.
 */
export function isAmbassadorOf(
  { id, accountRole }: Pick<Actor, 'id' | 'accountRole'>,
  { ambassadorIds }: CaseAmbassadors,
): boolean {
  return ambassadorIds === null ? accountRole === 'ambassador' : ambassadorIds.has(id);
}
