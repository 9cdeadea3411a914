import type { Transaction } from '#api/database/transaction.ts';
import { ensureDisputable } from './providerTaking.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { loadAnyIssue } from '#api/issues/issues.sql.ts';
import { findTakenPledge, loadPledge } from '#api/case/funding/pledges.sql.ts';
import { followTaking } from './followTaking.ts';

/**
 * Charges back a pledge of test money, as the bank of its donor would with real money. Safe to
 * repeat.
 */
export async function playChargeback(tx: Transaction, pledgeId: string): Promise<void> {
  await loadAnyIssue(tx, (await loadPledge(tx, pledgeId)).issueId);
  const pledge = await findTakenPledge(tx, pledgeId);
  if (!pledge) throw new Refusal('pledge_not_found');

  ensureDisputable({ isHeld: pledge.isHeld, isBooked: pledge.status === 'charged_back' });

  const { standingCents: amountCents } = pledge;
  if (amountCents === 0n) return;
  const id = `sandbox_${pledgeId}`;
  await followTaking(tx, { id, chargeId: pledgeId, kind: 'dispute', state: 'taken', amountCents });
}
