import { afterAll, beforeAll, expect, it } from 'vitest';
import { getPersonRecord } from '#schema/console/people.ts';
import {
  beginProviderLink,
  beginProviderSignIn,
  finishProviderLink,
  finishProviderSignIn,
  registerByProvider,
} from '#schema/people/signInProvider.ts';
import { getCurrentUser } from '#schema/people/user.ts';
import { grantRole } from '#api/people/accounts.ts';
import { transact } from '#api/database/transaction.ts';
import type { AccountRole } from '#schema/people/user.ts';
import { contextOf } from '#tests/support/database/testDatabase.ts';
import { personOf, visitorOf } from '#tests/support/database/testPerson.ts';
import { startOpenIdServer, type OpenIdServer } from '#tests/support/providers/openIdServer.ts';
import { startTestApi, type TestApi } from '#tests/support/servers/testApi.ts';

const STAFF = ['staff', 'trybe-operators'];
let provider: OpenIdServer;
let api: TestApi;

beforeAll(async () => {
  provider = await startOpenIdServer();
  const settings = {
    ...provider.settings,
    OIDC_OPERATOR_GROUP: 'trybe-operators',
    OIDC_SCOPES: 'openid email profile groups',
  };
  api = await startTestApi({ settings });
  await provider.serve(api.origin);
});
afterAll(async () => {
  await api.stop();
  await provider.stop();
});

const beIn = (name: string, groups: string[]) =>
  provider.people.set(name, {
    email: `${name}@example.org`,
    email_verified: true,
    preferred_username: name,
    groups,
  });

/** Comes in by the provider, into a new account if there is none. */
async function enter(name: string) {
  const browser = visitorOf(api);
  const { url, secret } = await browser.expectCall(beginProviderSignIn);
  const body = { secret, query: await provider.walk(url, name) };
  const found = await browser.expectCall(finishProviderSignIn, { body });
  if (found.outcome === 'new')
    await browser.expectCall(registerByProvider, {
      body: { secret: found.secret, username: name },
    });
  const user = await browser.expectCall(getCurrentUser);
  return { ...browser, id: user.id, role: user.accountRole };
}

const grant = (username: string, accountRole: AccountRole) =>
  transact(api.database, { ...contextOf(null), isAuditExempt: true }, (tx) =>
    grantRole(tx, { username, accountRole, isValidator: false }),
  );

it('makes an operator of a member at once, takes the role with the membership, and records both', async () => {
  beIn('ines', STAFF);
  const ines = await enter('ines');
  expect(ines.role).toBe('operator');
  expect((await enter('ines')).role).toBe('operator');
  beIn('iris', STAFF);
  const iris = await enter('iris');
  beIn('ines', ['staff']);
  expect((await enter('ines')).role).toBe('user');
  // The session from before has lost it too.
  expect((await ines.expectCall(getCurrentUser)).accountRole).toBe('user');
  const { roles } = await iris.expectCall(getPersonRecord, { params: { id: ines.id } });
  expect(roles).toMatchObject([
    { accountRole: 'user', byName: null, isByProvider: true },
    { accountRole: 'operator', byName: null, isByProvider: true },
  ]);
});

it('makes one of somebody who links the account', async () => {
  const person = await personOf(api);
  beIn('lars', STAFF);
  const body = { password: person.password };
  const { url, secret } = await person.expectCall(beginProviderLink, { body });
  const query = await provider.walk(url, 'lars');
  await person.expectCall(finishProviderLink, { body: { secret, query } });
  expect((await person.expectCall(getCurrentUser)).accountRole).toBe('operator');
});

it('touches nobody else: strangers, ambassadors, and whom people appointed or dismissed', async () => {
  beIn('nora', ['not-trybe-operators']);
  expect((await enter('nora')).role).toBe('user');
  beIn('anton', []);
  await enter('anton');
  await grant('anton', 'ambassador');
  beIn('anton', STAFF);
  expect((await enter('anton')).role).toBe('ambassador');
  await grant('nora', 'operator');
  expect((await enter('nora')).role).toBe('operator');
  beIn('dora', STAFF);
  await enter('dora');
  await grant('dora', 'user');
  expect((await enter('dora')).role).toBe('user');
});
