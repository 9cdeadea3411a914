import type { Transaction } from '#api/database/transaction.ts';
import {
  mergeAskedNotice,
  mergedMoneyNotice,
  mergedNotice,
  unmergedNotice,
  mergeDeclinedNotice,
} from './mergeNotices.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { noticeAmount } from '#api/platform/noticeAmount.rules.ts';
import { RateLimited, permit, Refusal, signedIn } from '#api/platform/access.rules.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import {
  mayMerge,
  mergesAtOnce,
  mayUnmerge,
  mayDeclineMerge,
  type MergeSide,
} from '#api/issues/mergePolicy.rules.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { loadParticipants, saveMerged, loadAnyIssue } from '#api/issues/issues.sql.ts';
import {
  countAsked,
  findAskers,
  hasMerged,
  insertAsked,
  joinPeople,
  findMergedInto,
  partPeople,
  saveDeclined,
} from './merges.sql.ts';
import { savePending } from '#api/case/funding/selections.sql.ts';
import { findStandingPledges } from '#api/case/funding/pledges.sql.ts';
import { ensureNothingShared } from '#api/people/accountTraces.sql.ts';
import { isReporter } from '#api/issues/guardedIssue.rules.ts';
import { saveConfirmed } from '#api/issues/sightings/confirmed.sql.ts';
import { partyIds } from '#api/issues/parties.rules.ts';
import { findParties } from '#api/issues/parties.sql.ts';
import { HOUR_MS } from '#schema/durations.ts';
import { MERGES_ASKED_PER_HOUR } from '#schema/case/merge.ts';
import { reviewSelection } from '#api/case/funding/reviewSelection.ts';
import { lockSettledIssue } from '#api/case/funding/lockSettledIssue.ts';

type Merge = { issueId: string; intoId: string };

/**
 * Merges a report into another one of the same problem, or asks the other reporter to agree. Closes it for
 * pledges, proposals and votes; its money stays until each donor decides. Returns whether it was merged.
 */
export async function mergeIssue(tx: Transaction, { issueId, intoId }: Merge): Promise<boolean> {
  const { from, into } = await lockMergePair(tx, { fromId: issueId, intoId });
  const actor = signedIn(tx.actor);
  const pair = {
    from: {
      ...from,
      parties: await findParties(tx, issueId),
      hasMerged: await hasMerged(tx, issueId),
    },
    into: { ...into, parties: await findParties(tx, intoId) },
  };
  permit(mayMerge(actor, pair));
  if (!isReporter(actor, from) && !isReporter(actor, into)) await ensureApart(tx, pair);
  const askers = await findAskers(tx, { fromId: issueId, intoId });
  const hasOtherAsked = [...askers].some((id) => id !== actor.id);
  const isMerged = mergesAtOnce(actor, pair, hasOtherAsked);
  if (isMerged) await carryOut(tx, from, into);
  else await ask(tx, from, into);
  return isMerged;
}

/** The moderator must have nothing in common with the people of either report. */
function ensureApart(tx: Transaction, { from, into }: Record<'from' | 'into', MergeSide>) {
  const about = [...partyIds(from.parties), ...partyIds(into.parties)];
  return ensureNothingShared(tx, signedIn(tx.actor).id, about);
}

async function ask(tx: Transaction, from: IssueRow, into: IssueRow): Promise<void> {
  const { id: userId, username } = signedIn(tx.actor);
  const since = new Date(tx.now.getTime() - HOUR_MS);
  if ((await countAsked(tx, { userId, since })) >= MERGES_ASKED_PER_HOUR)
    throw new RateLimited(HOUR_MS / 1_000 / MERGES_ASKED_PER_HOUR);
  const issueId = from.id;
  if (!(await insertAsked(tx, { fromId: issueId, intoId: into.id, userId })))
    throw new Refusal('wrong_state');
  await tx.audit({ issueId, action: 'merge_asked', data: { intoId: into.id } });
  const notice = mergeAskedNotice(username, from, into);
  await saveNotices(tx, issueId, noticesFor([from.reporterId, into.reporterId], userId, notice));
}

async function carryOut(tx: Transaction, from: IssueRow, into: IssueRow): Promise<void> {
  const issueId = from.id;
  const participants = await loadParticipants(tx, issueId);
  const sums = new Map<string, bigint>();
  for (const { donorId, amountCents } of await findStandingPledges(tx, issueId))
    sums.set(donorId, (sums.get(donorId) ?? 0n) + amountCents);
  const others = participants.filter((id) => !sums.has(id));

  const { currency } = await tx.money();
  await savePending(tx, issueId, null);
  await joinPeople(tx, { fromId: issueId, intoId: into.id });
  await saveMerged(tx, issueId, into.id);
  await tx.audit({ issueId, action: 'issue_merged', data: { intoId: into.id } });
  await tx.audit({ issueId: into.id, action: 'twin_merged', data: { fromId: issueId } });
  await saveConfirmed(tx, into.id);
  await saveNotices(tx, issueId, [
    ...[...sums].map(([userId, cents]) => ({
      userId,
      ...mergedMoneyNotice(noticeAmount(cents, currency), from, into),
    })),
    ...noticesFor(others, signedIn(tx.actor).id, mergedNotice(from, into)),
  ]);
}

/**
 * Separates a merged issue again, even if the other one has been hidden or removed since. Pledges that moved
 * stay where they are, and open requests between the reporters are settled.
 */
export async function unmergeIssue(tx: Transaction, issueId: string): Promise<void> {
  const moderator = signedIn(tx.actor);
  const intoId = await findMergedInto(tx, issueId);
  const pair = { fromId: issueId, intoId: intoId ?? issueId };
  const { from, into } = await lockMergePair(tx, pair, loadAnyIssue);
  if (from.deletedAt || from.isHidden) throw new Refusal('issue_not_found');
  const sides = {
    from: { ...from, parties: await findParties(tx, from.id) },
    into: { ...into, parties: await findParties(tx, into.id) },
  };
  permit(mayUnmerge(moderator, sides));
  await ensureApart(tx, sides);
  if (from.mergedIntoId !== into.id) throw new Refusal('wrong_state');

  await saveMerged(tx, issueId, null);
  await partPeople(tx, pair);
  await saveConfirmed(tx, into.id);
  await saveDeclined(tx, pair);
  await tx.audit({ issueId, action: 'issue_unmerged', data: { intoId: into.id } });
  await tx.audit({ issueId: into.id, action: 'twin_unmerged', data: { fromId: issueId } });
  const people = await loadParticipants(tx, issueId);
  const notice = unmergedNotice(from, into);
  await saveNotices(tx, issueId, noticesFor(people, moderator.id, notice));
  await reviewSelection(tx, issueId);
}

/** Declines a merge request permanently. */
export async function declineMerge(
  tx: Transaction,
  { issueId, intoId }: { issueId: string; intoId: string },
): Promise<void> {
  const { from, into } = await lockMergePair(tx, { fromId: issueId, intoId });
  const actor = signedIn(tx.actor);
  permit(mayDeclineMerge(actor, { from, into }));
  const askers = await findAskers(tx, { fromId: issueId, intoId });
  if (!(await saveDeclined(tx, { fromId: issueId, intoId }))) throw new Refusal('wrong_state');
  await tx.audit({ issueId, action: 'merge_declined', data: { intoId } });
  const notice = mergeDeclinedNotice(from, into);
  await saveNotices(tx, issueId, noticesFor([...askers], actor.id, notice));
}

/**
 * Locks two issues in an order that does not depend on who asks, so that two requests cannot deadlock. Unless
 * another `lock` is given, a selection whose notice period is over takes effect first.
 */
export async function lockMergePair(
  tx: Transaction,
  { fromId, intoId }: { fromId: string; intoId: string },
  lock: (tx: Transaction, id: string) => Promise<IssueRow> = lockSettledIssue,
): Promise<{ from: IssueRow; into: IssueRow }> {
  const locked = new Map<string, IssueRow>();
  for (const id of [fromId, intoId].toSorted()) locked.set(id, await lock(tx, id));
  const [from, into] = [locked.get(fromId), locked.get(intoId)];
  if (!from || !into) throw new Error('Both issues have just been locked');
  return { from, into };
}
