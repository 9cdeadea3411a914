import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPasskey, beginPasskey } from '#schema/people/passkeys.ts';
import { getOwnEmail } from '#schema/people/credentials.ts';
import { listMailbox } from '#schema/notices/mailbox.ts';
import { listSignIns } from '#schema/people/signIns.ts';
import {
  beginProviderLink,
  beginProviderSignIn,
  finishProviderLink,
  finishProviderSignIn,
  getProviderLink,
  registerByProvider,
  removeProviderLink,
  setFirstPassword,
} from '#schema/people/signInProvider.ts';
import { getCurrentUser, login } from '#schema/people/user.ts';
import type { Client } from '#tests/scenarios/client.ts';
import { proveAddress } from '#tests/scenarios/mailbox.ts';
import { personOf, visitorOf, type TestPerson } from '#tests/support/database/testPerson.ts';
import { startOpenIdServer, type OpenIdServer } from '#tests/support/providers/openIdServer.ts';
import { startTestApi, type TestApi } from '#tests/support/servers/testApi.ts';
import { softAuthenticator } from '#tests/support/softAuthenticator.ts';

let provider: OpenIdServer;
let api: TestApi;

beforeAll(async () => {
  provider = await startOpenIdServer();
  api = await startTestApi({ settings: provider.settings });
  await provider.serve(api.origin);
});
afterAll(async () => {
  await api.stop();
  await provider.stop();
});

/** Goes to the provider, signs in there as `who`, and comes back. */
async function arrive(browser: Client, who: string) {
  const { url, secret } = await browser.expectCall(beginProviderSignIn);
  const query = await provider.walk(url, who);
  return { body: { secret, query } };
}

const enter = async (browser: Client, who: string) =>
  browser.call(finishProviderSignIn, await arrive(browser, who));

async function join(username: string, email = `${username}@example.org`): Promise<Client> {
  provider.people.set(username, { email, email_verified: true, preferred_username: username });
  const browser = visitorOf(api);
  const back = await arrive(browser, username);
  const found = await browser.expectCall(finishProviderSignIn, back);
  if (found.outcome !== 'new') throw new Error('Somebody has joined before');
  const { secret, suggestedName } = found;
  await browser.expectCall(registerByProvider, { body: { secret, username: suggestedName } });
  return browser;
}

async function link(person: TestPerson, who: string) {
  const { password } = person;
  const { url, secret } = await person.expectCall(beginProviderLink, { body: { password } });
  const query = await provider.walk(url, who);
  return person.call(finishProviderLink, { body: { secret, query } });
}

it('sends people away with PKCE, state and nonce, to come back to one address', async () => {
  const { url } = await visitorOf(api).expectCall(beginProviderSignIn);
  const asked = new URL(url).searchParams;
  expect(asked.get('code_challenge_method')).toBe('S256');
  expect(asked.get('redirect_uri')).toBe(`${api.origin}/auth`);
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(asked.get(name)?.length).toBeGreaterThan(40);
  }
});

it('makes an account with a proved address, which the provider opens from then on', async () => {
  const browser = await join('gwen');
  const { id } = await browser.expectCall(getCurrentUser);
  expect((await browser.expectCall(getOwnEmail)).isProved).toBe(true);
  const other = visitorOf(api);
  const answer = await enter(other, 'gwen');
  expect(answer.body).toMatchObject({ outcome: 'signed_in', user: { id } });
  expect(await browser.expectCall(listSignIns)).toHaveLength(2);
  // Its tokens, which begin like that, reach no browser and are kept nowhere.
  const kept = await api.database.query(
    `select to_jsonb(i) from provider_identity i union all select to_jsonb(a) from provider_attempt a
     union all select to_jsonb(s) from session s union all select to_jsonb(k) from idempotency_key k`,
  );
  for (const text of [JSON.stringify(kept), JSON.stringify(answer.body)])
    expect(text).not.toMatch(/eyJ|access_token|id_token/u);
});

it('takes no account over: an address that is taken or not vouched for opens nothing', async () => {
  const owner = await personOf(api);
  await proveAddress(owner);
  provider.people.set('thief', { email: owner.email.toUpperCase(), email_verified: true });
  expect((await enter(visitorOf(api), 'thief')).problem.code).toBe('provider_account_exists');
  // Said before anybody is looked for, so that it tells nothing about who is here.
  for (const email of [owner.email, 'free@example.org']) {
    provider.people.set('liar', { email, email_verified: false });
    expect((await enter(visitorOf(api), 'liar')).problem.code).toBe('provider_email_unproved');
  }
  provider.people.set('nobody', {});
  expect((await enter(visitorOf(api), 'nobody')).problem.code).toBe('provider_email_unproved');
});

it('takes an answer once, in the browser that asked, and no changed one', async () => {
  provider.people.set('otto', { email: 'otto@example.org', email_verified: true });
  const [mine, theirs] = [visitorOf(api), visitorOf(api)];
  const [back, foreign] = [await arrive(mine, 'otto'), await arrive(theirs, 'otto')];
  const mixed = { body: { secret: back.body.secret, query: foreign.body.query } };
  expect((await mine.call(finishProviderSignIn, mixed)).problem.code).toBe('provider_refused');
  // The secret is used up by it, whatever came with it.
  expect((await mine.call(finishProviderSignIn, back)).problem.code).toBe('provider_refused');
  expect((await theirs.call(finishProviderSignIn, foreign)).status).toBe(200);
  expect((await theirs.call(finishProviderSignIn, foreign)).problem.code).toBe('provider_refused');
  const denied = await visitorOf(api).expectCall(beginProviderSignIn);
  const { searchParams } = new URL(denied.url);
  const query = `?error=access_denied&state=${searchParams.get('state')}`;
  const answer = await mine.call(finishProviderSignIn, { body: { secret: denied.secret, query } });
  expect(answer.problem.code).toBe('provider_refused');
});

it('links who knows the password, one account with one person there, and unlinks again', async () => {
  const [person, other] = [await personOf(api), await personOf(api)];
  await proveAddress(person);
  const wrong = { body: { password: 'not the password' } };
  expect((await person.call(beginProviderLink, wrong)).status).toBe(400);
  provider.people.set('lena', { email: 'lena@elsewhere.example', email_verified: false });
  expect((await link(person, 'lena')).status).toBe(204);
  expect((await link(other, 'lena')).problem.code).toBe('provider_linked');
  const elsewhere = visitorOf(api);
  expect((await enter(elsewhere, 'lena')).body).toMatchObject({ user: { id: person.id } });
  await person.expectCall(removeProviderLink, { body: { password: person.password } });
  expect((await enter(visitorOf(api), 'lena')).problem.code).toBe('provider_email_unproved');
  // Whoever came in by the provider may be somebody else; who unlinked it stays.
  expect((await elsewhere.call(getCurrentUser)).status).toBe(401);
  expect((await person.expectCall(getCurrentUser)).id).toBe(person.id);
  const told = async () =>
    (await person.expectCall(listMailbox)).filter(({ subject }) =>
      subject.includes('A way to sign in was changed'),
    );
  await expect.poll(told).toHaveLength(2);
});

it('never removes the last way in; a password is set in a fresh session alone', async () => {
  const browser = await join('hugo');
  const password = 'a first horse 1';
  const removal = { body: { password } };
  expect((await browser.call(removeProviderLink, removal)).problem.code).toBe('last_way_in');
  const body = { password, confirmPassword: password };
  const age = (minutes: number) =>
    api.database.query(
      `update session set created_at = now() - make_interval(mins => $1)
       where user_id = (select id from app_user where username = 'hugo')`,
      [minutes],
    );
  await age(16);
  expect((await browser.call(setFirstPassword, { body })).problem.code).toBe('sign_in_again');
  await age(1);
  await browser.expectCall(setFirstPassword, { body });
  expect((await browser.call(setFirstPassword, { body })).problem.code).toBe('wrong_state');
  expect((await browser.expectCall(getProviderLink)).hasPassword).toBe(true);
  await visitorOf(api).expectCall(login, { body: { emailOrUsername: 'hugo', password } });
  await browser.expectCall(removeProviderLink, removal);
});

it('lets nobody in alone to an account with a passkey', async () => {
  const person = await personOf(api);
  await proveAddress(person);
  provider.people.set('pia', { email: 'pia@elsewhere.example', email_verified: true });
  await link(person, 'pia');
  const { password } = person;
  const ceremony = await person.expectCall(beginPasskey, { body: { password } });
  await person.expectCall(addPasskey, { body: softAuthenticator(api.origin).make(ceremony) });
  expect((await enter(visitorOf(api), 'pia')).problem.code).toBe('second_factor');
});

it('says so where the provider does not answer, and there is no such call without one', async () => {
  const silent = await startTestApi({
    settings: { ...provider.settings, OIDC_ISSUER: 'http://127.0.0.1:9' },
  });
  const without = await startTestApi();
  for (const [installation, code] of [
    [silent, 'provider_unavailable'],
    [without, 'no_provider'],
  ] as const) {
    expect((await visitorOf(installation).call(beginProviderSignIn)).problem.code).toBe(code);
    await installation.stop();
  }
});
