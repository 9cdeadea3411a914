import type { Transaction } from '#api/database/transaction.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { mayChangeProfile } from '#api/people/accountPolicy.rules.ts';
import { signedIn, permit, Refusal } from '#api/platform/access.rules.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import {
  WORK_ALERT_MINUTES,
  WORK_ALERT_NOTICES,
  WORK_ALERTS_MAX,
} from '#schema/issues/workAlertLimits.ts';
import type { WorkAlertRow } from './workAlerts.entities.ts';
import { workNotice } from './workAlerts.rules.ts';
import {
  claimDueAlerts,
  countRoom,
  deleteAlert,
  insertAlert,
  listAlertIds,
  markKnownWork,
  moveAlertsOn,
  takeNewWork,
} from './workAlerts.sql.ts';

type AlertChoice = Pick<
  WorkAlertRow,
  'name' | 'latitude' | 'longitude' | 'radiusKm' | 'category'
> & { minRaised: bigint };

const nextLook = (now: Date) => new Date(now.getTime() + WORK_ALERT_MINUTES * MINUTE_MS);

/** `alert` null: deletes it. Idempotent, and other people's alerts are left alone. */
export async function saveWorkAlert(
  tx: Transaction,
  { id, alert }: { id: string; alert: AlertChoice | null },
): Promise<void> {
  const person = signedIn(tx.actor);
  if (alert === null) return deleteAlert(tx, id, person.id);
  const known = await listAlertIds(tx, person.id);

  permit(mayChangeProfile(person));

  if (known.includes(id)) return;
  if (known.length >= WORK_ALERTS_MAX) throw new Refusal('too_many_alerts');

  const { minRaised: minCents, ...place } = alert;
  const row = {
    ...place,
    id,
    minCents,
    userId: person.id,
    madeAt: tx.now,
    dueAt: nextLook(tx.now),
  };
  await insertAlert(tx, row);
  await markKnownWork(tx, row);
}

/** Processes up to `limit` due alerts and reschedules them in the same transaction. Returns how many. */
export async function tellNewWork(tx: Transaction, limit: number): Promise<number> {
  const due = await claimDueAlerts(tx, limit);
  const { currency } = due.length > 0 ? await tx.money() : { currency: null };
  for (const alert of due) {
    const room = Math.min(WORK_ALERT_NOTICES, await countRoom(tx, alert.userId));
    if (room === 0 || currency === null) continue;
    for (const issue of await takeNewWork(tx, alert, room))
      await saveNotices(tx, issue.id, [
        { userId: alert.userId, ...workNotice(issue, alert, currency) },
      ]);
  }
  await moveAlertsOn(
    tx,
    due.map(({ id }) => id),
    nextLook(tx.now),
  );
  return due.length;
}
