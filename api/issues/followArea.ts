import type { Transaction } from '#api/database/transaction.ts';
import { firstDigestAt } from '#api/notices/digests.rules.ts';
import { permit, Refusal } from '#api/platform/refusal.rules.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { mayChangeProfile } from '#api/people/accountPolicy.rules.ts';
import {
  deleteArea,
  insertArea,
  listAreaIds,
  startDigest,
} from '#api/notices/digestChoices.sql.ts';
import { AREAS_FOLLOWED_MAX } from '#schema/people/followLimits.ts';
import type { FollowedArea } from '#schema/people/digest.ts';

type Choice = { id: string; area: Omit<FollowedArea, 'id' | 'followedAt'> | null };

/**
 * Follows an area, or with `area` null no longer; said again it changes nothing, and neither does
 * the end of one that somebody else follows. Who has chosen nothing yet gets the weekly digest,
 * without which nobody would hear of it.
 */
export async function followArea(tx: Transaction, { id, area }: Choice): Promise<void> {
  const person = signedIn(tx.actor);
  if (area === null) {
    await deleteArea(tx, id, person.id);
    return;
  }
  const known = await listAreaIds(tx, person.id);

  permit(mayChangeProfile(person));

  if (known.includes(id)) return;
  if (known.length >= AREAS_FOLLOWED_MAX) throw new Refusal('too_many_areas');

  await insertArea(tx, { ...area, id, userId: person.id, followedAt: tx.now });
  await startDigest(tx, person.id, firstDigestAt('weekly', tx.now));
}
