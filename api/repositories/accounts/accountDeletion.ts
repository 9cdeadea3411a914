import { destroySessionsOf } from '#api/database/sessionStore.ts';
import type { Transaction } from '#api/database/transaction.ts';
import type { OpenDuties } from '#api/domain/accountDeletion.ts';
import { Refusal } from '#api/domain/refusal.ts';

export type NamedAccount = { id: string; username: string; email: string };

/** An account under a row lock: nothing that points at it can be written meanwhile. */
export async function lockAccount(tx: Transaction, userId: string): Promise<NamedAccount> {
  const [row] = await tx.query<NamedAccount>(
    'SELECT id, username, email FROM app_user WHERE id = $1 FOR UPDATE',
    [userId],
  );
  if (!row) throw new Refusal('user_not_found');
  return row;
}

/** Of each duty of a person whether it stands open. */
export async function readOpenDuties(tx: Transaction, userId: string): Promise<OpenDuties> {
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
  account: NamedAccount,
  substitute: { username: string; email: string; passwordHash: string },
): Promise<void> {
  const { id } = account;
  await tx.query(
    `UPDATE app_user SET username = $2, email = $3, password_hash = $4, full_name = NULL,
       home_latitude = NULL, home_longitude = NULL, preferred_role = 'reporter',
       account_role = 'user', is_validator = false, is_frozen = true WHERE id = $1`,
    [id, substitute.username, substitute.email, substitute.passwordHash],
  );
  await destroySessionsOf(tx, id);
  for (const table of [
    'push_subscription',
    'notification_choice',
    'notification',
    'payout_account',
  ]) {
    await tx.query(`DELETE FROM ${table} WHERE user_id = $1`, [id]);
  }
  await tx.query('DELETE FROM mailbox_mail WHERE lower(recipient) = lower($1)', [account.email]);
  await renameInReplies(tx, account.username, substitute.username);
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
