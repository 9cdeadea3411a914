import type { DataSource } from 'typeorm';
import { transact, type Transaction } from '#api/database/transaction.ts';
import { signedIn, permit, Refusal } from '#api/platform/access.rules.ts';
import type { Clock } from '#api/platform/ports.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { isDeletedAccount } from './accountDeletion.rules.ts';
import { announcedNotice, objectionNotice, roleNotice } from './accountNotices.rules.ts';
import { ensureNothingShared } from './accountTraces.sql.ts';
import { appointmentOutcome, effectAt, mayConfirm, mayObject } from './appointments.rules.ts';
import {
  findDueAppointments,
  insertAppointment,
  loadAppointment,
  replaceAppointments,
  saveAppointment,
  wasAmbassadorLately,
} from './appointments.sql.ts';
import type { AppointmentRow } from './appointments.entities.ts';
import { findAmbassadorIds, loadRole, saveRole } from './users.sql.ts';

type Announcement = Pick<
  AppointmentRow,
  'kind' | 'userId' | 'accountRole' | 'isValidator' | 'reason'
>;

/** Publicly announces a change that takes effect later; notifies ambassadors and the person concerned. */
export async function announceAppointment(
  tx: Transaction,
  announcement: Announcement & { username: string },
): Promise<void> {
  const { username, ...appointment } = announcement;
  const { id: byId } = signedIn(tx.actor);
  await insertAppointment(tx, { ...appointment, byId, takesEffectAt: effectAt(tx.now) });
  const told = new Set([...(await findAmbassadorIds(tx)), appointment.userId]);
  const notice = announcedNotice(appointment.kind, username);
  await saveNotices(tx, null, noticesFor([...told], byId, notice));
}

/** Publicly objects; from then on, another ambassador has to confirm. */
export async function objectToAppointment(
  tx: Transaction,
  { appointmentId, reason }: { appointmentId: string; reason: string },
): Promise<void> {
  const on = await loadAppointment(tx, appointmentId);
  const actor = signedIn(tx.actor);
  permit(mayObject(actor, on, await wasAmbassadorLately(tx, actor.id)));

  const objection = { objectedBy: actor.id, objection: reason, objectedAt: tx.now };
  await saveAppointment(tx, appointmentId, objection);
  const { username } = await loadRole(tx, on.userId);
  const told = new Set([...(await findAmbassadorIds(tx)), on.byId]);
  await saveNotices(tx, null, noticesFor([...told], actor.id, objectionNotice(username)));
}

export async function confirmAppointment(tx: Transaction, appointmentId: string): Promise<void> {
  const on = await loadAppointment(tx, appointmentId);
  const actor = signedIn(tx.actor);
  permit(mayConfirm(actor, on));
  await ensureNothingShared(tx, actor.id, [on.userId, on.byId, on.objectedBy]);

  await saveAppointment(tx, appointmentId, { confirmedBy: actor.id, confirmedAt: tx.now });
}

/** Gives up one's own role at once, along with any announcement about it. */
export async function resignRole(tx: Transaction): Promise<void> {
  const { id: userId } = signedIn(tx.actor);
  const { accountRole, isValidator } = await loadRole(tx, userId);
  if (accountRole === 'user' && !isValidator) throw new Refusal('wrong_state');

  await replaceAppointments(tx, { userId, kind: 'role' });
  await saveRole(tx, userId, { byId: userId, accountRole: 'user', isValidator: false });
}

/**
 * Carries out announcements whose notice period is over, and lets unconfirmed ones lapse. Safe to repeat and
 * to run in several processes.
 */
export async function settleAppointments(database: DataSource, clock: Clock): Promise<void> {
  const context = { actor: null, clock, isAuditExempt: true };
  for (const id of await findDueAppointments(database, clock.now()))
    await transact(database, context, (tx) => settleAppointment(tx, id));
}

async function settleAppointment(tx: Transaction, id: string): Promise<void> {
  const on = await loadAppointment(tx, id);
  if (on.outcome !== null) return;
  const due = appointmentOutcome(on, tx.now);
  if (due === null) return;
  const { userId, kind, accountRole, isValidator, byId } = on;
  const isGone = isDeletedAccount(await loadRole(tx, userId));
  const outcome = isGone ? 'lapsed' : due;
  await saveAppointment(tx, id, { outcome, settledAt: tx.now });
  if (outcome === 'lapsed' || kind === 'recovery') return;
  await saveRole(tx, userId, { byId, accountRole, isValidator });
  await saveNotices(tx, null, [{ userId, ...roleNotice(accountRole, isValidator) }]);
}
