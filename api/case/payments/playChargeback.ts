import type { Transaction } from '#api/database/transaction.ts';
import { ensureDisputable } from './chargeback.rules.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import { loadAnyIssue } from '#api/issues/issues.sql.ts';
import { findDisputed, loadPledge } from '#api/case/funding/pledges.sql.ts';
import { receivePaymentEvent } from './receivePaymentEvent.ts';

/**
 * Charges back a pledge of test money: the sandbox sends the message of a
 * provider that moves real money, each time with a message of its own.
 */
export async function playChargeback(tx: Transaction, pledgeId: string): Promise<void> {
  await loadAnyIssue(tx, (await loadPledge(tx, pledgeId)).issueId);
  const pledge = await findDisputed(tx, pledgeId);
  if (!pledge) throw new Refusal('pledge_not_found');

  ensureDisputable(pledge);

  const { amountCents } = pledge;
  const message = { id: `sandbox_${tx.randomUuid()}`, chargeId: pledgeId, providerId: pledgeId };
  await receivePaymentEvent(tx, { ...message, kind: 'charge_disputed', amountCents });
}
