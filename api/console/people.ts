import { grantRole, recoverAccount } from '#api/people/accounts.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { signedIn, permit } from '#api/platform/access.rules.ts';
import { mayActOn, mayGrantRole } from '#api/people/accountPolicy.rules.ts';
import { announceAppointment } from '#api/people/appointments.ts';
import { isRecoveryAnnounced, needsNotice } from '#api/people/appointments.rules.ts';
import {
  findFirstAmbassadorAt,
  findOpenRecovery,
  hasSayOverMoney,
  heldRoleLately,
  isPending,
  saveAppointment,
} from '#api/people/appointments.sql.ts';
import { loadRole } from '#api/people/users.sql.ts';
import { saveOperatorAct } from './operatorActs.sql.ts';
import type { AccountRole } from '#schema/people/user.ts';
import { destroySessionsFor } from '#api/database/sessionStore.ts';
import { signedOutNotice } from '#api/people/accountNotices.rules.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { resetLink } from '#api/people/accountMails.rules.ts';

export async function appointPerson(
  tx: Transaction,
  input: { userId: string; accountRole: AccountRole; isValidator: boolean; reason: string },
): Promise<void> {
  const { userId, accountRole, isValidator, reason } = input;
  const operator = signedIn(tx.actor);
  const person = await loadRole(tx, userId);
  permit(mayActOn(operator, person));

  permit(mayGrantRole(operator, person));
  const { username } = person;
  const times = { firstAmbassadorAt: await findFirstAmbassadorAt(tx), now: tx.now };
  // guard: ambassadors-are-announced
  const isAnnounced = needsNotice(person, { accountRole, isValidator }, times);
  if (isAnnounced) await announceAppointment(tx, { kind: 'role', ...input, username });
  else await grantRole(tx, { username, accountRole, isValidator });
  const subject = isValidator ? `${accountRole}, validator` : accountRole;
  await saveOperatorAct(tx, { byId: operator.id, act: 'role', userId, subject, reason });
}

/** Ends every session; the person is notified at the next sign-in. */
export async function signPersonOut(
  tx: Transaction,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> {
  const operator = signedIn(tx.actor);
  permit(mayActOn(operator, await loadRole(tx, userId)));

  await destroySessionsFor(tx, userId);
  await saveNotices(tx, null, [{ userId, ...signedOutNotice }]);
  await saveOperatorAct(tx, { byId: operator.id, act: 'sign_out', userId, reason });
}

type Lost = { userId: string; newEmail: string | null; reason: string; origin: string };

/**
 * Creates a password reset link for a person who lost access to their mailbox. `newEmail` null: keeps the
 * address; otherwise sets a new, unconfirmed one. If the person recently held a role or has a say over money,
 * this is announced first and the link comes only after the notice period: an operator who could enter such
 * an account could move money.
 */
export async function recoverPerson(
  tx: Transaction,
  { userId, newEmail, reason, origin }: Lost,
): Promise<{ link: string | null }> {
  const operator = signedIn(tx.actor);
  const person = await loadRole(tx, userId);
  permit(mayActOn(operator, person));

  const { username, accountRole, isValidator } = person;
  const heldRole = await heldRoleLately(tx, userId);
  const hasSay = await hasSayOverMoney(tx, userId);
  if (isRecoveryAnnounced({ heldRole, hasSay })) {
    const recoveryId = await findOpenRecovery(tx, userId);
    if (recoveryId === null) {
      if (await isPending(tx, { userId, kind: 'recovery' })) return { link: null };
      const about = { userId, username, accountRole, isValidator, reason };
      await announceAppointment(tx, { kind: 'recovery', ...about });
      await saveOperatorAct(tx, {
        byId: operator.id,
        act: 'recovery',
        userId,
        subject: 'announced',
        reason,
      });
      return { link: null };
    }
    await saveAppointment(tx, recoveryId, { usedAt: tx.now });
  }
  const token = await recoverAccount(tx, { username, newEmail, isWithoutPasskeys: false });
  const subject = newEmail === null ? 'link' : 'link and address';
  await saveOperatorAct(tx, { byId: operator.id, act: 'recovery', userId, subject, reason });
  return { link: resetLink(origin, token) };
}

/** Reveals an address to an operator, and records who looked and why. */
export async function showAddress(
  tx: Transaction,
  { userId, reason }: { userId: string; reason: string },
): Promise<{ email: string }> {
  const operator = signedIn(tx.actor);
  const person = await loadRole(tx, userId);
  permit(mayActOn(operator, person));

  await saveOperatorAct(tx, { byId: operator.id, act: 'address', userId, reason });
  return { email: person.email };
}
