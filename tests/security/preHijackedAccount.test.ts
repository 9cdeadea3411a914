import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  changeEmail,
  confirmEmail,
  getOwnEmail,
  requestPasswordReset,
  resetPassword,
} from '#schema/people/credentials.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  signInWithPasskey,
} from '#schema/people/passkeys.ts';
import { listNotifications } from '#schema/notices/notification.ts';
import { createApiKey } from '#schema/partners/apiKeys.ts';
import { makeCalendarAddress } from '#schema/partners/calendar.ts';
import { getCurrentUser, login, register } from '#schema/people/user.ts';
import type { Client } from '#tests/scenarios/client.ts';
import { linkIn, mailAbout, proveAddress } from '#tests/scenarios/mailbox.ts';
import { visitorOf } from '#tests/support/database/testPerson.ts';
import { PASSWORD } from '#tests/support/registerAs.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';
import { softAuthenticator } from '#tests/support/softAuthenticator.ts';

const NEW_PASSWORD = 'a new one that only the owner knows 8';
const PROOF = 'Confirm your email address';

const api = await apiOfTests();
const visitor = () => visitorOf(api);
let email = '';

beforeEach(() => {
  email = `${randomUUID()}@example.org`;
});

async function joinAs(browser: Client, address: string) {
  const username = `p${randomUUID().slice(0, 12)}`;
  const body = { username, email: address, password: PASSWORD, confirmPassword: PASSWORD };
  const answer = await browser.call(register, { body });
  return { username, answer };
}

const enter = (browser: Client, emailOrUsername: string, password = PASSWORD) =>
  browser.call(login, { body: { emailOrUsername, password } });

/** A passkey, made as the browser would. */
async function equip(browser: Client) {
  const authenticator = softAuthenticator(api.origin);
  const asked = await browser.expectCall(beginPasskey, { body: { password: PASSWORD } });
  await browser.expectCall(addPasskey, { body: authenticator.make(asked) });
  return async () => {
    const body = authenticator.sign(await visitor().expectCall(beginPasskeySignIn));
    return visitor().call(signInWithPasskey, { body });
  };
}

describe('whoever registers with somebody else’s address', () => {
  it('is out once its owner has proved it, with every session and passkey', async () => {
    const squatter = visitor();
    const { username } = await joinAs(squatter, email);
    const signIn = await equip(squatter);
    expect((await signIn()).status).toBe(200);

    const owner = visitor();
    const token = await linkIn(squatter, PROOF);
    await owner.expectCall(confirmEmail, { body: { token } });
    expect((await squatter.call(getCurrentUser)).status).toBe(401);
    expect((await signIn()).status).not.toBe(200);

    // The squatter still knows the password, until the owner sets another one.
    expect((await enter(squatter, username)).status).toBe(200);
    const again = await equip(squatter);
    await owner.expectCall(requestPasswordReset, { body: { email } });
    const reset = await linkIn(squatter, 'A new password');
    const chosen = { token: reset, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    await owner.expectCall(resetPassword, { body: chosen });
    expect((await squatter.call(getCurrentUser)).status).toBe(401);
    expect((await again()).status).not.toBe(200);
    expect((await enter(squatter, username)).status).toBe(401);
    expect((await enter(owner, email, NEW_PASSWORD)).status).toBe(200);
  });

  it('keeps no key, no private address and no payout account either', async () => {
    const squatter = visitor();
    await joinAs(squatter, email);
    const { id } = await squatter.expectCall(getCurrentUser);
    const wanted = { name: 'Script', scopes: ['report'] as const, password: PASSWORD };
    const body = { ...wanted, scopes: [...wanted.scopes] };
    await squatter.expectCall(createApiKey, { body });
    const { path } = await squatter.expectCall(makeCalendarAddress);
    const readCalendar = async () => (await visitor().fetch(path)).status;
    expect(await readCalendar()).toBe(200);
    await api.database.query(
      `insert into payout_account (user_id, account_id, is_ready, created_at)
       values ($1, 'acct_squatter', true, now())`,
      [id],
    );

    await visitor().expectCall(confirmEmail, { body: { token: await linkIn(squatter, PROOF) } });
    expect(await readCalendar()).toBe(404);
    const left = await api.database.query(
      `select from api_key where user_id = $1 and revoked_at is null
       union all select from payout_account where user_id = $1 and (is_ready or gone_at is null)`,
      [id],
    );
    expect(left).toEqual([]);
  });

  it('cannot have the owner asked for a second factor before the proof', async () => {
    const squatter = visitor();
    await joinAs(squatter, email);
    await equip(squatter);
    expect((await enter(visitor(), email)).status).toBe(200);
    await proveAddress(squatter);
    expect((await enter(visitor(), email)).problem.code).toBe('second_factor');
  });

  it('does not keep its owner from registering, and loses the address, not the account', async () => {
    const [squatter, owner] = [visitor(), visitor()];
    const { username } = await joinAs(squatter, email);
    const joined = await joinAs(owner, email.toUpperCase());
    expect(joined.answer.status).toBe(201);
    await proveAddress(owner);
    expect(await owner.expectCall(getOwnEmail)).toMatchObject({ isProved: true });

    expect(await squatter.expectCall(getOwnEmail)).toMatchObject({ address: '', isProved: false });
    const told = await squatter.expectCall(listNotifications);
    expect(told.map(({ content }) => content.toLowerCase()).join()).toContain(email);
    expect((await enter(visitor(), username)).body.username).toBe(username);
    expect((await enter(visitor(), email)).body.username).toBe(joined.username);
  });

  it('keeps what a person has made who proves the address in their own session', async () => {
    const [here, elsewhere] = [visitor(), visitor()];
    const { username } = await joinAs(here, email);
    const signIn = await equip(here);
    expect((await enter(elsewhere, username)).status).toBe(200);
    await proveAddress(here);
    expect((await here.call(getCurrentUser)).status).toBe(200);
    expect((await elsewhere.call(getCurrentUser)).status).toBe(401);
    expect((await signIn()).status).toBe(200);
  });
});

it('nobody learns from registering who is here: the owner of the address does', async () => {
  const owner = visitor();
  await joinAs(owner, email);
  await proveAddress(owner);
  const [known, unknown] = [
    await joinAs(visitor(), email),
    await joinAs(visitor(), `${randomUUID()}@example.org`),
  ];
  const keysOf = ({ answer }: typeof known) => Object.keys(answer.body).toSorted();
  expect([known.answer.status, keysOf(known)]).toEqual([unknown.answer.status, keysOf(unknown)]);
  const mail = await mailAbout(owner, 'You already have an account');
  expect(mail.text).not.toContain(known.username);
  expect((await enter(visitor(), email)).body.username).not.toBe(known.username);
});

it('a flood of changes of address does not flood a stranger’s mailbox', async () => {
  const limited = await apiOfTests({ settings: { RATE_LIMITS: 'on', RATE_LIMIT_MAILS: '3' } });
  const stranger = `${randomUUID()}@example.org`;
  const change = async () => {
    const browser = visitorOf(limited);
    await joinAs(browser, `${randomUUID()}@example.org`);
    const body = { email: stranger, currentPassword: PASSWORD };
    return (await browser.call(changeEmail, { body })).status;
  };
  const answers: number[] = [];
  for (let round = 0; round < 5; round += 1) answers.push(await change());
  expect(answers).toEqual([204, 204, 204, 429, 429]);
});
