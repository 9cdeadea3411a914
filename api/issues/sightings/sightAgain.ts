import type { Transaction } from '#api/database/transaction.ts';
import { maySightAgain } from '#api/issues/issuePolicy.rules.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import { findConnections } from '#api/people/accountTraces.sql.ts';
import { countUnconnected } from '#api/people/connections.rules.ts';
import { signedIn, permit, Refusal } from '#api/platform/access.rules.ts';
import { BROKEN_SIGHTINGS_WANTED } from '#schema/issues/sightingLimits.ts';
import { findCompletedAt, findWhoFoundBroken, saveBrokenClaim } from './brokenAgain.sql.ts';
import { countsAgain } from './sightings.rules.ts';

/**
 * When a completed issue was completed, which the sighting comes after; refused where that is too long ago
 * to find it broken again.
 */
export async function permitSightAgain(
  tx: Transaction,
  issue: IssueRow,
  seenAt: Date,
): Promise<Date> {
  permit(maySightAgain(signedIn(tx.actor), issue));
  const completedAt = await findCompletedAt(tx, issue.id);
  if (completedAt === null || !countsAgain(completedAt, { seenAt, now: tx.now }))
    throw new Refusal('issue_closed');
  return completedAt;
}

/** As soon as enough people have found it broken again of whom no two are connected. */
export async function openAgain(tx: Transaction, issueId: string, completedAt: Date) {
  const people = await findWhoFoundBroken(tx, issueId, completedAt);
  if (people.length < BROKEN_SIGHTINGS_WANTED) return;
  const count = countUnconnected(people, await findConnections(tx, people));
  if (count >= BROKEN_SIGHTINGS_WANTED) await saveBrokenClaim(tx, issueId);
}
