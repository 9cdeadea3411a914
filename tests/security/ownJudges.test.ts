import { randomBytes } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { appointPerson, recoverPerson } from '#api/console/people.ts';
import {
  confirmAppointment,
  objectToAppointment,
  resignRole,
  settleAppointments,
} from '#api/people/appointments.ts';
import { linkDevices } from '#api/people/accountTraces.ts';
import { findPending } from '#api/people/appointments.sql.ts';
import { grantRole } from '#api/people/accounts.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import { daysAfter, hoursAfter } from '#api/platform/instant.rules.ts';
import type { AccountRole } from '#schema/people/user.ts';
import { openCourt, playContested, playWork } from '#tests/support/cases/playedCases.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { insertPerson } from '#tests/support/database/testDatabase.ts';

const REASON = 'Chosen by the neighbourhood council.';

const test = await databaseOfTests();
const court = await openCourt(test.database);
const operator: Actor = {
  ...(await insertPerson(test.database, 'olga')),
  accountRole: 'operator',
};
const [amira, viktor] = court.ambassadors;
let made = 0;
let sock: Actor;

beforeEach(async () => {
  made += 1;
  sock = await insertPerson(test.database, `sock${made}`);
});

const appoint = (person: Actor | undefined, accountRole: AccountRole) =>
  court.as(operator, (tx) =>
    appointPerson(tx, {
      userId: person?.id ?? '',
      accountRole,
      isValidator: false,
      reason: REASON,
    }),
  );
const recover = (person: Actor | undefined) =>
  court.as(operator, (tx) =>
    recoverPerson(tx, { userId: person?.id ?? '', newEmail: null, reason: REASON, origin: '' }),
  );

async function roleOf(person: Actor | undefined) {
  const rows: { role: AccountRole }[] = await test.database.query(
    'select account_role as role from app_user where id = $1',
    [person?.id],
  );
  return rows[0]?.role;
}

async function passDays(days: number) {
  court.now = daysAfter(court.now, days);
  await settleAppointments(test.database, { now: () => court.now, randomBytes });
}

async function pendingOn(person: Actor | undefined): Promise<string> {
  const all = await court.as(null, findPending);
  return all.find(({ userId, kind }) => userId === person?.id && kind === 'role')?.id ?? '';
}

const object = (by: Actor | undefined, about: Actor | undefined) =>
  court.as(by ?? null, async (tx) =>
    objectToAppointment(tx, { appointmentId: await pendingOn(about), reason: REASON }),
  );
const confirm = (by: Actor | undefined, about: Actor | undefined) =>
  court.as(by ?? null, async (tx) => confirmAppointment(tx, await pendingOn(about)));

it('an operator makes no ambassador before a public notice of fourteen days', async () => {
  await appoint(sock, 'ambassador');
  await passDays(13);
  expect(await roleOf(sock)).toBe('user');
  await passDays(1);
  expect(await roleOf(sock)).toBe('ambassador');
});

it('an objection keeps an own account out until another ambassador confirms it', async () => {
  await appoint(sock, 'ambassador');
  await object(amira, sock);
  await expect(confirm(amira, sock)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(object(viktor, sock)).rejects.toMatchObject({ code: 'wrong_state' });
  await passDays(14);
  expect([await roleOf(sock), await pendingOn(sock)]).toEqual(['user', '']);

  await appoint(sock, 'ambassador');
  await object(amira, sock);
  await confirm(viktor, sock);
  await passDays(14);
  expect(await roleOf(sock)).toBe('ambassador');
});

it('who shares a browser with the account confirms nothing about it', async () => {
  await appoint(sock, 'ambassador');
  await object(amira, sock);
  for (const { id } of [sock, ...(viktor ? [viktor] : [])])
    await court.as(null, (tx) => linkDevices(tx, id, ['one browser']));
  await expect(confirm(viktor, sock)).rejects.toMatchObject({ code: 'shares_thing' });
  await test.database.query('delete from account_trace');
});

it('an operator takes no ambassador’s desk by demoting, recovering and promoting', async () => {
  expect(await recover(amira)).toEqual({ link: null });
  await appoint(amira, 'user');
  expect(await roleOf(amira)).toBe('ambassador');
  await object(amira, amira);
  await passDays(13);
  expect(await recover(amira)).toEqual({ link: null });
  await passDays(2);
  expect(await roleOf(amira)).toBe('ambassador');
  const { link } = await recover(amira);
  expect(link).toContain('/reset/');
  expect(await recover(amira)).toEqual({ link: null });
  const stranger = await insertPerson(test.database, 'stranger');
  expect((await recover(stranger)).link).toContain('/reset/');
});

it('who was an ambassador lately objects, and is recovered only after a notice', async () => {
  const former = await insertPerson(test.database, 'former');
  const grant = (accountRole: AccountRole) =>
    court.as(null, (tx) => grantRole(tx, { username: 'former', accountRole, isValidator: false }));
  await grant('ambassador');
  await court.as({ ...former, accountRole: 'ambassador' }, resignRole);
  expect(await roleOf(former)).toBe('user');
  await passDays(89);
  expect(await recover(former)).toEqual({ link: null });
  await appoint(sock, 'ambassador');
  await object(former, sock);
  await passDays(2);
  const other = await insertPerson(test.database, 'other');
  await appoint(other, 'ambassador');
  await expect(object(former, other)).rejects.toMatchObject({ code: 'forbidden' });
});

it('the first ambassadors of an installation need no notice, for a day', async () => {
  const fresh = await databaseOfTests();
  const town = await openCourt(fresh.database);
  const people = await Promise.all(
    ['one', 'two', 'late'].map((name) => insertPerson(fresh.database, name)),
  );
  await fresh.database.query(`update app_user set account_role = 'user'`);
  const boss: Actor = { ...(await insertPerson(fresh.database, 'boss')), accountRole: 'operator' };
  const roles: (string | undefined)[] = [];
  for (const [at, person] of people.entries()) {
    if (at === 2) town.now = hoursAfter(town.now, 25);
    await town.as(boss, (tx) =>
      appointPerson(tx, {
        userId: person.id,
        accountRole: 'ambassador',
        isValidator: false,
        reason: REASON,
      }),
    );
    const [row]: { role: string }[] = await fresh.database.query(
      'select account_role as role from app_user where id = $1',
      [person.id],
    );
    roles.push(row?.role);
  }
  expect(roles).toEqual(['ambassador', 'ambassador', 'user']);
});

it('an operator does not enter the accounts that decide a case: donor, creator, solver, juror', async () => {
  const work = await playWork(court, [30_000n, 20_000n, 10_000n]);
  await playContested(court, 20_000n);
  const rows: { id: string }[] = await test.database.query('select user_id as id from jury_seat');
  const juror = court.jurors.find(({ id }) => id === rows[0]?.id);
  for (const person of [work.reporter, work.solver, court.donors[0], juror])
    expect(await recover(person)).toEqual({ link: null });
});

it('who has the account objects to a way back into it, and nobody gets in', async () => {
  const { reporter } = await playWork(court, [30_000n, 20_000n, 10_000n]);
  expect(await recover(reporter)).toEqual({ link: null });
  const all = await court.as(null, findPending);
  const on = all.find(({ userId, kind }) => userId === reporter.id && kind === 'recovery');
  const objectAs = (actor: Actor) =>
    court.as(actor, (tx) =>
      objectToAppointment(tx, { appointmentId: on?.id ?? '', reason: REASON }),
    );
  await expect(objectAs(sock)).rejects.toMatchObject({ code: 'forbidden' });
  await objectAs(reporter);
  await passDays(14);
  await passDays(14);
  expect(await recover(reporter)).toEqual({ link: null });
});
