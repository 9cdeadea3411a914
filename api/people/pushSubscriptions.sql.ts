import { Not } from 'typeorm';
import type { Transaction } from '#api/database/transaction.ts';
import { pushSubscriptionEntity, type PushSubscriptionRow } from '#api/notices/notices.entities.ts';
import { loadAccount } from './users.sql.ts';
import { PUSH_SUBSCRIPTIONS_MAX } from '#schema/limits.ts';

/** `sessionHash`: of the sign-in that it lasts as long as. */
export type NewSubscription = Pick<
  PushSubscriptionRow,
  'endpoint' | 'p256dh' | 'auth' | 'sessionHash'
>;

/**
 * Saves a browser's subscription for a person; one that was somebody else's, on a shared device, is
 * theirs from now on. Beyond ten, those that nothing reached for longest go.
 */
export async function saveSubscription(
  tx: Transaction,
  userId: string,
  subscription: NewSubscription,
): Promise<void> {
  const { endpoint, p256dh, auth, sessionHash } = subscription;
  const subscriptions = tx.manager.getRepository(pushSubscriptionEntity);
  // One browser after the other: two at once would both find room for the tenth.
  await loadAccount(tx, userId);
  // What waited for the person before must not reach this one.
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

/** Deletes a browser of a person, and what was on its way there; one of others is passed over. */
export async function deleteSubscription(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<void> {
  await tx.manager.getRepository(pushSubscriptionEntity).delete({ id, userId });
}
