import * as v from 'valibot';
import type { Transaction } from '#api/database/transaction.ts';
import { canPayNow, canSendNow } from './repeatNow.rules.ts';
import { permit, Refusal, signedIn } from '#api/platform/access.rules.ts';
import { mayOperate } from '#api/people/accountPolicy.rules.ts';
import { saveOperatorAct } from './operatorActs.sql.ts';
import {
  forwardNow,
  loadAccountMail,
  loadForwarding,
  loadNoticeDelivery,
  loadOrderedPayment,
  payNow,
  sendAccountMailNow,
  sendNoticeNow,
} from './deliveries.sql.ts';
import type { DeliveryKind } from '#schema/console/consoleFilters.ts';

type Named = { kind: DeliveryKind; id: string };

const IDS = {
  number: v.pipe(v.string(), v.regex(/^\d{1,15}$/u), v.transform(Number)),
  uuid: v.pipe(v.string(), v.uuid()),
};

/** The owner, and whether and how it can be sent now; null: unknown delivery. */
async function find(tx: Transaction, { kind, id }: Named) {
  if (kind === 'push' || kind === 'email') {
    const known = v.safeParse(IDS.number, id);
    if (!known.success) return null;
    const number = known.output;
    const due = await loadNoticeDelivery(tx, { id: number, isPush: kind === 'push' });
    return (
      due && {
        ...due,
        isFree: canSendNow(due.dueAt, tx.now),
        send: () => sendNoticeNow(tx, number),
      }
    );
  }
  if (!v.is(IDS.uuid, id)) return null;
  if (kind === 'forwarding') {
    const due = await loadForwarding(tx, id);
    return (
      due && {
        ...due,
        isFree: canSendNow(due.dueAt, tx.now),
        send: () => forwardNow(tx, id),
      }
    );
  }
  if (kind === 'account_mail') {
    const due = await loadAccountMail(tx, id);
    return (
      due && {
        ...due,
        isFree: canSendNow(due.dueAt, tx.now),
        send: () => sendAccountMailNow(tx, id),
      }
    );
  }
  const order = await loadOrderedPayment(tx, id);
  return order && { ...order, isFree: canPayNow(order, tx.now), send: () => payNow(tx, id) };
}

export async function repeatDelivery(
  tx: Transaction,
  input: Named & { reason: string },
): Promise<void> {
  const operator = signedIn(tx.actor);
  permit(mayOperate(operator));
  const delivery = await find(tx, input);
  if (delivery === null) throw new Refusal('not_found');
  if (!delivery.isFree) throw new Refusal('delivery_under_way');

  await delivery.send();
  const { kind, reason } = input;
  const act = { byId: operator.id, act: 'repeat', subject: kind, reason } as const;
  await saveOperatorAct(tx, { ...act, userId: delivery.userId });
}
