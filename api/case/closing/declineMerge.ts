import type { Transaction } from '#api/database/transaction.ts';
import { mergeDeclinedNotice } from './mergeNotices.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { permit, Refusal } from '#api/platform/refusal.rules.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { mayDeclineMerge } from '#api/issues/mergePolicy.rules.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { findAskers, saveDeclined } from './merges.sql.ts';
import { lockMergePair } from './lockMergePair.ts';

/** Ends what was asked about two reports of the same problem; nobody asks it again. */
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
