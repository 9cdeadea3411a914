import { insertIfNew } from '#api/database/insertIfNew.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { issueConditions } from '#api/issues/issueConditions.sql.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import type { WorkAlert } from '#schema/issues/workAlert.ts';
import { WORK_ALERT_UNREAD_MAX, WORK_KNOWN_MAX } from '#schema/issues/workAlertLimits.ts';
import type { Currency } from '#schema/money/currency.ts';
import { formatCents } from '#schema/money/money.ts';
import { workAlertEntity, type WorkAlertRow } from './workAlerts.entities.ts';
import type { NewWork } from './workAlerts.rules.ts';

/** Locks the list for concurrent calls. */
export async function listAlertIds(tx: Transaction, userId: string): Promise<string[]> {
  await tx.query('select 1 from app_user where id = $1 for no key update', [userId]);
  const alerts = await tx.manager.getRepository(workAlertEntity).findBy({ userId });
  return alerts.map(({ id }) => id);
}

export async function insertAlert(tx: Transaction, alert: WorkAlertRow): Promise<void> {
  if (!(await insertIfNew(tx, workAlertEntity, alert))) throw new Refusal('id_taken');
}

export async function deleteAlert(tx: Transaction, id: string, userId: string): Promise<void> {
  await tx.manager.getRepository(workAlertEntity).delete({ id, userId });
}

export async function listWorkAlerts(
  { manager }: Queryable,
  userId: string,
  currency: Currency,
): Promise<WorkAlert[]> {
  const alerts = await manager
    .getRepository(workAlertEntity)
    .find({ where: { userId }, order: { madeAt: 'DESC', id: 'ASC' } });
  return alerts.map(({ id, name, latitude, longitude, radiusKm, category, minCents, madeAt }) => ({
    id,
    name,
    latitude,
    longitude,
    // The contract allows no other values.
    radiusKm: radiusKm as WorkAlert['radiusKm'],
    category,
    minRaised: formatCents(minCents, currency),
    madeAt: madeAt.toISOString(),
  }));
}

/** The longest overdue, locked; those locked by others are skipped. */
export async function claimDueAlerts(tx: Transaction, limit: number): Promise<WorkAlertRow[]> {
  const due = await tx.query<{ id: string }>(
    `select a.id from work_alert a where a.due_at <= $1
     order by a.due_at, a.id limit ${limit} for update skip locked`,
    [tx.now],
  );
  const alerts = tx.manager.getRepository(workAlertEntity);
  return due.length === 0 ? [] : alerts.findBy(due.map(({ id }) => ({ id })));
}

export async function moveAlertsOn(
  tx: Transaction,
  ids: readonly string[],
  dueAt: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.query('update work_alert set due_at = $2 where id = any ($1)', [ids, dueAt]);
}

/** How many more work notices the person may get before reading some. */
export async function countRoom(tx: Transaction, userId: string): Promise<number> {
  const [row] = await tx.query<{ unread: number }>(
    `select count(*)::integer as unread from notification n
     where n.user_id = $1 and n.read_at is null and n.kind in ('workFound', 'paidWorkFound')`,
    [userId],
  );
  return Math.max(0, WORK_ALERT_UNREAD_MAX - (row?.unread ?? 0));
}

/**
 * Issues that match the alert and that somebody else reported, the most funded first. An issue is
 * returned once per person, even if several of their alerts match it.
 */
export async function takeNewWork(
  tx: Transaction,
  alert: WorkAlertRow,
  limit: number,
): Promise<NewWork[]> {
  const { userId, minCents, category, radiusKm, latitude, longitude } = alert;
  const { clauses, values } = issueConditions(
    {
      search: '',
      filter: 'all',
      sort: 'newest',
      funding: 'all',
      page: 1,
      pageSize: limit,
      solver: 'wanted',
      category: category ?? undefined,
      near: { latitude, longitude },
      withinKm: radiusKm,
    },
    [userId, minCents],
    await tx.money(),
  );
  const rows = await tx.query<Omit<NewWork, 'fundingCents'> & { fundingCents: string }>(
    `with found as (
       select i.id from issue i
       where ${clauses.join(' and ')} and i.funding_cents >= $2
         and i.reporter_id is distinct from $1::uuid
         and not exists (select from work_told t where t.user_id = $1 and t.issue_id = i.id)
         and not exists (select from proposal p where p.issue_id = i.id and p.solver_id = $1)
       order by i.funding_cents desc, i.id desc limit ${limit}
     ), told as (
       insert into work_told (user_id, issue_id) select $1, id from found
       on conflict do nothing returning issue_id
     )
     select i.id, i.title, i.funding_cents as "fundingCents"
     from told join issue i on i.id = told.issue_id order by i.funding_cents desc, i.id desc`,
    values,
  );
  return rows.map((row) => ({ ...row, fundingCents: BigInt(row.fundingCents) }));
}

/** Marks what the person has just seen in the list as known. */
export async function markKnownWork(tx: Transaction, alert: WorkAlertRow): Promise<void> {
  await takeNewWork(tx, alert, WORK_KNOWN_MAX);
}
