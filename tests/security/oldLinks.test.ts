import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { recoverPerson } from '#schema/console/personActs.ts';
import {
  changeEmail,
  changePassword,
  confirmEmail,
  getOwnEmail,
  requestPasswordReset,
  resetPassword,
} from '#schema/people/credentials.ts';
import { createApiKey, listApiKeys } from '#schema/partners/apiKeys.ts';
import { makeCalendarAddress } from '#schema/partners/calendar.ts';
import { listMailbox } from '#schema/notices/mailbox.ts';
import { login } from '#schema/people/user.ts';
import { linkIn, proveAddress } from '#tests/scenarios/mailbox.ts';
import { personOf, visitorOf } from '#tests/support/database/testPerson.ts';
import { apiOfTests, operatorOf } from '#tests/support/servers/apiOfTests.ts';

const NEW_PASSWORD = 'a quite new horse 8';
const twice = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
const REASON = 'They called and proved who they are.';

const api = await apiOfTests();
const visitor = () => visitorOf(api);

async function provedPerson() {
  const person = await personOf(api);
  await proveAddress(person);
  return person;
}

it('a change of address that somebody else asked for ends with the password that they knew', async () => {
  // Nobody proved its address, so that the link to the new one would be enough.
  const person = await personOf(api);
  const { address } = await person.expectCall(getOwnEmail);
  const theirs = `${randomUUID()}@example.org`;
  const asked = { email: theirs, currentPassword: person.password };
  await person.expectCall(changeEmail, { body: asked });
  const sent = async () =>
    (await person.expectCall(listMailbox)).find(({ to }) => to === theirs)?.text ?? '';
  await expect.poll(sent, { timeout: 10_000 }).toContain('/confirm/');
  const token = /\/confirm\/([\w-]+)/u.exec(await sent())?.[1] ?? '';
  const body = { currentPassword: person.password, ...twice };
  await person.expectCall(changePassword, { body });
  expect((await visitor().call(confirmEmail, { body: { token } })).problem.code).toBe(
    'link_expired',
  );
  expect(await person.expectCall(getOwnEmail)).toMatchObject({ address, change: null });
});

it('a link in the mailbox that was lost opens nothing once an operator gave a new address', async () => {
  const [operator, person] = [await operatorOf(api), await provedPerson()];
  const { address: email } = await person.expectCall(getOwnEmail);
  await visitor().expectCall(requestPasswordReset, { body: { email } });
  const token = await linkIn(person, 'A new password');
  const newEmail = `${randomUUID()}@example.org`;
  const params = { id: person.id };
  const { link } = await operator.expectCall(recoverPerson, {
    params,
    body: { newEmail, reason: REASON },
  });
  const stolen = await visitor().call(resetPassword, { body: { token, ...twice } });
  expect(stolen.problem.code).toBe('link_expired');
  const own = /\/reset\/([\w-]+)/u.exec(link ?? '')?.[1] ?? '';
  await visitor().expectCall(resetPassword, { body: { token: own, ...twice } });
});

it('a new password by a link ends the keys and the private address that the old one had made', async () => {
  const person = await provedPerson();
  const { address: email } = await person.expectCall(getOwnEmail);
  const key = { name: 'Mine', scopes: ['update' as const], password: person.password };
  await person.expectCall(createApiKey, { body: key });
  const { path } = await person.expectCall(makeCalendarAddress);
  expect((await visitor().fetch(path)).status).toBe(200);
  await visitor().expectCall(requestPasswordReset, { body: { email } });
  const token = await linkIn(person, 'A new password');
  await visitor().expectCall(resetPassword, { body: { token, ...twice } });
  expect((await visitor().fetch(path)).status).toBe(404);
  await person.expectCall(login, {
    body: { emailOrUsername: person.username, password: NEW_PASSWORD },
  });
  expect(await person.expectCall(listApiKeys)).toEqual([]);
});
