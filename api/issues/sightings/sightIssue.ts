import type { Transaction } from '#api/database/transaction.ts';
import { maySight } from '#api/issues/issuePolicy.rules.ts';
import { reporterWhoMayEnd } from '#api/issues/guardedIssue.rules.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import { loadIssue } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { findConnections } from '#api/people/accountTraces.sql.ts';
import { countUnconnected } from '#api/people/connections.rules.ts';
import { signedIn, permit, RateLimited } from '#api/platform/access.rules.ts';
import { isRemovable } from '#api/platform/issueLifecycle.rules.ts';
import { DAY_MS, HOUR_MS } from '#schema/durations.ts';
import { FIXED_ANSWER_DAYS } from '#schema/issues/responsible.ts';
import type { Sightings } from '#schema/issues/sighting.ts';
import { FIXED_SIGHTINGS_WANTED, SIGHTINGS_PER_HOUR } from '#schema/issues/sightingLimits.ts';
import { saveConfirmed } from './confirmed.sql.ts';
import { openAgain, permitSightAgain } from './sightAgain.ts';
import { foundFixedNotice, seenTime } from './sightings.rules.ts';
import {
  countRecentSightings,
  findWhoFoundFixed,
  getSightings,
  saveFixedClaim,
  saveSighting,
} from './sightings.sql.ts';

type Sighted = { issueId: string; isFixed: boolean; seenAt: string };

/** Idempotent. */
export async function sightIssue(tx: Transaction, sighted: Sighted): Promise<Sightings> {
  const { issueId, isFixed } = sighted;
  const issue = await loadIssue(tx, issueId);
  const person = signedIn(tx.actor);
  const seenAt = seenTime(sighted.seenAt, issue, tx.now);
  const isOver = issue.status === 'completed';
  const completedAt = isOver ? await permitSightAgain(tx, issue, seenAt) : null;
  if (completedAt === null) permit(maySight(person, issue));

  const since = new Date(tx.now.getTime() - HOUR_MS);
  const told = await countRecentSightings(tx, { userId: person.id, butFor: issueId, since });
  if (told >= SIGHTINGS_PER_HOUR) throw new RateLimited(HOUR_MS / 1_000 / SIGHTINGS_PER_HOUR);

  const hasChanged = await saveSighting(tx, { issueId, userId: person.id, isFixed, seenAt });
  if (hasChanged) {
    if (completedAt !== null) await openAgain(tx, issueId, completedAt);
    else if (isFixed) await askReporter(tx, issue);
    await saveConfirmed(tx, issueId);
    tx.publish({ topic: 'issue', id: issueId });
  }
  return getSightings(tx, issueId, person.id);
}

/** Once enough people, no two of them connected, have found it fixed; at most once in 14 days. */
async function askReporter(tx: Transaction, issue: IssueRow): Promise<void> {
  const reporterId = reporterWhoMayEnd(issue);
  if (reporterId === null || !isRemovable(issue.status)) return;
  const since = new Date(tx.now.getTime() - FIXED_ANSWER_DAYS * DAY_MS);
  const people = await findWhoFoundFixed(tx, issue.id, since);
  if (people.length < FIXED_SIGHTINGS_WANTED) return;
  const count = countUnconnected(people, await findConnections(tx, people));
  if (count < FIXED_SIGHTINGS_WANTED) return;
  await saveFixedClaim(tx, issue.id);
  await saveNotices(tx, issue.id, [{ userId: reporterId, ...foundFixedNotice(issue) }]);
}
