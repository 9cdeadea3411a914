import type { Actor } from '#api/platform/actor.rules.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';

/** What the console shows is for operators. */
export function requireOperator(actor: Pick<Actor, 'accountRole'>): void {
  if (actor.accountRole !== 'operator') throw new Refusal('forbidden');
}
