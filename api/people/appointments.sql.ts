import { IsNull, type DataSource } from 'typeorm';
import { readRows, type Transaction } from '#api/database/transaction.ts';
import { daysAfter } from '#api/platform/instant.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { appointmentEntity, type AppointmentRow } from './appointments.entities.ts';
import { LIST_MAX } from '#schema/limits.ts';
import { ROLE_MEMORY_DAYS, ROLE_NOTICE_DAYS } from '#schema/people/roleLimits.ts';
import type { RoleList } from '#schema/people/appointments.ts';

/** Announces it, replacing any earlier announcement of the same kind for the account. */
export async function insertAppointment(
  tx: Transaction,
  appointment: Pick<
    AppointmentRow,
    'kind' | 'userId' | 'accountRole' | 'isValidator' | 'byId' | 'reason' | 'takesEffectAt'
  >,
): Promise<void> {
  await replaceAppointments(tx, appointment);
  const row = { ...appointment, id: tx.randomUuid(), announcedAt: tx.now };
  await tx.manager.getRepository(appointmentEntity).insert(row);
}

export async function replaceAppointments(
  tx: Transaction,
  { userId, kind }: Pick<AppointmentRow, 'userId' | 'kind'>,
): Promise<void> {
  const replaced = { outcome: 'replaced' as const, settledAt: tx.now };
  await tx.manager
    .getRepository(appointmentEntity)
    .update({ userId, kind, outcome: IsNull() }, replaced);
}

export const isPending = (
  tx: Transaction,
  { userId, kind }: Pick<AppointmentRow, 'userId' | 'kind'>,
): Promise<boolean> =>
  tx.manager
    .getRepository(appointmentEntity)
    .exists({ where: { userId, kind, outcome: IsNull() } });

export async function loadAppointment(tx: Transaction, id: string): Promise<AppointmentRow> {
  const lock = { mode: 'for_no_key_update' } as const;
  const found = await tx.manager.getRepository(appointmentEntity).findOne({ where: { id }, lock });
  if (!found) throw new Refusal('appointment_not_found');
  return found;
}

export async function saveAppointment(
  tx: Transaction,
  id: string,
  change: Partial<AppointmentRow>,
): Promise<void> {
  await tx.manager.getRepository(appointmentEntity).update({ id }, change);
}

/** Ids of announcements that may have reached their end; the rule decides. */
export async function findDueAppointments(database: DataSource, now: Date): Promise<string[]> {
  const rows: { id: string }[] = await database.query(
    `select id from appointment where outcome is null and takes_effect_at <= $1 order by announced_at`,
    [now],
  );
  return rows.map(({ id }) => id);
}

/**
 * A recovery whose notice period is over and that was not given out within the same time again; null: none.
 */
export async function findOpenRecovery(tx: Transaction, userId: string): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(
    `select id from appointment where user_id = $1 and kind = 'recovery' and outcome = 'effective'
       and used_at is null and settled_at > $2 for no key update`,
    [userId, daysAfter(tx.now, -ROLE_NOTICE_DAYS)],
  );
  return row?.id ?? null;
}

/** SQL: roles with their ends. */
const TERMS = `select user_id, account_role, is_validator, granted_at,
  lead(granted_at) over (partition by user_id order by id) as ended_at from role_grant`;

export async function wasAmbassadorLately(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx.query(
    `select from (${TERMS}) t where user_id = $1 and account_role = 'ambassador'
       and (ended_at is null or ended_at > $2) limit 1`,
    [userId, daysAfter(tx.now, -ROLE_MEMORY_DAYS)],
  );
  return rows.length > 0;
}

/** Whether entering the account means deciding about others, now, recently or in a case that is not over. */
export async function heldRoleLately(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx.query(
    `select from app_user where id = $1 and (account_role <> 'user' or is_validator)
     union all
     select from (${TERMS}) t where user_id = $1 and (account_role <> 'user' or is_validator)
       and (ended_at is null or ended_at > $2)
     union all
     select from case_ambassador c join selection s on s.proposal_id = c.proposal_id
     where c.user_id = $1 and s.ended_at is null limit 1`,
    [userId, daysAfter(tx.now, -ROLE_MEMORY_DAYS)],
  );
  return rows.length > 0;
}

/**
 * Whether entering the account gives a say over other people's money, or what is owed to the account, now or
 * in future: as a donor, the reporter or a solver of a case that is not over, or a juror.
 */
export async function hasSayOverMoney(tx: Transaction, userId: string): Promise<boolean> {
  const isOpen = `i.status <> 'completed' and i.deleted_at is null and i.merged_into_id is null`;
  const rows = await tx.query(
    `select from pledge where user_id = $1 and status = 'held'
     union all
     select from issue i where i.reporter_id = $1 and ${isOpen}
     union all
     select from proposal p join issue i on i.id = p.issue_id
     where p.solver_id = $1 and p.status in ('pending', 'selected', 'not_selected') and ${isOpen}
     union all
     select from payout where solver_id = $1 and status = 'pending'
     union all
     select from jury_seat s join jury j on j.proof_id = s.proof_id
     where s.user_id = $1 and s.status in ('offered', 'accepted') and j.outcome is null limit 1`,
    [userId],
  );
  return rows.length > 0;
}

/** When the installation got its first ambassador; null: it never had one. */
export async function findFirstAmbassadorAt(tx: Transaction): Promise<Date | null> {
  const [row] = await tx.query<{ at: Date | null }>(
    `select least((select min(granted_at) from role_grant where account_role = 'ambassador'),
       (select min(u.created_at) from app_user u where u.account_role = 'ambassador'
         and not exists (select from role_grant g where g.user_id = u.id))) as at`,
  );
  return row?.at ?? null;
}

/** SQL: when `u` got their current role: the first grant after the last one of a different role. */
const SINCE = `(select min(a.granted_at) from role_grant a where a.user_id = u.id and a.id > coalesce(
  (select max(o.id) from role_grant o where o.user_id = u.id
    and (o.account_role, u.account_role = 'user' and o.is_validator)
      is distinct from (u.account_role, u.account_role = 'user' and u.is_validator)), 0))`;

/** People who have a role, with the grant that gave it. */
export async function findHolders(tx: Transaction): Promise<RoleList['holders']> {
  type Row = Omit<RoleList['holders'][number], 'since'> & { since: Date | null };
  const rows = await tx.query<Row>(
    `select u.id as "userId", u.username as "userName", u.account_role as "accountRole",
       u.is_validator as "isValidator", g.granted_at as since, b.username as "byName"
     from app_user u
     left join lateral (select * from role_grant a where a.user_id = u.id
       and a.granted_at = ${SINCE} order by a.id limit 1) g on true
     left join app_user b on b.id = g.by_id
     where u.account_role <> 'user' or u.is_validator
     order by u.account_role, u.is_validator, g.granted_at, u.username limit ${LIST_MAX}`,
  );
  return rows.map((row) => ({ ...row, since: row.since?.toISOString() ?? null }));
}

/** All grants, changes and removals of roles, newest first. */
export async function findRoleActs(
  tx: Transaction,
): Promise<Pick<RoleList, 'acts' | 'hasMoreActs'>> {
  type Row = Omit<RoleList['acts'][number], 'at'> & { at: Date };
  const rows = await tx.query<Row>(
    `select u.username as "userName", g.account_role as "accountRole",
       g.is_validator as "isValidator", g.granted_at as at, b.username as "byName"
     from role_grant g join app_user u on u.id = g.user_id left join app_user b on b.id = g.by_id
     order by g.id desc limit ${LIST_MAX + 1}`,
  );
  const acts = rows.slice(0, LIST_MAX).map((row) => ({ ...row, at: row.at.toISOString() }));
  return { acts, hasMoreActs: rows.length > LIST_MAX };
}

/** A pending announcement, with the names of everybody involved. */
export type NamedAppointment = AppointmentRow & {
  userName: string;
  byName: string;
  objectorName: string | null;
  confirmerName: string | null;
};

export const findPending = (tx: Transaction): Promise<NamedAppointment[]> =>
  readRows<NamedAppointment>(
    tx,
    appointmentEntity,
    `select a.*, u.username as "userName", b.username as "byName", o.username as "objectorName",
       c.username as "confirmerName"
     from appointment a join app_user u on u.id = a.user_id join app_user b on b.id = a.by_id
     left join app_user o on o.id = a.objected_by left join app_user c on c.id = a.confirmed_by
     where a.outcome is null order by a.takes_effect_at, a.id limit ${LIST_MAX}`,
    [],
  );
