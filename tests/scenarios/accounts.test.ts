import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listNotifications } from '#schema/notices/notification.ts';
import { COMMON_PASSWORD, NAME_AS_PASSWORD } from '#schema/people/password.ts';
import { getBasicUser, getCurrentUser, login, logout, register } from '#schema/people/user.ts';
import { newKey } from './client.ts';
import { mailAbout, proveAddress } from './mailbox.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { elsewhere, newPerson, newVisitor, target } from './target.ts';

const PASSWORD = 'a long enough one';

function form(username = `u${randomUUID().slice(0, 12)}`) {
  return {
    username,
    email: `${username}@example.org`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    preferredRole: 'solver' as const,
  };
}

scenarios('accounts and sessions', () => {
  test('a visitor is nobody [4.1, 7.3]', async () => {
    const visitor = await newVisitor();
    expectRefusal(await visitor.call(getCurrentUser), 'not_signed_in');
  });

  test('registering makes an account and signs it in [3.1, 7.5]', async () => {
    const visitor = await newVisitor();
    const body = form();
    const made = await visitor.expectCall(register, { body });
    expect(made).toMatchObject({
      username: body.username,
      email: body.email,
      preferredRole: 'solver',
      accountRole: 'user',
    });
    expect(await visitor.expectCall(getCurrentUser)).toEqual(made);
  });

  test('registering again under the same key gets the same answer', async () => {
    const again = { key: newKey(), body: form() };
    const made = await (await newVisitor()).expectCall(register, again);
    expect(made.email).toBe(again.body.email);
    expect(await (await newVisitor()).expectCall(register, again)).toEqual(made);
  });

  test('the role is reporter unless another is chosen [1.5]', async () => {
    const { preferredRole: _, ...body } = form();
    const made = await (await newVisitor()).expectCall(register, { body });
    expect(made.preferredRole).toBe('reporter');
  });

  test('no answer about a person carries a password', async () => {
    const body = form();
    const visitor = await newVisitor();
    const made = JSON.stringify(await visitor.expectCall(register, { body }));
    expect(made.toLowerCase()).not.toContain('password');
    expect(made).not.toContain(PASSWORD);
  });

  test('a name serves one account, in whatever case it is written', async () => {
    const taken = form();
    await (await newVisitor()).expectCall(register, { body: taken });
    const visitor = await newVisitor();
    const sameName = { ...form(), username: taken.username.toUpperCase() };
    expectRefusal(await visitor.call(register, { body: sameName }), 'username_taken');
    expectRefusal(await visitor.call(getCurrentUser), 'not_signed_in');
  });

  test('of an address that is taken its owner is told, once it is proved', async () => {
    const owner = await newPerson();
    await proveAddress(owner);
    const again = { ...form(), email: owner.email.toUpperCase() };
    await (await newVisitor()).expectCall(register, { body: again });
    const mail = await mailAbout(owner, 'You already have an account');
    expect(mail.text).not.toContain(again.username);
  });

  test('a name is of letters, digits and three signs, and cannot be taken for another', async () => {
    const visitor = await newVisitor();
    const person = await newPerson();
    const registerAs = (username: string) =>
      visitor.call(register, { body: { ...form(), username } });
    for (const username of ['with space', 'a@b.example', 'semi;colon', 'quo"te', 'bell\u200Bs']) {
      expectRefusal(await registerAs(username), 'invalid_request');
    }
    const lookalike = person.username.replace('p', '\u0440');
    for (const username of [lookalike, `${person.username}.`, 'Admin', 'deleted-0a1b']) {
      expectRefusal(await registerAs(username), 'username_taken');
    }
    const wide = person.username.replace('p', '\uFF50');
    expectRefusal(await registerAs(wide), 'username_taken');
    expect((await registerAs(`${person.username.slice(0, 8)}_é.z-2`)).status).toBe(201);
  });

  test('one of the commonest passwords is refused, and a very long one taken', async () => {
    const visitor = await newVisitor();
    const withPassword = (password: string) =>
      visitor.call(register, { body: { ...form(), password, confirmPassword: password } });
    for (const password of ['password', 'PASSWORD1', 'ｐａｓｓｗｏｒｄ1', 'qwertyuiop']) {
      expectFieldError(await withPassword(password), 'password', COMMON_PASSWORD);
    }
    expect((await withPassword('x1'.repeat(100))).status).toBe(201);
    expectRefusal(await withPassword('x1'.repeat(101)), 'invalid_request');
  });

  test('a name with digits or signs around it is refused as a password', async () => {
    const visitor = await newVisitor();
    const body = { ...form(), username: `Ada_Byron${Date.now() % 100_000}` };
    for (const password of ['2026-Trybe!', 'TRYBE.trybe', 'adaBYRON1815', 'ada.byron.ada.byron']) {
      const answer = await visitor.call(register, {
        body: { ...body, password, confirmPassword: password },
      });
      expectFieldError(answer, 'password', NAME_AS_PASSWORD);
    }
    const password = 'ada byron computes';
    const { status } = await visitor.call(register, {
      body: { ...body, password, confirmPassword: password },
    });
    expect(status).toBe(201);
  });

  test('a password is the same however its characters are put together', async () => {
    const body = {
      ...form(),
      password: 'cafe\u0301 cre\u0300me',
      confirmPassword: 'cafe\u0301 cre\u0300me',
    };
    await (await newVisitor()).expectCall(register, { body });
    const typed = { emailOrUsername: body.username, password: 'café crème' };
    await (await newVisitor()).expectCall(login, { body: typed });
  });

  test('a person signs in by name or address, in any case [7.4]', async () => {
    const person = await newPerson();
    for (const emailOrUsername of [person.username, person.email.toUpperCase()]) {
      const visitor = await newVisitor();
      const body = { emailOrUsername, password: person.password };
      expect((await visitor.expectCall(login, { body })).id).toBe(person.id);
    }
  });

  test('a password counts to its last character, in its own case and with its spaces', async () => {
    const password = ` ${'long and unheard of '.repeat(10)}`
      .slice(0, 199)
      .trimEnd()
      .padEnd(200, ' ');
    const body = { ...form(), password, confirmPassword: password };
    await (await newVisitor()).expectCall(register, { body });
    const enter = async (typed: string) => {
      const sent = { emailOrUsername: body.username, password: typed };
      return (await (await newVisitor()).call(login, { body: sent })).status;
    };
    for (const typed of [password.slice(0, -1), password.trim(), password.toUpperCase()])
      expect(await enter(typed)).toBe(401);
    expect(await enter(password)).toBe(200);
  });

  test('a wrong password and an unknown name are refused alike', async () => {
    const person = await newPerson();
    const visitor = await newVisitor();
    const wrong = { emailOrUsername: person.username, password: 'not the password' };
    expectRefusal(await visitor.call(login, { body: wrong }), 'invalid_credentials');
    const unknown = { emailOrUsername: 'nobody-of-this-name', password: 'not the password' };
    expectRefusal(await visitor.call(login, { body: unknown }), 'invalid_credentials');
    expectRefusal(await visitor.call(getCurrentUser), 'not_signed_in');
  });

  test('signing out ends this session and leaves the other browser signed in [4.2]', async () => {
    const person = await newPerson();
    const other = await elsewhere(person);
    await person.expectCall(logout);
    expectRefusal(await person.call(getCurrentUser), 'not_signed_in');
    expect((await other.expectCall(getCurrentUser)).id).toBe(person.id);
  });

  test('a cookie kept from before signing out is worth nothing', async () => {
    const { send } = await target();
    const person = await newPerson();
    const body = JSON.stringify({ emailOrUsername: person.username, password: person.password });
    const headers = { 'content-type': 'application/json' };
    const signedIn = await send(login.path, { method: 'POST', headers, body });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ');
    expect((await send(getCurrentUser.path, { headers: { cookie } })).status).toBe(200);
    await send(logout.path, { method: 'POST', headers: { cookie } });
    expect((await send(getCurrentUser.path, { headers: { cookie } })).status).toBe(401);
  });

  test('the session cookie is out of reach for scripts and other sites', async () => {
    const { send } = await target();
    const body = JSON.stringify(form());
    const headers = { 'content-type': 'application/json' };
    const response = await send(register.path, { method: 'POST', headers, body });
    const cookie = response.headers.getSetCookie().find((text) => text.startsWith('trybe.sid='));
    expect(cookie?.toLowerCase()).toContain('httponly');
    expect(cookie?.toLowerCase()).toContain('samesite=lax');
  });

  test('signing out without being signed in is harmless [7.6]', async () => {
    await (await newVisitor()).expectCall(logout);
  });

  test('an expired session is over until the person signs in again', async () => {
    const person = await newPerson();
    await (await target()).expireSessions(person.id);
    expectRefusal(await person.call(getCurrentUser), 'not_signed_in');
    expectRefusal(await person.call(listNotifications), 'not_signed_in');
    const body = { emailOrUsername: person.username, password: person.password };
    await person.expectCall(login, { body });
    expect((await person.expectCall(getCurrentUser)).id).toBe(person.id);
  });

  test('anyone may know the name of a person, and nothing else [3.2, 7.17]', async () => {
    const person = await newPerson();
    const visitor = await newVisitor();
    const { status, body } = await visitor.call(getBasicUser, { params: { id: person.id } });
    expect([status, body]).toEqual([200, { username: person.username }]);
    const unknown = await visitor.call(getBasicUser, { params: { id: randomUUID() } });
    expectRefusal(unknown, 'user_not_found');
  });
});
