import type { Transaction } from '#api/database/transaction.ts';
import { RateLimited } from '#api/platform/rateLimited.rules.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { mayChangeProfile } from '#api/people/accountPolicy.rules.ts';
import { permit } from '#api/platform/refusal.rules.ts';
import { countFollowed, saveFollow } from './follows.sql.ts';
import { loadIssue } from './issues.sql.ts';
import { HOUR_MS } from '#schema/durations.ts';
import { FOLLOWS_PER_HOUR } from '#schema/people/followLimits.ts';

/** Begins or ceases to tell the person what happens to an issue; said again it changes nothing. */
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
