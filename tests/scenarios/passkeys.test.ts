import { expect, test } from 'vitest';
import { WRONG_PASSWORD } from '#schema/people/accountDeletion.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  renewRecoveryCodes,
  signInWithPasskey,
} from '#schema/people/passkeys.ts';
import { getCurrentUser, login } from '#schema/people/user.ts';
import { softAuthenticator, type SoftAuthenticator } from '#tests/support/softAuthenticator.ts';
import { proveAddress } from './mailbox.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor, target, type Person } from './target.ts';

const newAuthenticator = async () => softAuthenticator((await target()).origin);

const begin = (person: Person) =>
  person.expectCall(beginPasskey, { body: { password: person.password } });

async function add(person: Person, authenticator: SoftAuthenticator): Promise<string[]> {
  const body = authenticator.make(await begin(person));
  return (await person.expectCall(addPasskey, { body })).recoveryCodes;
}

async function personWithPasskey() {
  const [person, authenticator] = [await newPerson(), await newAuthenticator()];
  // Asked for beside the password only then.
  await proveAddress(person);
  const recoveryCodes = await add(person, authenticator);
  return { person, authenticator, recoveryCodes };
}

const enter = async ({ username, password }: Person, recoveryCode?: string) =>
  (await newVisitor()).call(login, { body: { emailOrUsername: username, password, recoveryCode } });

scenarios('a passkey', () => {
  test('signs its person in, without name and password', async () => {
    const { person, authenticator } = await personWithPasskey();
    const visitor = await newVisitor();
    const body = authenticator.sign(await visitor.expectCall(beginPasskeySignIn));
    expect((await visitor.expectCall(signInWithPasskey, { body })).id).toBe(person.id);
    expect((await visitor.expectCall(getCurrentUser)).id).toBe(person.id);
    const { passkeys } = await person.expectCall(listPasskeys);
    expect(passkeys).toHaveLength(1);
    expect(passkeys[0]?.lastUsedAt).not.toBeNull();
  });

  test('is asked for beside the password from then on, or a recovery code, each once', async () => {
    const { person, recoveryCodes } = await personWithPasskey();
    const [code = '', other = ''] = recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    expectRefusal(await enter(person), 'second_factor');
    expectRefusal(await enter(person, 'none-of-mine'), 'recovery_code_wrong');
    expect((await enter(person, code.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expectRefusal(await enter(person, code), 'recovery_code_wrong');
    expect((await enter(person, other)).status).toBe(200);
    expect((await person.expectCall(listPasskeys)).recoveryCodesLeft).toBe(8);
    expectRefusal(await enter({ ...person, password: 'not the password' }), 'invalid_credentials');
  });

  test('signs once for each time that it is asked', async () => {
    const { authenticator } = await personWithPasskey();
    const visitor = await newVisitor();
    const body = authenticator.sign(await visitor.expectCall(beginPasskeySignIn));
    await visitor.expectCall(signInWithPasskey, { body });
    expectRefusal(await visitor.call(signInWithPasskey, { body }), 'passkey_refused');
  });

  test('of another site, of nobody, or of who did not show themselves to it is refused', async () => {
    const { person, authenticator } = await personWithPasskey();
    const visitor = await newVisitor();
    const foreign = softAuthenticator('https://elsewhere.example');
    const ceremony = () => visitor.expectCall(beginPasskeySignIn);
    const strange = (await newAuthenticator()).sign(await ceremony());
    expectRefusal(await visitor.call(signInWithPasskey, { body: strange }), 'passkey_refused');
    const forged = authenticator.sign(await ceremony());
    forged.credential.response.signature = strange.credential.response.signature;
    expectRefusal(await visitor.call(signInWithPasskey, { body: forged }), 'passkey_refused');
    const unseen = softAuthenticator((await target()).origin, false);
    for (const other of [foreign, unseen]) {
      const body = other.make(await begin(person));
      expectRefusal(await person.call(addPasskey, { body }), 'passkey_refused');
    }
    expect((await visitor.call(getCurrentUser)).status).toBe(401);
  });

  test('is added by who knows the password, to the account that asked for it', async () => {
    const [person, thief] = [await newPerson(), await newPerson()];
    const wrong = { password: 'not the password' };
    const refused = await person.call(beginPasskey, { body: wrong });
    expectFieldError(refused, 'password', WRONG_PASSWORD);
    const body = (await newAuthenticator()).make(await begin(person));
    expectRefusal(await thief.call(addPasskey, { body }), 'passkey_refused');
    expect((await thief.expectCall(listPasskeys)).passkeys).toEqual([]);
  });

  test('that is removed opens nothing, and without any the password is enough again', async () => {
    const { person, authenticator } = await personWithPasskey();
    const second = await newAuthenticator();
    expect(await add(person, second)).toEqual([]);
    const { passkeys } = await person.expectCall(listPasskeys);
    const remove = (id: string, password = person.password) =>
      person.call(removePasskey, { params: { id }, body: { password } });
    expectFieldError(
      await remove(passkeys[0]?.id ?? '', 'wrong one 1'),
      'password',
      WRONG_PASSWORD,
    );
    expect((await remove(passkeys[0]?.id ?? '')).status).toBe(204);
    const visitor = await newVisitor();
    const body = authenticator.sign(await visitor.expectCall(beginPasskeySignIn));
    expectRefusal(await visitor.call(signInWithPasskey, { body }), 'passkey_refused');
    expectRefusal(await enter(person), 'second_factor');
    expect((await remove(passkeys[1]?.id ?? '')).status).toBe(204);
    expect((await enter(person)).status).toBe(200);
    expect((await person.expectCall(listPasskeys)).recoveryCodesLeft).toBe(0);
  });

  test('that is removed ends the other sign-ins that began with one, and no others', async () => {
    const { person, authenticator, recoveryCodes } = await personWithPasskey();
    const byPasskey = await newVisitor();
    const signed = authenticator.sign(await byPasskey.expectCall(beginPasskeySignIn));
    await byPasskey.expectCall(signInWithPasskey, { body: signed });
    const byCode = await newVisitor();
    const { username: emailOrUsername, password } = person;
    const [recoveryCode] = recoveryCodes;
    await byCode.expectCall(login, { body: { emailOrUsername, password, recoveryCode } });
    const [passkey] = (await person.expectCall(listPasskeys)).passkeys;
    const params = { id: passkey?.id ?? '' };
    await person.expectCall(removePasskey, { params, body: { password } });
    const statuses = await Promise.all(
      [person, byPasskey, byCode].map(async (who) => (await who.call(getCurrentUser)).status),
    );
    expect(statuses).toEqual([200, 401, 200]);
  });

  test('has new recovery codes made for it, and the old are worth nothing', async () => {
    const { person, recoveryCodes } = await personWithPasskey();
    const { password } = person;
    const { recoveryCodes: renewed } = await person.expectCall(renewRecoveryCodes, {
      body: { password },
    });
    expectRefusal(await enter(person, recoveryCodes[0]), 'recovery_code_wrong');
    expect((await enter(person, renewed[0])).status).toBe(200);
    const without = await newPerson();
    const body = { password: without.password };
    expectRefusal(await without.call(renewRecoveryCodes, { body }), 'passkey_refused');
  });
});
