import type { Transaction } from '#api/database/transaction.ts';
import { unmergedNotice } from './mergeNotices.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { permit, Refusal } from '#api/platform/refusal.rules.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { mayUnmerge } from '#api/issues/mergePolicy.rules.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { loadAnyIssue, participantsOf, saveMerged } from '#api/issues/issues.sql.ts';
import { findMergedInto, partPeople, saveDeclined } from './merges.sql.ts';
import { findParties } from '#api/issues/parties.sql.ts';
import { reviewSelection } from '#api/case/funding/reviewSelection.ts';
import { lockMergePair } from './lockMergePair.ts';

/**
 * Makes an issue that goes on at another one stand for itself again, also where the other has been
 * hidden or removed since. Pledges that moved stay where they are, and what the reporters asked
 * each other is settled.
 */
export async function unmergeIssue(tx: Transaction, issueId: string): Promise<void> {
  const moderator = signedIn(tx.actor);
  const intoId = await findMergedInto(tx, issueId);
  const pair = { fromId: issueId, intoId: intoId ?? issueId };
  const { from, into } = await lockMergePair(tx, pair, loadAnyIssue);
  if (from.deletedAt || from.isHidden) throw new Refusal('issue_not_found');
  permit(
    mayUnmerge(moderator, {
      from: { ...from, parties: await findParties(tx, from.id) },
      into: { ...into, parties: await findParties(tx, into.id) },
    }),
  );
  if (from.mergedIntoId !== into.id) throw new Refusal('wrong_state');

  await saveMerged(tx, issueId, null);
  await partPeople(tx, pair);
  await saveDeclined(tx, pair);
  await tx.audit({ issueId, action: 'issue_unmerged', data: { intoId: into.id } });
  await tx.audit({ issueId: into.id, action: 'twin_unmerged', data: { fromId: issueId } });
  const people = await participantsOf(tx, issueId);
  const notice = unmergedNotice(from, into);
  await saveNotices(tx, issueId, noticesFor(people, moderator.id, notice));
  await reviewSelection(tx, issueId);
}
