import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addressGroup } from '#api/http/limits/addressGroup.ts';
import { personOf, type TestPerson } from '#tests/support/database/testPerson.ts';
import { startTestApi } from '#tests/support/servers/testApi.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';

const LIMIT = 3;

const settings = { RATE_LIMITS: 'on', RATE_LIMIT_SIGN_INS: String(LIMIT), TRUST_PROXY: '1' };
const api = await apiOfTests({ settings });

let nextAddress = 0;
/** An address that nobody has used before. */
const newAddress = () => `198.51.100.${(nextAddress += 1)}`;

type Attempt = { name: string; password?: string; from?: string; cookie?: string };

function signIn({ name, password = 'a wrong password', from = newAddress(), cookie }: Attempt) {
  return fetch(`${api.origin}/api/login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': from,
      ...(cookie === undefined ? {} : { Cookie: cookie }),
    },
    body: JSON.stringify({ emailOrUsername: name, password }),
  });
}

/** The cookie by which a browser is known after its person came in. */
const deviceIn = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .find((text) => text.startsWith('trybe.device='))
    ?.split(';')[0] ?? '';

const deviceOf = async ({ username, password }: TestPerson): Promise<string> =>
  deviceIn(await signIn({ name: username, password }));

const guess = async (attempt: Attempt) => (await signIn(attempt)).status;

describe('guesses of a password', () => {
  it('at the same time are as few as one after the other', async () => {
    const { username } = await personOf(api);
    const tries = Array.from({ length: 30 }, () => guess({ name: username }));
    const statuses = await Promise.all(tries);
    expect(statuses.filter((status) => status === 401)).toHaveLength(LIMIT);
  });

  it('by name and by email are counted together, in any case', async () => {
    const { username, email } = await personOf(api);
    const names = [username, email, email.toUpperCase(), username.toUpperCase(), email, username];
    const statuses: number[] = [];
    for (const name of names) statuses.push(await guess({ name }));
    expect(statuses).toEqual([401, 401, 401, 429, 429, 429]);
  });

  it('are counted for the whole network of an IPv6 customer', async () => {
    const statuses: number[] = [];
    for (let count = 0; count <= LIMIT * 10; count += 1) {
      const from = `2001:db8::${(count + 1).toString(16)}:0:0:1`;
      statuses.push(await guess({ name: `nobody${count}`, from }));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(LIMIT * 10);
    expect(statuses.at(-1)).toBe(429);
  });

  it('do not lock the owner out of a browser that they have signed in with', async () => {
    const owner = await personOf(api);
    const { username, password } = owner;
    const cookie = await deviceOf(owner);
    expect(cookie).not.toBe('');
    for (let count = 0; count <= LIMIT; count += 1) await guess({ name: username });
    expect(await guess({ name: username, password })).toBe(429);
    expect(await guess({ name: username, password, cookie })).toBe(200);
  });

  it('do not lock the owner out of the browser that they have registered with', async () => {
    const username = `new${randomUUID().slice(0, 8)}`;
    const password = 'correct horse 7';
    const account = { username, email: `${username}@example.org`, password };
    const registered = await fetch(`${api.origin}/api/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...account, confirmPassword: password }),
    });
    for (let count = 0; count <= LIMIT; count += 1) await guess({ name: username });
    expect(await guess({ name: username, password })).toBe(429);
    expect(await guess({ name: username, password, cookie: deviceIn(registered) })).toBe(200);
  });

  it('are no more from a known browser, and it is known to its own account alone', async () => {
    const [owner, thief] = [await personOf(api), await personOf(api)];
    const [known, foreign] = [await deviceOf(owner), await deviceOf(thief)];
    const tries = [known, known, known, known].map((cookie) => ({ name: owner.username, cookie }));
    const statuses: number[] = [];
    for (const attempt of tries) statuses.push(await guess(attempt));
    expect(statuses).toEqual([401, 401, 401, 429]);
    const byThief: number[] = [];
    for (const cookie of [foreign, foreign, '', `${foreign}x`])
      byThief.push(await guess({ name: owner.username, cookie }));
    expect(byThief).toEqual([401, 401, 401, 429]);
  });

  it('cost the owner nothing once the password was right', async () => {
    const { username, password } = await personOf(api);
    for (let count = 0; count < LIMIT * 2; count += 1) {
      expect(await guess({ name: username, password })).toBe(200);
    }
  });

  it('are kept by digests that cannot be made from a list of names', async () => {
    const { id, username } = await personOf(api);
    await guess({ name: username });
    const rows: { key: string }[] = await api.database.query('select key from rate_limit');
    const plain = await Promise.all(
      [id, username].map(async (name) => {
        const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name));
        return Buffer.from(hash).toString('hex');
      }),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const digest of plain) expect(rows.some(({ key }) => key.includes(digest))).toBe(false);
  });
});

it('changes without an account are counted for the whole network of an IPv6 customer', async () => {
  const limited = await startTestApi({
    settings: { RATE_LIMITS: 'on', RATE_LIMIT_WRITES: String(LIMIT), TRUST_PROXY: '1' },
  });
  const statuses: number[] = [];
  for (let count = 0; count <= LIMIT; count += 1) {
    const headers = { 'X-Forwarded-For': `2001:db8::${(count + 1).toString(16)}:0:0:1` };
    const answer = await fetch(`${limited.origin}/api/logout`, { method: 'POST', headers });
    statuses.push(answer.status);
  }
  await limited.stop();
  expect(statuses.at(0)).toBeLessThan(400);
  expect(statuses.at(-1)).toBe(429);
});

it.each([
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8:0:0:ffff::', '2001:db8:0:0::/64'],
  ['2001:0db8:0000:0000:0000:0000:0000:0002', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['192.0.2.1', '192.0.2.1'],
  ['', ''],
])('address %s is counted as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});
