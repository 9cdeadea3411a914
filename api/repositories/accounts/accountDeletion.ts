import { destroySessionsOf } from '#api/database/sessionStore.ts';
import type { Transaction } from '#api/database/transaction.ts';
import type { OpenDuties } from '#api/domain/accountDeletion.ts';
import { appUserEntity, type AppUserRow } from '#api/entities/accounts.ts';
import {
  notificationChoiceEntity,
  notificationEntity,
  pushSubscriptionEntity,
} from '#api/entities/notices.ts';

/** Of each duty of a person whether it stands open. */
export async function findOpenDuties(tx: Transaction, userId: string): Promise<OpenDuties> {
  const [row] = await tx.query<OpenDuties>(
    `SELECT
       EXISTS (SELECT FROM pledge WHERE user_id = $1 AND status = 'held') AS escrow,
       EXISTS (SELECT FROM proposal p JOIN issue i ON i.id = p.issue_id
         WHERE p.solver_id = $1 AND p.status IN ('pending', 'selected', 'not_selected')
           AND i.status <> 'completed' AND i.deleted_at IS NULL) AS offers,
       EXISTS (SELECT FROM payout WHERE solver_id = $1 AND status = 'pending')
         OR EXISTS (SELECT FROM provider_payment
           WHERE user_id = $1 AND status = 'pending') AS payments,
       EXISTS (SELECT FROM premium_order
         WHERE (payer_id = $1 OR validator_id = $1) AND status = 'awaiting') AS reports,
       EXISTS (SELECT FROM jury_seat s JOIN jury j ON j.proof_id = s.proof_id
         WHERE s.user_id = $1 AND s.status IN ('offered', 'accepted') AND j.outcome IS NULL
           AND NOT EXISTS (SELECT FROM jury_verdict v
             WHERE v.proof_id = s.proof_id AND v.user_id = s.user_id)) AS jury`,
    [userId],
  );
  if (!row) throw new Error('A SELECT without FROM answers one row');
  return row;
}

/**
 * Puts another name, address and password in the place of the person's, forgets what only they see,
 * ends their sign-ins and takes every right. The salt of the account stays: the public record goes on
 * holding, and names nobody.
 */
export async function eraseAccount(
  tx: Transaction,
  { id, username, email }: Pick<AppUserRow, 'id' | 'username' | 'email'>,
  substitute: Pick<AppUserRow, 'username' | 'email' | 'passwordHash'>,
): Promise<void> {
  await tx.manager.getRepository(appUserEntity).update(
    { id },
    {
      ...substitute,
      fullName: null,
      homeLatitude: null,
      homeLongitude: null,
      preferredRole: 'reporter',
      accountRole: 'user',
      isValidator: false,
      isFrozen: true,
    },
  );
  await destroySessionsOf(tx, id);
  await tx.manager.getRepository(pushSubscriptionEntity).delete({ userId: id });
  await tx.manager.getRepository(notificationChoiceEntity).delete({ userId: id });
  await tx.manager.getRepository(notificationEntity).delete({ userId: id });
  await tx.query('DELETE FROM payout_account WHERE user_id = $1', [id]);
  await tx.query('DELETE FROM mailbox_mail WHERE lower(recipient) = lower($1)', [email]);
  await renameInReplies(tx, username, substitute.username);
}

/** Kept answers go to whoever repeats a request, and some have names in them. */
async function renameInReplies(tx: Transaction, from: string, to: string): Promise<void> {
  const name = JSON.stringify(from);
  const literal = name.replaceAll(/[.^$*+?()[\]{}|\\-]/gu, String.raw`\$&`);
  await tx.query(
    `UPDATE idempotency_key SET reply = regexp_replace(reply, $2, $3, 'g')
     WHERE strpos(reply, $1) > 0`,
    [name, `("(?:username|[a-z]+Name)":)${literal}`, String.raw`\1` + JSON.stringify(to)],
  );
}
