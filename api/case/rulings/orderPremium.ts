import type { Transaction } from '#api/database/transaction.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { orderPremium as decideOrder, premiumPostings } from './premium.rules.ts';
import { premiumAskedNotice, premiumOrderedNotice } from './premiumNotices.rules.ts';
import { permit, Refusal } from '#api/platform/refusal.rules.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { mayOrderPremium } from './premiumPolicy.rules.ts';
import { loadIssue, participantsOf } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { findParties } from '#api/issues/parties.sql.ts';
import { insertLedgerTransaction } from '#api/case/funding/pledges.sql.ts';
import { findOrders, insertOrder, loadValidator } from './premiums.sql.ts';
import { findOpenProof } from '#api/case/proof/proofs.sql.ts';
import { PREMIUM_ORDERS_PER_ISSUE } from '#schema/limits.ts';

export type OrderInput = { issueId: string; validatorName: string; feeCents: bigint };

/**
 * Pays for an independent report on the work: the fee goes into the escrow, beside the pledges.
 * Returns the order's id.
 */
export async function orderPremium(tx: Transaction, input: OrderInput): Promise<string> {
  const { issueId, feeCents } = input;
  const issue = await loadIssue(tx, issueId);
  const proof = await findOpenProof(tx, issueId);
  const validator = await loadValidator(tx, input.validatorName);

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
  const people = await participantsOf(tx, issueId);
  const told = premiumOrderedNotice(payer.username, validator.username, issue);
  const asked = premiumAskedNotice(payer.username, await tx.keep(feeCents), issue);
  await saveNotices(tx, issueId, [
    { userId: validator.id, ...asked },
    ...noticesFor(people, payer.id, told),
  ]);
  return id;
}
