import { Not } from 'typeorm';
import type { Transaction } from '#api/database/transaction.ts';
import { pushSubscriptionEntity, type PushSubscriptionRow } from '#api/notices/notices.entities.ts';
import { loadAccount } from './users.sql.ts';
import { PUSH_SUBSCRIPTIONS_MAX } from '#schema/limits.ts';

/** `sessionHash`: of the session whose end also ends the subscription. */
export type NewSubscription = Pick<
  PushSubscriptionRow,
  'endpoint' | 'p256dh' | 'auth' | 'sessionHash'
>;

/**
 * Takes over a subscription from another person on a shared device. Beyond ten, those not reached for longest
 * are deleted.
 */
export async function saveSubscription(
  tx: Transaction,
  userId: string,
  subscription: NewSubscription,
): Promise<void> {
  const { endpoint, p256dh, auth, sessionHash } = subscription;
  const subscriptions = tx.manager.getRepository(pushSubscriptionEntity);
  // Serialized: two at once would both find room for the tenth.
  await loadAccount(tx, userId);
  // Pending pushes of the previous person must not reach this one.
  await subscriptions.delete({ endpoint, userId: Not(userId) });
  await subscriptions
    .createQueryBuilder()
    .insert()
    .values({
      id: tx.randomUuid(),
      userId,
      sessionHash,
      endpoint,
      p256dh,
      auth,
      createdAt: tx.now,
    })
    .orUpdate(['user_id', 'session_hash', 'p256dh', 'auth'], ['endpoint'])
    .execute();
  await tx.query(
    `delete from push_subscription where id in (
       select id from push_subscription where user_id = $1 and endpoint <> $2
       order by coalesce(last_success_at, created_at) desc, id
       offset ${PUSH_SUBSCRIPTIONS_MAX - 1}
     )`,
    [userId, endpoint],
  );
}

/** Includes its pending pushes; no-op for other people's browsers. */
export async function deleteSubscription(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<void> {
  await tx.manager.getRepository(pushSubscriptionEntity).delete({ id, userId });
}
