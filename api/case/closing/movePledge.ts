import type { Transaction } from '#api/database/transaction.ts';
import { decideReturn } from '#api/case/funding/pledgeExpiry.rules.ts';
import { decidePledge } from '#api/money/pledging.rules.ts';
import { permit, Refusal, signedIn } from '#api/platform/access.rules.ts';
import { mayMovePledge } from '#api/case/funding/stakePolicy.rules.ts';
import { saveFunding } from '#api/issues/issues.sql.ts';
import {
  findStandingPledges,
  hasPledged,
  insertLedgerTransaction,
  loadPledge,
  saveMove,
} from '#api/case/funding/pledges.sql.ts';
import { lockMergePair } from './merges.ts';
import { loadIssue } from '#api/issues/issues.sql.ts';
import { reviewSelection } from '#api/case/funding/reviewSelection.ts';

/**
 * Moves a donor's pledge, at their request and to the cent, to the report that replaces its issue. The pledge
 * keeps its dates.
 */
export async function movePledge(tx: Transaction, pledgeId: string): Promise<void> {
  const { issueId: fromId } = await loadPledge(tx, pledgeId);
  const { mergedIntoId: intoId } = await loadIssue(tx, fromId);
  if (intoId === null) throw new Refusal('wrong_state');
  const { from, into } = await lockMergePair(tx, { fromId, intoId });
  const pledges = await findStandingPledges(tx, fromId);
  const pledge = pledges.find(({ id }) => id === pledgeId);
  if (!pledge) throw new Refusal('pledge_not_found');
  const { donorId, amountCents } = pledge;
  permit(mayMovePledge(signedIn(tx.actor), pledge, { from, into }));

  const own = pledges.filter((other) => other.donorId === donorId);
  const left = decideReturn(from, { ...pledge, isLastOfDonor: own.length === 1 });
  const isFirstOfDonor = !(await hasPledged(tx, intoId, donorId));
  const joined = decidePledge(into, { donorId, amountCents, isFirstOfDonor });
  const pledgeNumber = into.pledgeCount + 1;

  // In the order in which the money moves: the books accept an entry only for the issue that holds the
  // pledge.
  const about = { pledgeId, kind: 'move_out' as const, issueId: fromId };
  await insertLedgerTransaction(tx, about, left.postings);
  await saveMove(tx, pledge, { issueId: intoId, pledgeNumber });
  await insertLedgerTransaction(
    tx,
    { ...about, kind: 'move_in', issueId: intoId },
    joined.postings,
  );
  await saveFunding(tx, fromId, { ...left, pledgeCount: from.pledgeCount });
  await saveFunding(tx, intoId, { ...joined, pledgeCount: pledgeNumber });
  const data = { pledgeId, amountCents: String(amountCents) };
  await tx.audit({ issueId: fromId, action: 'pledge_moved', data: { ...data, toId: intoId } });
  await tx.audit({
    issueId: intoId,
    action: 'pledge_joined',
    data: { ...data, pledgeNumber, fromId },
  });
  await reviewSelection(tx, { ...into, ...joined, pledgeCount: pledgeNumber });
}
