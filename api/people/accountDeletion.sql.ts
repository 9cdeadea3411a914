import { destroySessionsFor } from '#api/database/sessionStore.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { daysAfter } from '#api/platform/instant.rules.ts';
import { nameSkeleton } from '#api/platform/nameSkeleton.rules.ts';
import type { OpenDuties } from './accountDeletion.rules.ts';
import { appUserEntity, type AppUserRow } from './accounts.entities.ts';
import { forgetContactProofs } from './contactProofs.sql.ts';
import { addressKeySql } from './lookUp.sql.ts';
import { renameInReplies } from './usernames.sql.ts';
import { CARD_RETURNS_DAYS } from '#schema/caseLimits.ts';
import {
  notificationChoiceEntity,
  notificationEntity,
  pushSubscriptionEntity,
} from '#api/notices/notices.entities.ts';

export async function findOpenDuties(tx: Transaction, userId: string): Promise<OpenDuties> {
  const [row] = await tx.query<OpenDuties>(
    `select
       exists (select from pledge where user_id = $1 and status = 'held') as escrow,
       exists (select from proposal p join issue i on i.id = p.issue_id
         where p.solver_id = $1 and p.status in ('pending', 'selected', 'not_selected')
           and i.status <> 'completed' and i.deleted_at is null and i.merged_into_id is null) as offers,
       exists (select from payout where solver_id = $1 and status = 'pending')
         or exists (select from provider_payment
           where user_id = $1 and status = 'pending') as payments,
       exists (select from premium_order
         where (payer_id = $1 or validator_id = $1) and status = 'awaiting') as reports,
       exists (select from jury_seat s join jury j on j.proof_id = s.proof_id
         where s.user_id = $1 and s.status in ('offered', 'accepted') and j.outcome is null
           and not exists (select from jury_verdict v
             where v.proof_id = s.proof_id and v.user_id = s.user_id)) as jury`,
    [userId],
  );
  if (!row) throw new Error('A select without from answers one row');
  return row;
}

/**
 * Keeps the fingerprint of a card while its refunds count, so that deleting the account and returning with
 * the card does not reset the limit.
 */
async function forgetTraces(tx: Transaction, id: string): Promise<void> {
  await tx.query(
    `delete from account_trace where user_id = $1 and not (kind = 'card' and exists (
       select from pledge p join provider_payment c on c.id = p.id and c.kind = 'charge'
       where p.user_id = $1 and p.status in ('withdrawn', 'refunded') and p.closed_at > $2))`,
    [id, daysAfter(tx.now, -CARD_RETURNS_DAYS)],
  );
  await tx.query('update account_trace set expires_at = least(expires_at, $2) where user_id = $1', [
    id,
    daysAfter(tx.now, CARD_RETURNS_DAYS),
  ]);
}

/**
 * Replaces name, address and password, deletes private data, and ends sessions and rights. The
 * account's salt stays: the public record remains valid and names nobody.
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
      nameSkeleton: nameSkeleton(substitute.username),
      emailProvedAt: null,
      fullName: null,
      about: null,
      avatarId: null,
      usernameChangedAt: null,
      homeLatitude: null,
      homeLongitude: null,
      homeSince: null,
      language: null,
      preferredRole: 'reporter',
      accountRole: 'user',
      isValidator: false,
      isFrozen: true,
      frozenSince: null,
    },
  );
  await destroySessionsFor(tx, id);
  await tx.manager.getRepository(pushSubscriptionEntity).delete({ userId: id });
  await tx.manager.getRepository(notificationChoiceEntity).delete({ userId: id });
  await tx.manager.getRepository(notificationEntity).delete({ userId: id });
  for (const table of [
    'payout_account',
    'mailbox_mail',
    'account_link',
    'email_change',
    'passkey',
    'passkey_challenge',
    'recovery_code',
    'phone_code',
    'provider_identity',
    'provider_attempt',
    'data_export',
    'partial_upload',
    'issue_follow',
    'issue_sighting',
    'success_story',
    'area_follow',
    'digest_choice',
    'work_alert',
    'work_told',
    'content_report',
    'merge_request',
    'api_key',
    'calendar_address',
  ]) {
    await tx.query(`delete from ${table} where user_id = $1`, [id]);
  }
  await forgetTraces(tx, id);
  await tx.query('delete from account_meeting where one_id = $1 or other_id = $1', [id]);
  await forgetContactProofs(tx, id);
  // Former names stay reserved, without a person.
  await tx.query('update held_name set user_id = null where user_id = $1', [id]);
  await tx.query('update moderation_case set appeal_text = null where author_id = $1', [id]);
  await tx.query(
    `delete from account_mail
     where user_id = $1 or ${addressKeySql('email')} = ${addressKeySql('$2')}`,
    [id, email],
  );
  await renameInReplies(tx, username, substitute.username);
}
