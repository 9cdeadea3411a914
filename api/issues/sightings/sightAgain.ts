import type { Transaction } from '#api/database/transaction.ts';
import { maySightAgain } from '#api/issues/issuePolicy.rules.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import { loadParticipants } from '#api/issues/issues.sql.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { findConnections } from '#api/people/accountTraces.sql.ts';
import { countUnconnected } from '#api/people/connections.rules.ts';
import { signedIn, permit, Refusal } from '#api/platform/access.rules.ts';
import { BROKEN_SIGHTINGS_WANTED } from '#schema/issues/sightingLimits.ts';
import {
  findCompletedAt,
  findWhoFoundBroken,
  saveBrokenClaim,
  saveLink,
} from './brokenAgain.sql.ts';
import { brokenAgainNotice, countsAgain, notBrokenAgainNotice } from './sightings.rules.ts';

/**
 * Returns when a completed issue was completed. Refuses a sighting from before that, or one too late to find
 * the issue broken again.
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

/** Once enough people, no two of them connected, have found it broken again. */
export async function openAgain(tx: Transaction, issueId: string, completedAt: Date) {
  const people = await findWhoFoundBroken(tx, issueId, completedAt);
  if (people.length < BROKEN_SIGHTINGS_WANTED) return;
  const count = countUnconnected(people, await findConnections(tx, people));
  if (count >= BROKEN_SIGHTINGS_WANTED) await saveBrokenClaim(tx, issueId);
}

type Again = {
  report: { id: string; title: string };
  reporterId: string | null;
  earlierId: string | undefined;
};

/**
 * Links a report to the completed issue that it says is broken again, and notifies that issue's participants.
 * Returns that issue's id; null if the link is refused, of which the reporter is notified.
 */
export async function linkEarlier(
  tx: Transaction,
  { report, reporterId, earlierId }: Again,
): Promise<string | null> {
  if (earlierId === undefined) return null;
  const { id } = report;
  const earlier = await saveLink(tx, { id, earlierId });
  const people = earlier ? await loadParticipants(tx, earlier.id) : [];
  const notices =
    earlier === null
      ? noticesFor([reporterId], '', notBrokenAgainNotice(report))
      : noticesFor(people, reporterId ?? '', brokenAgainNotice(earlier));
  await saveNotices(tx, id, notices);
  return earlier?.id ?? null;
}
