import type { Transaction } from '#api/database/transaction.ts';
import { firstDigestAt } from '#api/domain/notices/digests.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { signedIn } from '#api/domain/signedIn.ts';
import { mayChangeProfile } from '#api/policies/accountPolicy.ts';
import { permit } from '#api/policies/issuePolicy.ts';
import { countAreas, insertArea, startDigest } from '#api/repositories/accounts/digestChoices.ts';
import { AREAS_FOLLOWED_MAX } from '#schema/people/followLimits.ts';
import type { FollowedArea } from '#schema/people/digest.ts';

/**
 * Follows an area. Who has chosen nothing yet gets the weekly digest, without which nobody would hear
 * of it. Throws Refusal `account_frozen` or `too_many_areas`.
 */
export async function followArea(
  tx: Transaction,
  area: Omit<FollowedArea, 'id' | 'followedAt'>,
): Promise<FollowedArea> {
  const person = signedIn(tx.actor);
  permit(mayChangeProfile(person));

  if ((await countAreas(tx, person.id)) >= AREAS_FOLLOWED_MAX) throw new Refusal('too_many_areas');

  const id = tx.randomUuid();
  await insertArea(tx, { ...area, id, userId: person.id, followedAt: tx.now });
  await startDigest(tx, person.id, firstDigestAt('weekly', tx.now));
  return { ...area, id, followedAt: tx.now.toISOString() };
}
