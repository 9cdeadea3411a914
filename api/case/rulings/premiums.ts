import type { Transaction } from '#api/database/transaction.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import {
  orderPremium as decideOrder,
  premiumPostings,
  hasStakeBesideReports,
  canReportCome,
  settlePremium,
} from './premium.rules.ts';
import {
  premiumAskedNotice,
  premiumOrderedNotice,
  premiumDeliveredNotice,
  premiumPaidNotice,
  premiumRefundNotice,
} from './premiumNotices.rules.ts';
import { permit, Refusal, signedIn } from '#api/platform/access.rules.ts';
import { mayOrderPremium, mayDeliverPremium } from './premiumPolicy.rules.ts';
import { loadIssue, loadParticipants, loadAnyIssue } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { ensureNothingShared } from '#api/people/accountTraces.sql.ts';
import { getUser, loadPerson } from '#api/people/users.sql.ts';
import { partyIds } from '#api/issues/parties.rules.ts';
import { findParties } from '#api/issues/parties.sql.ts';
import { insertLedgerTransaction } from '#api/case/funding/pledges.sql.ts';
import {
  findOrders,
  insertOrder,
  loadOrder,
  saveReport,
  findAwaitingOrders,
  saveSettled,
  type VotedOrder,
} from './premiums.sql.ts';
import { findOpenProof } from '#api/case/proof/proofs.sql.ts';
import { PREMIUM_ORDERS_PER_ISSUE } from '#schema/limits.ts';
import { PrivateValue } from '#api/database/commitment.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';

type OrderInput = { issueId: string; validatorName: string; feeCents: bigint };

/**
 * Orders an independent report on the work: the fee goes into the escrow, separate from the pledges. Returns
 * the order's id.
 */
export async function orderPremium(tx: Transaction, input: OrderInput): Promise<string> {
  const { issueId, feeCents } = input;
  const issue = await loadIssue(tx, issueId);
  const proof = await findOpenProof(tx, issueId);
  const person = await loadPerson(tx, input.validatorName);
  const validator = await getUser(tx, person.id);

  const payer = signedIn(tx.actor);
  permit(mayOrderPremium(payer, { ...issue, windowEndsAt: proof?.windowEndsAt ?? null }, tx.now));

  const wanted = { payerId: payer.id, validatorId: validator.id, feeCents };
  const order = decideOrder(wanted, validator, await findParties(tx, issueId), await tx.money());
  const known = await findOrders(tx, issueId);
  const isAsked = known.some(
    ({ status, validatorId }) => status === 'awaiting' && validatorId === validator.id,
  );
  if (isAsked || known.length >= PREMIUM_ORDERS_PER_ISSUE) throw new Refusal('wrong_state');

  const id = tx.randomUuid();
  await insertOrder(tx, { ...order, id, issueId });
  const about = { issueId, kind: 'premium' as const, pledgeId: null, premiumId: id };
  await insertLedgerTransaction(tx, about, premiumPostings(order, issueId));
  const data = { orderId: id, feeCents: String(feeCents) };
  await tx.audit({ issueId, action: 'premium_ordered', data });
  const people = await loadParticipants(tx, issueId);
  const told = premiumOrderedNotice(payer.username, validator.username, issue);
  const asked = premiumAskedNotice(payer.username, await tx.toNoticeAmount(feeCents), issue);
  await saveNotices(tx, issueId, [
    { userId: validator.id, ...asked },
    ...noticesFor(people, payer.id, told),
  ]);
  return id;
}

/**
 * Delivers an ordered report before the vote closes and earns the fee. Voters are notified; the report has no
 * vote.
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
  // Money pledged or a seat accepted since the order would make the expert a party.
  const parties = await findParties(tx, issueId);
  if (hasStakeBesideReports(validator.id, parties)) throw new Refusal('has_stake');
  await ensureNothingShared(tx, validator.id, partyIds(parties));

  await saveReport(tx, orderId, { proofId: proof.id, report });
  const data = { orderId, proofId: proof.id, report: new PrivateValue(report) };
  await tx.audit({ issueId, action: 'premium_delivered', data });
  const people = await loadParticipants(tx, issueId);
  const notice = premiumDeliveredNotice(validator.username, issue);
  await saveNotices(tx, issueId, noticesFor(people, validator.id, notice));
  await settlePremiums(tx, issueId);
}

/**
 * Pays the validators of an issue for reports that came in time, and refunds every other fee once no report
 * can come any more. Nothing moves while the escrow is frozen. Safe to repeat.
 */
export async function settlePremiums(tx: Transaction, issueId: string): Promise<void> {
  const issue = await loadAnyIssue(tx, issueId);
  if (issue.isFrozen) return;
  for (const order of await findAwaitingOrders(tx, issueId)) {
    const windowEndsAt = premiumDeadline(order, issue, tx.now);
    if (windowEndsAt !== null) await settleOne(tx, issue, { ...order, windowEndsAt });
  }
}

/** When reports stop counting; null: unknown until a proof is submitted. */
function premiumDeadline(order: VotedOrder, issue: IssueRow, now: Date): Date | null {
  const { deliveredAt, windowEndsAt } = order;
  if (deliveredAt !== null || canReportCome({ ...issue, windowEndsAt }, now)) return windowEndsAt;
  return now;
}

async function settleOne(
  tx: Transaction,
  issue: IssueRow,
  order: VotedOrder & { windowEndsAt: Date },
): Promise<void> {
  const { id, issueId, payerId, validatorId, feeCents, deliveredAt, windowEndsAt } = order;
  const times = { deliveredAt, windowEndsAt, now: tx.now };
  const { order: settled, postings } = settlePremium(order, issueId, times);
  if (settled.status === 'awaiting') return;
  const isPaid = settled.status === 'paid';

  await saveSettled(tx, id, settled.status);
  const kind = isPaid ? ('premium_payment' as const) : ('premium_refund' as const);
  const about = { issueId, kind, pledgeId: null, premiumId: id };
  await insertLedgerTransaction(tx, about, postings);
  const data = { orderId: id, feeCents: String(feeCents) };
  await tx.audit({ issueId, action: `premium_${settled.status}`, data, isBySystem: true });
  const fee = await tx.toNoticeAmount(feeCents);
  const notice = isPaid
    ? { userId: validatorId, ...premiumPaidNotice(fee, issue) }
    : { userId: payerId, ...premiumRefundNotice(fee, issue) };
  await saveNotices(tx, issueId, [notice]);
}
