import type { Transaction } from '#api/database/transaction.ts';
import { noticeDeliveryEntity } from '#api/notices/notices.entities.ts';
import { accountMailEntity } from '#api/people/credentials.entities.ts';
import { providerPaymentEntity } from '#api/money/payments.entities.ts';

const lock = { mode: 'for_no_key_update' } as const;

/** Whatever clock the sender goes by. */
const AT_ONCE = () => "'-infinity'";

type Due = { userId: string | null; dueAt: Date | number };

/** A notice on its way, under a row lock; null: it has left, or there was none. */
export async function loadNoticeDelivery(
  tx: Transaction,
  { id, isPush }: { id: number; isPush: boolean },
): Promise<Due | null> {
  const deliveries = tx.manager.getRepository(noticeDeliveryEntity);
  const found = await deliveries.findOne({ where: { id }, lock });
  if (!found || (found.subscriptionId !== null) !== isPush) return null;
  const [notice] = await tx.query<{ userId: string }>(
    'select user_id as "userId" from notification where id = $1',
    [found.notificationId],
  );
  return { userId: notice?.userId ?? null, dueAt: found.dueAt };
}

/** A mail about an account on its way, under a row lock; null: it has left, or there was none. */
export const loadAccountMail = (tx: Transaction, id: string): Promise<Due | null> =>
  tx.manager.getRepository(accountMailEntity).findOne({ where: { id }, lock });

/** A payment that is ordered, under a row lock; null: it is settled, or there was none. */
export const loadOrderedPayment = (tx: Transaction, id: string) =>
  tx.manager
    .getRepository(providerPaymentEntity)
    .findOne({ where: { id, status: 'pending' }, lock });

export async function sendNoticeNow(tx: Transaction, id: number): Promise<void> {
  await tx.manager.getRepository(noticeDeliveryEntity).update({ id }, { dueAt: AT_ONCE });
}

export async function sendAccountMailNow(tx: Transaction, id: string): Promise<void> {
  await tx.manager.getRepository(accountMailEntity).update({ id }, { dueAt: AT_ONCE });
}

export async function payNow(tx: Transaction, id: string): Promise<void> {
  await tx.manager.getRepository(providerPaymentEntity).update({ id }, { nextAttemptAt: tx.now });
}
