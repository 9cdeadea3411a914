import type { Transaction } from '#api/database/transaction.ts';
import { PUSH_SUBSCRIPTIONS_MAX } from '#schema/limits.ts';

export type NewPushSubscription = {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Of the sign-in that it lasts as long as. */
  sessionHash: Uint8Array;
};

/**
 * Keeps a browser's subscription for a person; one that was somebody else's, on a shared device, is
 * theirs from now on. Beyond ten, those that nothing reached for longest go.
 */
export async function keepPushSubscription(
  tx: Transaction,
  userId: string,
  subscription: NewPushSubscription,
): Promise<void> {
  const { endpoint, p256dh, auth, sessionHash } = subscription;
  // One browser after the other: two at once would both find room for the tenth.
  await tx.query('SELECT 1 FROM app_user WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  // What waited for the person before must not reach this one.
  await tx.query('DELETE FROM push_subscription WHERE endpoint = $1 AND user_id <> $2', [
    endpoint,
    userId,
  ]);
  await tx.query(
    `INSERT INTO push_subscription
       (id, user_id, session_hash, endpoint, p256dh, auth, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id,
       session_hash = excluded.session_hash, p256dh = excluded.p256dh, auth = excluded.auth`,
    [tx.randomUuid(), userId, sessionHash, endpoint, p256dh, auth, tx.now],
  );
  await tx.query(
    `DELETE FROM push_subscription WHERE id IN (
       SELECT id FROM push_subscription WHERE user_id = $1 AND endpoint <> $2
       ORDER BY coalesce(last_success_at, created_at) DESC, id
       OFFSET ${PUSH_SUBSCRIPTIONS_MAX - 1}
     )`,
    [userId, endpoint],
  );
}

/** Forgets a browser of a person, and what was on its way there; one of others is passed over. */
export async function dropPushSubscription(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<void> {
  await tx.query('DELETE FROM push_subscription WHERE id = $1 AND user_id = $2', [id, userId]);
}
