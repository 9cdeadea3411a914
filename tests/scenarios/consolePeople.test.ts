import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listOperatorActs } from '#schema/console/acts.ts';
import { getPersonRecord, listPeople } from '#schema/console/people.ts';
import {
  appointPerson,
  recoverPerson,
  showAddress,
  signPersonOut,
} from '#schema/console/personActs.ts';
import { resetPassword } from '#schema/people/credentials.ts';
import { listNotifications } from '#schema/notices/notification.ts';
import { getCurrentUser, login, register } from '#schema/people/user.ts';
import { proveAddress } from './mailbox.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { elsewhere, newPerson, newPersonAs, newVisitor, type Person } from './target.ts';

const WHY = 'They stood at our counter with a passport.';
const NEW_PASSWORD = 'a quite new horse 8';

const find = async (operator: Person, search: string) =>
  (await operator.expectCall(listPeople, { query: { search } })).items;
const recordOf = (operator: Person, { id }: { id: string }) =>
  operator.expectCall(getPersonRecord, { params: { id } });
const actsOn = async (operator: Person, { id }: { id: string }) =>
  (await operator.expectCall(listOperatorActs, { query: { userId: id } })).items;
const isSignedIn = async (person: Person) => (await person.call(getCurrentUser)).status === 200;

scenarios('the people of an installation', () => {
  test('are found by part of a name, a whole address or an id, and shown without the address', async () => {
    const [operator, person] = [await newPersonAs('operator'), await newPerson()];
    const searches = [person.username.slice(1), person.email.toUpperCase(), person.id];
    for (const search of searches) {
      const found = await find(operator, search);
      expect(found.map(({ id }) => id)).toEqual([person.id]);
      expect(JSON.stringify(found)).not.toContain(person.email);
    }
    expect(await find(operator, person.email.slice(0, -1))).toEqual([]);
    expect(await find(operator, '%')).toEqual([]);
  });

  test('are found by an address as people write its domain', async () => {
    const operator = await newPersonAs('operator');
    const name = `u${randomUUID().slice(0, 12)}`;
    const body = { username: name, email: `${name}@müller.example`, password: NEW_PASSWORD };
    const repeated = { ...body, confirmPassword: NEW_PASSWORD };
    const { id } = await (await newVisitor()).expectCall(register, { body: repeated });
    for (const search of [body.email, body.email.toUpperCase(), `\u200E${body.email}`])
      expect((await find(operator, search)).map((person) => person.id)).toEqual([id]);
  });

  test('are narrowed by role and state, page by page', async () => {
    const operator = await newPersonAs('operator');
    const query = { role: 'operator', state: 'signed_in', search: operator.username } as const;
    const { items, total } = await operator.expectCall(listPeople, { query });
    expect([items.map(({ id }) => id), total]).toEqual([[operator.id], 1]);
    const none = await operator.expectCall(listPeople, { query: { ...query, role: 'ambassador' } });
    expect([none.items, none.total]).toEqual([[], 0]);
    const second = await operator.expectCall(listPeople, { query: { ...query, page: 2 } });
    expect([second.items, second.total]).toEqual([[], 1]);
    const tooMany = await operator.call(listPeople, { query: { pageSize: 501 } });
    expectFieldError(tooMany, 'pageSize', 'pageSize must be a whole number from 1 to 500.');
  });

  test('have a record that tells contact level and sign-ins', async () => {
    const [operator, person] = [await newPersonAs('operator'), await newPerson()];
    await elsewhere(person);
    const before = await recordOf(operator, person);
    expect(before).toMatchObject({ contactLevel: 1, isEmailProved: false, signInCount: 2 });
    expect(before.emailHint).toBe('p…@example.org');
    await proveAddress(person);
    expect(await recordOf(operator, person)).toMatchObject({ contactLevel: 2 });
  });

  test('and what was done to them are for operators alone', async () => {
    const person = await newPerson();
    const params = { id: person.id };
    const body = { reason: WHY };
    for (const by of [await newPerson(), await newPersonAs('ambassador')]) {
      expectRefusal(await by.call(listPeople), 'forbidden');
      expectRefusal(await by.call(getPersonRecord, { params }), 'forbidden');
      expectRefusal(await by.call(listOperatorActs), 'forbidden');
      expectRefusal(await by.call(signPersonOut, { params, body }), 'forbidden');
      expectRefusal(await by.call(showAddress, { params, body }), 'forbidden');
      const lost = { ...body, newEmail: null };
      expectRefusal(await by.call(recoverPerson, { params, body: lost }), 'forbidden');
    }
    expectRefusal(await (await newVisitor()).call(listPeople), 'not_signed_in');
  });
});

scenarios('what operators do to an account', () => {
  test('needs a reason and stands on the record with it', async () => {
    const [operator, person] = [await newPersonAs('operator'), await newPerson()];
    const params = { id: person.id };
    const short = await operator.call(showAddress, { params, body: { reason: 'Curious.' } });
    expectFieldError(short, 'reason', 'Please explain in at least 20 characters.');
    const told = await operator.expectCall(showAddress, { params, body: { reason: WHY } });
    expect(told.email).toBe(person.email);
    const appointed = { accountRole: 'operator', isValidator: true, reason: WHY } as const;
    await operator.expectCall(appointPerson, { params, body: appointed });
    expect((await person.expectCall(getCurrentUser)).accountRole).toBe('operator');
    expect(await actsOn(operator, person)).toMatchObject([
      { act: 'role', subject: 'operator, validator', byName: operator.username, reason: WHY },
      { act: 'address', userName: person.username, reason: WHY },
    ]);
    expect((await recordOf(operator, person)).roles[0]).toMatchObject({
      accountRole: 'operator',
      byName: operator.username,
    });
  });

  test('ends every sign-in, and tells the person at the next one', async () => {
    const [operator, person] = [await newPersonAs('operator'), await newPerson()];
    const phone = await elsewhere(person);
    await operator.expectCall(signPersonOut, { params: { id: person.id }, body: { reason: WHY } });
    expect([await isSignedIn(person), await isSignedIn(phone)]).toEqual([false, false]);
    const back = await elsewhere(person);
    const notes = await back.expectCall(listNotifications);
    expect(notes[0]?.content).toContain('An operator signed your account out');
  });

  test('gives somebody without a mailbox a way back, once, with another address', async () => {
    const [operator, person] = [await newPersonAs('operator'), await newPerson()];
    const newEmail = `new-${person.email}`;
    const params = { id: person.id };
    const body = { newEmail, reason: WHY };
    const { link } = await operator.expectCall(recoverPerson, { params, body });
    const [, token = ''] = (link ?? '').split('/reset/');
    const chosen = { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    const visitor = await newVisitor();
    await visitor.expectCall(resetPassword, { body: chosen });
    expectRefusal(await visitor.call(resetPassword, { body: chosen }), 'link_expired');
    const credentials = { emailOrUsername: newEmail, password: NEW_PASSWORD };
    expect((await visitor.expectCall(login, { body: credentials })).id).toBe(person.id);
    expect(await actsOn(operator, person)).toMatchObject([
      { act: 'recovery', subject: 'link and address' },
    ]);
  });

  test('takes nobody else’s address, and changes nothing when it is refused', async () => {
    const operator = await newPersonAs('operator');
    const [person, other] = [await newPerson(), await newPerson()];
    await proveAddress(other);
    const body = { newEmail: other.email, reason: WHY };
    const refused = await operator.call(recoverPerson, { params: { id: person.id }, body });
    expectRefusal(refused, 'email_taken');
    expect(await actsOn(operator, person)).toEqual([]);
    expect(await isSignedIn(person)).toBe(true);
  });

  test('opens no account of somebody with a role before a public notice, nor one’s own', async () => {
    const [operator, ambassador] = [await newPersonAs('operator'), await newPersonAs('ambassador')];
    const body = { newEmail: null, reason: WHY };
    const announced = { params: { id: ambassador.id }, body };
    expect(await operator.expectCall(recoverPerson, announced)).toEqual({ link: null });
    const ownWay = { params: { id: operator.id }, body };
    expectRefusal(await operator.call(recoverPerson, ownWay), 'forbidden');
    const own = { params: { id: operator.id }, body: { reason: WHY } };
    expectRefusal(await operator.call(signPersonOut, own), 'forbidden');
    expectRefusal(await operator.call(showAddress, own), 'forbidden');
    const appointed = { accountRole: 'ambassador', isValidator: false, reason: WHY } as const;
    const self = await operator.call(appointPerson, { params: own.params, body: appointed });
    expectRefusal(self, 'forbidden');
  });
});
