import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  confirmRuling,
  flagAccount,
  freezeEscrow,
  getDesk,
  writeRuling,
} from '#schema/case/desk.ts';
import {
  confirmAppointment,
  listRoles,
  objectToAppointment,
  resignRole,
} from '#schema/people/appointments.ts';
import { appointPerson } from '#schema/console/personActs.ts';
import { giveVerdict } from '#schema/case/jury.ts';
import { listNotifications } from '#schema/notices/notification.ts';
import { getCurrentUser, saveHome, type AccountRole } from '#schema/people/user.ts';
import { issueOf } from './case.ts';
import { caseOf, contested, newPlace } from './court.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newPersonAs, newVisitor, target, type Person } from './target.ts';

const WHY = 'Opened five accounts from one address in an hour.';

const appoint = (by: Pick<Person, 'call'>, { id }: { id: string }, accountRole: AccountRole) =>
  by.call(appointPerson, {
    params: { id },
    body: { accountRole, isValidator: false, reason: 'Chosen by the neighbourhood council.' },
  });

const roleOf = async (person: Person) => (await person.expectCall(getCurrentUser)).accountRole;

/** What a person was told about the account, not about an issue. */
async function toldOf(person: Person): Promise<string[]> {
  const notes = await person.expectCall(listNotifications);
  return notes.filter(({ issueId }) => issueId === null).map(({ content }) => content);
}

scenarios('roles', () => {
  test('operators give and take them', async () => {
    const [operator, person] = [await newPersonAs('operator'), await newPerson()];
    expect((await appoint(operator, person, 'operator')).status).toBe(204);
    expect(await roleOf(person)).toBe('operator');
    expect(await toldOf(person)).toContainEqual(expect.stringContaining('You are now an operator'));
    await appoint(operator, person, 'user');
    expect(await roleOf(person)).toBe('user');
    expectRefusal(await appoint(operator, { id: randomUUID() }, 'user'), 'user_not_found');
  });

  test('are public with every act that gave, changed or ended them', async () => {
    const [operator, person] = [await newPersonAs('operator'), await newPerson()];
    const visitor = await newVisitor();
    const listed = async () => {
      const { holders, acts } = await visitor.expectCall(listRoles);
      const own = acts.filter(({ userName }) => userName === person.username);
      return { since: holders.find(({ userId }) => userId === person.id)?.since, own };
    };
    await appoint(operator, person, 'operator');
    const { since } = await listed();
    await operator.expectCall(appointPerson, {
      params: { id: person.id },
      body: { accountRole: 'operator', isValidator: true, reason: WHY },
    });
    const later = await listed();
    // Another task beside the role is no new beginning of it.
    expect(later.since).toBe(since);
    expect(later.own.map(({ isValidator, byName }) => [isValidator, byName])).toEqual([
      [true, operator.username],
      [false, operator.username],
    ]);
    await appoint(operator, person, 'user');
    const ended = await listed();
    expect(ended.since).toBeUndefined();
    expect(ended.own.map(({ accountRole }) => accountRole)).toEqual([
      'user',
      'operator',
      'operator',
    ]);
  });

  test('an ambassador’s removal is announced to everybody, and an objection needs another ambassador', async () => {
    const operator = await newPersonAs('operator');
    const [amira, viktor] = [await newPersonAs('ambassador'), await newPersonAs('ambassador')];
    expect((await appoint(operator, amira, 'user')).status).toBe(204);
    expect(await roleOf(amira)).toBe('ambassador');
    const announcedTo = async (reader: Pick<Person, 'expectCall'>) =>
      (await reader.expectCall(listRoles)).pending.find(({ userId }) => userId === amira.id);
    const shown = await announcedTo(await newVisitor());
    expect(shown).toMatchObject({ byName: operator.username, mayObject: false, objection: null });
    const params = { id: shown?.id ?? '' };
    const body = { reason: WHY };
    expectRefusal(await operator.call(objectToAppointment, { params, body }), 'forbidden');
    expectRefusal(await viktor.call(confirmAppointment, { params }), 'wrong_state');
    await amira.expectCall(objectToAppointment, { params, body });
    expect(await announcedTo(viktor)).toMatchObject({ mayConfirm: true, mayObject: false });
    expectRefusal(await amira.call(confirmAppointment, { params }), 'forbidden');
    await viktor.expectCall(confirmAppointment, { params });
    expect(await announcedTo(operator)).toMatchObject({
      objection: { byName: amira.username, reason: WHY },
      confirmation: { byName: viktor.username },
      lapsesAt: null,
    });
  });

  test('are given back at once', async () => {
    const ambassador = await newPersonAs('ambassador');
    await ambassador.expectCall(resignRole);
    expect(await roleOf(ambassador)).toBe('user');
    expectRefusal(await ambassador.call(resignRole), 'wrong_state');
  });

  test('nobody else does, and no operator to themselves', async () => {
    const [operator, ambassador] = [await newPersonAs('operator'), await newPersonAs('ambassador')];
    const person = await newPerson();
    expectRefusal(await appoint(person, ambassador, 'user'), 'forbidden');
    expectRefusal(await appoint(ambassador, person, 'operator'), 'forbidden');
    expectRefusal(await appoint(operator, operator, 'ambassador'), 'forbidden');
    expectRefusal(await appoint(await newVisitor(), person, 'user'), 'not_signed_in');
  });

  test('an operator cannot move money', async () => {
    await (await target()).discreditAll();
    const judged = await contested(newPlace());
    const operator = await newPersonAs('operator');
    const params = { id: judged.proof.id };
    for (const choice of ['release', 'refund'] as const) {
      const answer = await operator.call(writeRuling, { params, body: { choice, reason: WHY } });
      expectRefusal(answer, 'forbidden');
    }
    const body = { isFrozen: true, reason: WHY };
    const frozen = await operator.call(freezeEscrow, { params: { id: judged.issueId }, body });
    expectRefusal(frozen, 'forbidden');
    expect(await operator.expectCall(getDesk)).toEqual({ cases: [], accountFlags: [] });
    expectRefusal(await operator.call(confirmRuling, { params }), 'ruling_not_found');
    expect((await caseOf(judged, operator)).viewer.abilities).toMatchObject({
      rule: false,
      confirmRuling: false,
      freeze: false,
      dismissFlag: false,
    });
    expect(await issueOf(judged)).toMatchObject({
      status: 'in_progress',
      currentFunding: '600.00',
    });
  });
});

scenarios('what ambassadors, jurors and operators write', () => {
  test('needs a reason of twenty characters, a known role and a real place', async () => {
    const person = await newPersonAs('ambassador');
    const params = { id: randomUUID() };
    const short = 'Please explain in at least 20 characters.';
    const ruling = await person.call(writeRuling, {
      params,
      body: { choice: 'refund', reason: '  Because.          ' },
    });
    expectFieldError(ruling, 'reason', short);
    const body = { choice: 'approve' as const, reason: '' };
    expectFieldError(await person.call(giveVerdict, { params, body }), 'reason', short);
    const flag = { username: '', reason: WHY };
    expectFieldError(
      await person.call(flagAccount, { body: flag }),
      'username',
      'Please enter a username.',
    );
    const home = { latitude: 91, longitude: 0 };
    expectFieldError(
      await person.call(saveHome, { body: home }),
      'latitude',
      'Latitude must be between -90 and 90.',
    );
  });
});

scenarios('a home area', () => {
  test('is rounded to about a kilometre, and forgotten on request', async () => {
    const person = await newPerson();
    expect((await person.expectCall(getCurrentUser)).home).toBeNull();
    await person.expectCall(saveHome, { body: { latitude: 41.881_97, longitude: -87.633_96 } });
    const { home } = await person.expectCall(getCurrentUser);
    expect(home).toEqual({ latitude: 41.88, longitude: -87.63 });
    await person.expectCall(saveHome, { body: null });
    expect((await person.expectCall(getCurrentUser)).home).toBeNull();
  });
});
