import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  requestPhoneCode,
  confirmContact,
  getOwnContact,
  provePhone,
  removePhone,
} from '#schema/people/contact.ts';
import { deleteAccount } from '#schema/people/accountDeletion.ts';
import { addPasskey, beginPasskey } from '#schema/people/passkeys.ts';
import { softAuthenticator } from '#tests/support/softAuthenticator.ts';
import { passHours } from './case.ts';
import { mailAbout, proveAddress } from './mailbox.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newPersonAs, target, type Person } from './target.ts';

const levelOf = async (person: Person) => (await person.expectCall(getOwnContact)).level;

async function provedPerson(): Promise<Person> {
  const person = await newPerson();
  await proveAddress(person);
  return person;
}

/** A number that no other scenario uses. */
const newPhone = () => `+49 (0)151 ${randomInt(10_000_000, 99_999_999)}`;
const plain = (phone: string) => phone.replace('(0)', '').replaceAll(' ', '');

/** Asks for a code and reads it where it went instead of to the phone. */
async function codeFor(person: Person, phone: string): Promise<string> {
  await person.expectCall(requestPhoneCode, { body: { phone } });
  const mail = await mailAbout(person, 'A text message to your phone');
  expect(mail.to).toBe(plain(phone));
  return /^\d{6}/u.exec(mail.text)?.[0] ?? '';
}

const other = (code: string) => (code === '123456' ? '654321' : '123456');

async function expectPhone(person: Person, phone: string) {
  const body = { code: await codeFor(person, phone) };
  return person.call(provePhone, { body });
}

const newDocument = () => ({
  kind: 'passport' as const,
  country: 'us',
  number: `C0-${randomInt(1_000_000_000)}x`,
});

scenarios('a contact level', () => {
  test('is 1 with an account, 2 with a proved address, and says what each opens', async () => {
    const person = await newPerson();
    const first = await person.expectCall(getOwnContact);
    expect(first).toMatchObject({ level: 1, isAsked: false, phoneCodes: 'local', phone: null });
    expect(first.acts.filter(({ level }) => level === 2).map(({ act }) => act)).toEqual([
      'vote',
      'object',
      'judge',
    ]);
    await proveAddress(person);
    expect(await levelOf(person)).toBe(2);
  });

  test('stays 2 with a passkey, whatever it says about its device: anybody can write that', async () => {
    const person = await provedPerson();
    const { origin } = await target();
    const { password } = person;
    const ceremony = await person.expectCall(beginPasskey, { body: { password } });
    const made = softAuthenticator(origin).make(ceremony);
    const says = { authenticatorAttachment: 'cross-platform' };
    const body = { ...made, credential: { ...made.credential, ...says } };
    await person.expectCall(addPasskey, { body });
    expect(await levelOf(person)).toBe(2);
  });

  test('is 3 with a phone, by the code that was sent there, until it is taken back', async () => {
    const person = await newPerson();
    const phone = newPhone();
    const early = await person.call(requestPhoneCode, { body: { phone } });
    expectRefusal(early, 'email_unproved');
    await proveAddress(person);
    const bad = await person.call(requestPhoneCode, { body: { phone: '0312 555 0100' } });
    expectFieldError(
      bad,
      'phone',
      'Please give the number with its country, like +1 312 555 0100.',
    );
    const code = await codeFor(person, phone);
    const wrong = await person.call(provePhone, { body: { code: other(code) } });
    expectRefusal(wrong, 'phone_code_wrong');
    expect((await person.call(provePhone, { body: { code: ` ${code} ` } })).status).toBe(204);
    const known = await person.expectCall(getOwnContact);
    expect(known).toMatchObject({ level: 3, phone: { lastDigits: phone.slice(-2) } });
    expectRefusal(await person.call(provePhone, { body: { code } }), 'phone_code_wrong');
    await person.expectCall(removePhone);
    expect(await levelOf(person)).toBe(2);
  });

  test('takes five tries for a code, and not one more', async () => {
    const person = await provedPerson();
    const code = await codeFor(person, newPhone());
    for (let tries = 0; tries < 5; tries += 1) {
      await person.call(provePhone, { body: { code: other(code) } });
    }
    expectRefusal(await person.call(provePhone, { body: { code } }), 'phone_code_wrong');
  });

  test('takes a code for ten minutes, and not an hour later', async () => {
    const person = await provedPerson();
    const code = await codeFor(person, newPhone());
    await passHours(1);
    expectRefusal(await person.call(provePhone, { body: { code } }), 'phone_code_wrong');
  });

  test('has one account for each phone, also after it was taken back or deleted', async () => {
    const [first, second] = [await provedPerson(), await provedPerson()];
    const phone = newPhone();
    expect((await expectPhone(first, phone)).status).toBe(204);
    expectRefusal(await expectPhone(second, phone), 'proof_taken');
    await first.expectCall(removePhone);
    expectRefusal(await expectPhone(second, phone), 'proof_taken');
    await first.expectCall(deleteAccount, { body: { password: first.password } });
    expectRefusal(await expectPhone(second, phone), 'proof_taken');
    expect(await levelOf(second)).toBe(2);
  });

  test('is 3 by an operator who has seen a document, which serves one account alone', async () => {
    const operator = await newPersonAs('operator');
    const [person, copy] = [await provedPerson(), await provedPerson()];
    const confirm = (by: Person, { username }: Person, document: ReturnType<typeof newDocument>) =>
      by.call(confirmContact, { body: { username, ...document } });
    const document = newDocument();
    expectRefusal(await confirm(person, copy, document), 'forbidden');
    expectRefusal(await confirm(operator, operator, document), 'forbidden');
    expect((await confirm(operator, person, document)).status).toBe(204);
    const known = await person.expectCall(getOwnContact);
    expect(known.level).toBe(3);
    expect(known.document).not.toBeNull();
    const number = document.number.replace('-', ' ').toUpperCase();
    const same = { ...document, country: 'US', number };
    expectRefusal(await confirm(operator, copy, same), 'proof_taken');
    await person.expectCall(deleteAccount, { body: { password: person.password } });
    expectRefusal(await confirm(operator, copy, same), 'proof_taken');
    expect((await confirm(operator, copy, newDocument())).status).toBe(204);
  });
});
