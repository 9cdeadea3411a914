import { expect, it } from 'vitest';
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from '#schema/people/passkeys.ts';
import { login } from '#schema/people/user.ts';
import { appointPerson } from '#schema/console/personActs.ts';
import { softAuthenticator } from '#tests/support/softAuthenticator.ts';
import { personOf, visitorOf, type TestPerson } from '#tests/support/database/testPerson.ts';
import { apiOfTests, operatorOf } from '#tests/support/servers/apiOfTests.ts';

const api = await apiOfTests({ settings: { STAFF_PASSKEYS: 'on' } });

async function grantBy(who: Pick<TestPerson, 'call'>) {
  const { id } = await personOf(api);
  const reason = 'Chosen by the neighbourhood council.';
  const body = { accountRole: 'ambassador' as const, isValidator: false, reason };
  return who.call(appointPerson, { params: { id }, body });
}

it('a role is given only in a session that has shown a passkey', async () => {
  const operator = await operatorOf(api);
  const refused = await grantBy(operator);
  expect([refused.status, refused.problem.code]).toEqual([403, 'passkey_required']);
  expect(refused.problem.detail).toContain('add one under “Passkeys” in your settings');
  expect((await operator.expectCall(listPasskeys)).isRequired).toBe(true);

  const { password } = operator;
  const authenticator = softAuthenticator(api.origin);
  const ceremony = await operator.expectCall(beginPasskey, { body: { password } });
  const body = authenticator.make(ceremony);
  const { recoveryCodes } = await operator.expectCall(addPasskey, { body });
  expect((await grantBy(operator)).status).toBe(204);

  const phone = visitorOf(api);
  const emailOrUsername = operator.username;
  const credentials = { emailOrUsername, password, recoveryCode: recoveryCodes[0] };
  await phone.expectCall(login, { body: credentials });
  expect((await grantBy(phone)).problem.code).toBe('passkey_required');
});

it('no session outlives the passkey that it showed', async () => {
  const operator = await operatorOf(api);
  const { password } = operator;
  const ceremony = await operator.expectCall(beginPasskey, { body: { password } });
  const body = softAuthenticator(api.origin).make(ceremony);
  await operator.expectCall(addPasskey, { body });
  expect((await grantBy(operator)).status).toBe(204);
  const [passkey] = (await operator.expectCall(listPasskeys)).passkeys;
  const params = { id: passkey?.id ?? '' };
  await operator.expectCall(removePasskey, { params, body: { password } });
  expect((await grantBy(operator)).problem.code).toBe('passkey_required');
});

it('who may not do it at all is told so, not to get a passkey', async () => {
  expect((await grantBy(await personOf(api))).problem.code).toBe('forbidden');
});
