import { PrivateValue } from '#api/database/commitment.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { hasStakeBesideReports } from './premium.rules.ts';
import { premiumDeliveredNotice } from './premiumNotices.rules.ts';
import { permit, Refusal } from '#api/platform/refusal.rules.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { mayDeliverPremium } from './premiumPolicy.rules.ts';
import { loadIssue, participantsOf } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { findParties } from '#api/issues/parties.sql.ts';
import { loadOrder, saveReport } from './premiums.sql.ts';
import { findOpenProof } from '#api/case/proof/proofs.sql.ts';
import { settlePremiums } from './settlePremiums.ts';

/**
 * Delivers an ordered report before the vote closes and earns the fee. Voters are notified; the
 * report has no vote.
 */
export async function deliverPremium(
  tx: Transaction,
  orderId: string,
  report: string,
): Promise<void> {
  const { issueId } = await loadOrder(tx, orderId);
  const issue = await loadIssue(tx, issueId);
  const order = await loadOrder(tx, orderId);
  const proof = await findOpenProof(tx, issueId);

  const validator = signedIn(tx.actor);
  const { validatorId, status, deliveredAt } = order;
  const isOpen = status === 'awaiting' && deliveredAt === null;
  const subject = { ...issue, windowEndsAt: proof?.windowEndsAt ?? null };
  permit(mayDeliverPremium(validator, { validatorId, isOpen }, subject, tx.now));
  if (proof === null) throw new Refusal('wrong_state');
  // Money or a seat taken since the order would make the expert a party.
  const parties = await findParties(tx, issueId);
  if (hasStakeBesideReports(validator.id, parties)) throw new Refusal('has_stake');

  await saveReport(tx, orderId, { proofId: proof.id, report });
  const data = { orderId, proofId: proof.id, report: new PrivateValue(report) };
  await tx.audit({ issueId, action: 'premium_delivered', data });
  const people = await participantsOf(tx, issueId);
  const notice = premiumDeliveredNotice(validator.username, issue);
  await saveNotices(tx, issueId, noticesFor(people, validator.id, notice));
  await settlePremiums(tx, issueId);
}
