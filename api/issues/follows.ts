import type { Transaction } from '#api/database/transaction.ts';
import { RateLimited, permit, Refusal, signedIn } from '#api/platform/access.rules.ts';
import { mayChangeProfile } from '#api/people/accountPolicy.rules.ts';
import { countFollowed, saveFollow } from './follows.sql.ts';
import { loadIssue } from './issues.sql.ts';
import { HOUR_MS } from '#schema/durations.ts';
import { FOLLOWS_PER_HOUR, AREAS_FOLLOWED_MAX } from '#schema/people/followLimits.ts';
import { firstDigestAt } from '#api/notices/digests.rules.ts';
import {
  deleteArea,
  insertArea,
  listAreaIds,
  startDigest,
  saveDigestChoice,
} from './digestChoices.sql.ts';
import type { FollowedArea, DigestSettings } from '#schema/notices/digest.ts';

/** Idempotent. */
export async function followIssue(
  tx: Transaction,
  { issueId, isFollowing }: { issueId: string; isFollowing: boolean },
): Promise<void> {
  await loadIssue(tx, issueId);

  const person = signedIn(tx.actor);
  permit(mayChangeProfile(person));

  const since = new Date(tx.now.getTime() - HOUR_MS);
  const told = await countFollowed(tx, { userId: person.id, butFor: issueId, since });
  if (told >= FOLLOWS_PER_HOUR) throw new RateLimited(HOUR_MS / 1_000 / FOLLOWS_PER_HOUR);

  await saveFollow(tx, { issueId, userId: person.id, isFollowing });
}

type Choice = { id: string; area: Omit<FollowedArea, 'id' | 'followedAt'> | null };

/**
 * `area` null: stops following. Idempotent, and somebody else's area is left alone. People without
 * a digest choice get the weekly one, or they would not hear of the area.
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

export async function saveDigestSettings(
  tx: Transaction,
  choice: Pick<DigestSettings, 'frequency' | 'followsHome'>,
): Promise<void> {
  const person = signedIn(tx.actor);
  permit(mayChangeProfile(person));

  const { frequency } = choice;
  const dueAt = frequency === 'off' ? tx.now : firstDigestAt(frequency, tx.now);
  await saveDigestChoice(tx, { userId: person.id, ...choice, dueAt });
}
