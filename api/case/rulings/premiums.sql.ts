import { readRows } from '#api/database/readRows.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import { appUserEntity, type AppUserRow } from '#api/people/accounts.entities.ts';
import { premiumOrderEntity, type PremiumOrderRow } from '#api/money/money.entities.ts';

/**
 * A paid report with the time at which the vote closes that it is for; null: nothing to vote on yet.
 */
export type VotedOrder = PremiumOrderRow & { windowEndsAt: Date | null };

export async function loadOrder(tx: Transaction, id: string): Promise<PremiumOrderRow> {
  const order = await tx.manager.getRepository(premiumOrderEntity).findOneBy({ id });
  if (!order) throw new Refusal('order_not_found');
  return order;
}

/** The orders of an issue whose fee is still in escrow, the oldest first; the issue is locked. */
export function findAwaitingOrders(tx: Transaction, issueId: string): Promise<VotedOrder[]> {
  return readRows<VotedOrder>(
    tx,
    premiumOrderEntity,
    `select o.*,
       (select max(p.window_ends_at) from proof p where p.issue_id = o.issue_id
          and case when o.proof_id is null then p.window_ends_at > o.ordered_at
            else p.id = o.proof_id end) as "windowEndsAt"
     from premium_order o where o.issue_id = $1 and o.status = 'awaiting'
     order by o.ordered_at, o.id`,
    [issueId],
  );
}

/** Every order that there ever was for an issue; the issue is locked. */
export function findOrders(tx: Transaction, issueId: string): Promise<PremiumOrderRow[]> {
  return tx.manager.getRepository(premiumOrderEntity).findBy({ issueId });
}

/** A person by name, in any case. */
export async function loadValidator(tx: Transaction, username: string): Promise<AppUserRow> {
  const people = tx.manager.getRepository(appUserEntity).createQueryBuilder('u');
  const found = await people.where('lower(u.username) = lower(:username)', { username }).getOne();
  if (!found) throw new Refusal('user_not_found');
  return found;
}

/** Adds an order whose fee lies in escrow from now on. */
export async function insertOrder(
  tx: Transaction,
  order: Pick<PremiumOrderRow, 'id' | 'issueId' | 'payerId' | 'validatorId' | 'feeCents'>,
): Promise<void> {
  await tx.manager.getRepository(premiumOrderEntity).insert({ ...order, orderedAt: tx.now });
}

/** Saves the report; from now on nobody changes it. */
export async function saveReport(
  tx: Transaction,
  id: string,
  said: { proofId: string; report: string },
): Promise<void> {
  const delivery = { ...said, deliveredAt: tx.now };
  await tx.manager.getRepository(premiumOrderEntity).update({ id }, delivery);
}

/** Saves how an order ended: its fee has left the escrow. */
export async function saveSettled(
  tx: Transaction,
  id: string,
  status: 'paid' | 'refunded',
): Promise<void> {
  const settled = { status, settledAt: tx.now };
  await tx.manager.getRepository(premiumOrderEntity).update({ id }, settled);
}
