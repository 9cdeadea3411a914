import type { Transaction } from '#api/database/transaction.ts';
import { RateLimited, permit, signedIn } from '#api/platform/access.rules.ts';
import { maySetAffected } from './issuePolicy.rules.ts';
import { countRecentAffected, saveAffected } from './affected.sql.ts';
import { loadIssue } from './issues.sql.ts';
import { HOUR_MS } from '#schema/durations.ts';
import { AFFECTED_PER_HOUR } from '#schema/limits.ts';

/** Idempotent. */
export async function setAffected(
  tx: Transaction,
  { issueId, isAffected }: { issueId: string; isAffected: boolean },
): Promise<void> {
  const issue = await loadIssue(tx, issueId);

  const person = signedIn(tx.actor);
  permit(maySetAffected(person, issue));

  const since = new Date(tx.now.getTime() - HOUR_MS);
  const changes = await countRecentAffected(tx, { userId: person.id, butFor: issueId, since });
  if (changes >= AFFECTED_PER_HOUR) throw new RateLimited(HOUR_MS / 1_000 / AFFECTED_PER_HOUR);

  const hasChanged = await saveAffected(tx, { issueId, userId: person.id, isAffected });
  if (hasChanged) tx.publish({ topic: 'issue', id: issueId });
}
