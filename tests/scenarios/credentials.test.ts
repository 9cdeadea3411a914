import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { WRONG_PASSWORD } from '#schema/people/accountDeletion.ts';
import {
  requestEmailProof,
  requestPasswordReset,
  cancelEmailChange,
  changeEmail,
  changePassword,
  confirmEmail,
  getOwnEmail,
  resetPassword,
} from '#schema/people/credentials.ts';
import { listMailbox } from '#schema/notices/mailbox.ts';
import { getCurrentUser, login } from '#schema/people/user.ts';
import { passHours } from './case.ts';
import type { Client } from './client.ts';
import { linkIn, mailAbout, proveAddress } from './mailbox.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { elsewhere, newPerson, newVisitor, type Person } from './target.ts';

const NEW_PASSWORD = 'a quite new horse 8';
const twice = (password: string) => ({ password, confirmPassword: password });

const provedPerson = async () => {
  const person = await newPerson();
  await proveAddress(person);
  return person;
};

const signIn = async ({ username }: Person, password: string) =>
  (await newVisitor()).call(login, { body: { emailOrUsername: username, password } });

const isSignedIn = async (client: Client) => (await client.call(getCurrentUser)).status === 200;

const emailOf = (person: Client) => person.expectCall(getOwnEmail);

async function askFor(email: string): Promise<void> {
  await (await newVisitor()).expectCall(requestPasswordReset, { body: { email } });
}

const confirm = async (token: string) =>
  (await newVisitor()).call(confirmEmail, { body: { token } });

scenarios('a forgotten password', () => {
  test('is replaced by the link in the mail, once, and every sign-in ends', async () => {
    const person = await provedPerson();
    const phone = await elsewhere(person);
    await askFor(person.email.toUpperCase());
    const token = await linkIn(person, 'A new password');
    const visitor = await newVisitor();
    const body = { token, ...twice(NEW_PASSWORD) };
    await visitor.expectCall(resetPassword, { body });
    expect(await isSignedIn(visitor)).toBe(false);
    expect([await isSignedIn(person), await isSignedIn(phone)]).toEqual([false, false]);
    expectRefusal(await signIn(person, person.password), 'invalid_credentials');
    expect((await signIn(person, NEW_PASSWORD)).status).toBe(200);
    expectRefusal(await visitor.call(resetPassword, { body }), 'link_expired');
    const again = await elsewhere({ ...person, password: NEW_PASSWORD });
    await mailAbout(again, 'Your password was changed');
  });

  test('of which nobody has the address is answered alike', async () => {
    const visitor = await newVisitor();
    const person = await provedPerson();
    const answers = [`${randomUUID()}@example.org`, person.email].map((email) =>
      visitor.call(requestPasswordReset, { body: { email } }),
    );
    const [unknown, known] = await Promise.all(answers);
    expect([unknown?.status, unknown?.body]).toEqual([204, known?.body]);
    expect(known?.status).toBe(204);
  });

  test('cannot be replaced by an address that nobody proved, which gets the proof again', async () => {
    const person = await newPerson();
    await mailAbout(person, 'Confirm your email address');
    await askFor(person.email);
    const confirmations = async () =>
      (await person.expectCall(listMailbox)).map(({ subject }) => subject);
    const expected = Array.from({ length: 2 }, () => 'Trybe: Confirm your email address');
    await expect.poll(confirmations, { timeout: 10_000 }).toEqual(expected);
  });

  test('is replaced by a link of the last half hour alone', async () => {
    const person = await provedPerson();
    await askFor(person.email);
    const token = await linkIn(person, 'A new password');
    await passHours(1);
    const body = { token, ...twice(NEW_PASSWORD) };
    expectRefusal(await (await newVisitor()).call(resetPassword, { body }), 'link_expired');
  });

  test('is replaced by no link of another kind, and by none that was made up', async () => {
    const person = await newPerson();
    const proof = await linkIn(person, 'Confirm your email address');
    for (const token of [proof, 'made-up']) {
      const body = { token, ...twice(NEW_PASSWORD) };
      expectRefusal(await (await newVisitor()).call(resetPassword, { body }), 'link_expired');
    }
    const body = { token: proof, password: NEW_PASSWORD, confirmPassword: 'another one 9' };
    const differs = await (await newVisitor()).call(resetPassword, { body });
    expectFieldError(differs, 'confirmPassword', "Passwords don't match");
  });
});

scenarios('a password that is changed', () => {
  const change = (person: Person, currentPassword: string) =>
    person.call(changePassword, { body: { currentPassword, ...twice(NEW_PASSWORD) } });

  test('needs the old one, and ends every other sign-in', async () => {
    const person = await provedPerson();
    const phone = await elsewhere(person);
    const wrong = await change(person, 'not the old one');
    expectFieldError(wrong, 'currentPassword', WRONG_PASSWORD);
    expect(await isSignedIn(phone)).toBe(true);
    expect((await change(person, person.password)).status).toBe(204);
    expect([await isSignedIn(person), await isSignedIn(phone)]).toEqual([true, false]);
    expectRefusal(await signIn(person, person.password), 'invalid_credentials');
    expect((await signIn(person, NEW_PASSWORD)).status).toBe(200);
    await mailAbout(person, 'Your password was changed');
  });

  test('makes a link to a new one worthless', async () => {
    const person = await provedPerson();
    await askFor(person.email);
    const token = await linkIn(person, 'A new password');
    await change(person, person.password);
    const body = { token, ...twice('yet another one 9') };
    expectRefusal(await (await newVisitor()).call(resetPassword, { body }), 'link_expired');
  });
});

scenarios('an address', () => {
  test('is proved by the link that came with the registration, from any browser', async () => {
    const person = await newPerson();
    expect(await emailOf(person)).toEqual({
      address: person.email,
      isProved: false,
      change: null,
    });
    const token = await linkIn(person, 'Confirm your email address');
    expect((await confirm(token)).body).toEqual({ outcome: 'proved' });
    // Who follows it elsewhere may be somebody else than who registered.
    expectRefusal(await person.call(getOwnEmail), 'not_signed_in');
    const body = { emailOrUsername: person.username, password: person.password };
    await person.expectCall(login, { body });
    expect((await emailOf(person)).isProved).toBe(true);
    expectRefusal(await confirm(token), 'link_expired');
  });

  test('that is proved is asked for no other proof', async () => {
    const person = await provedPerson();
    const before = (await person.expectCall(listMailbox)).length;
    await person.expectCall(requestEmailProof);
    await askFor(person.email);
    await mailAbout(person, 'A new password');
    expect(await person.expectCall(listMailbox)).toHaveLength(before + 1);
  });

  test('changes once it is confirmed at both addresses', async () => {
    const person = await provedPerson();
    const email = `new-${person.email}`;
    const wrong = { email, currentPassword: 'not the password' };
    const refused = await person.call(changeEmail, { body: wrong });
    expectFieldError(refused, 'currentPassword', WRONG_PASSWORD);
    await person.expectCall(changeEmail, { body: { email, currentPassword: person.password } });
    const [old, young] = [
      await linkIn(person, 'Confirm your new email address'),
      await linkIn(person, 'Confirm your email address'),
    ];
    expect((await confirm(young)).body).toEqual({ outcome: 'half' });
    expect(await emailOf(person)).toMatchObject({
      address: person.email,
      change: { address: email, isOldConfirmed: false, isNewConfirmed: true },
    });
    expect((await confirm(old)).body).toEqual({ outcome: 'changed' });
    expect(await emailOf(person)).toEqual({ address: email, isProved: true, change: null });
    expect((await person.expectCall(getCurrentUser)).email).toBe(email);
  });

  test('that nobody proved is replaced by the new one alone', async () => {
    const person = await newPerson();
    const first = await linkIn(person, 'Confirm your email address');
    const email = `new-${person.email}`;
    await person.expectCall(changeEmail, { body: { email, currentPassword: person.password } });
    const token = async () => {
      const latest = await linkIn(person, 'Confirm your email address');
      return latest === first ? null : latest;
    };
    await expect.poll(token, { timeout: 10_000 }).not.toBeNull();
    expect((await confirm((await token()) ?? '')).body).toEqual({ outcome: 'changed' });
    expectRefusal(await confirm(first), 'link_expired');
  });

  test('of somebody else is answered alike, and only its owner is told', async () => {
    const [person, owner] = [await provedPerson(), await provedPerson()];
    const body = { email: owner.email, currentPassword: person.password };
    await person.expectCall(changeEmail, { body });
    await mailAbout(owner, 'You already have an account');
    const { outcome } = await person.expectCall(confirmEmail, {
      body: { token: await linkIn(person, 'Confirm your new email address') },
    });
    expect(outcome).toBe('half');
    await person.expectCall(cancelEmailChange);
    expect((await emailOf(person)).change).toBeNull();
  });

  test('is shown and changed by its own person alone', async () => {
    const visitor = await newVisitor();
    expectRefusal(await visitor.call(getOwnEmail), 'not_signed_in');
    expectRefusal(await visitor.call(requestEmailProof), 'not_signed_in');
    const body = { email: 'x@example.org', currentPassword: NEW_PASSWORD };
    expectRefusal(await visitor.call(changeEmail, { body }), 'not_signed_in');
  });
});
