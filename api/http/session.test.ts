import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schema/errors.ts';
import { DAY_MS } from '#schema/durations.ts';
import { login, logout } from '#schema/people/user.ts';
import { createTestClock, startTestApi, type TestApi } from '#tests/support/servers/testApi.ts';
import { personOf, visitorOf } from '#tests/support/database/testPerson.ts';

const api = await startTestApi();
const https = await startTestApi({ settings: { PUBLIC_ORIGIN: 'https://trybe.example' } });
const other = await startTestApi({ settings: { RATE_LIMITS: 'on', RATE_LIMIT_SIGN_INS: '3' } });
afterAll(() => Promise.all([api.stop(), other.stop(), https.stop()]));

const cookieOf = (response: Response) => response.headers.getSetCookie()[0] ?? '';
const idOf = (response: Response) => cookieOf(response).split(';')[0] ?? '';
const userWith = (cookie: string) => fetch(`${api.origin}/api/user`, { headers: { cookie } });

const signIn = (from: TestApi, body: object, headers: Record<string, string> = {}) =>
  fetch(`${from.origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('a session', () => {
  it('is a cookie that scripts cannot read', async () => {
    const ann = await personOf(api);
    const response = await signIn(api, { emailOrUsername: ann.email, password: ann.password });
    expect(cookieOf(response)).toMatch(/^trybe\.sid=[\w-]{43};.*samesite=lax; httponly$/iu);
  });

  it('is kept as a hash, from which nobody can make the cookie', async () => {
    const ann = await personOf(api);
    const response = await signIn(api, { emailOrUsername: ann.email, password: ann.password });
    const id = idOf(response).slice('trybe.sid='.length);
    const rows: object[] = await api.database.query('select s::text from session s');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(id);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(id).toString('hex'));
  });

  it('is sent over HTTPS only where the site is', async () => {
    const ann = await personOf(https);
    const response = await signIn(https, { emailOrUsername: ann.email, password: ann.password });
    expect(cookieOf(response)).toMatch(/; secure/iu);
    // Other subdomains may have no certificate.
    expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/u);
  });

  it('gets a new id at sign-in, so that a planted one is worth nothing', async () => {
    const ann = await personOf(api);
    const first = await signIn(api, { emailOrUsername: ann.username, password: ann.password });
    const credentials = { emailOrUsername: ann.username, password: ann.password };
    const second = await signIn(api, credentials, { cookie: idOf(first) });
    expect(idOf(second)).not.toBe(idOf(first));
    expect((await userWith(idOf(first))).status).toBe(401);
    const planted = await signIn(api, credentials, { cookie: 'trybe.sid=planted' });
    expect(idOf(planted)).not.toContain('planted');
    expect(planted.headers.getSetCookie().filter((cookie) => cookie.includes('sid='))).toHaveLength(
      1,
    );
  });

  it('is dead after signing out, also for who kept the cookie', async () => {
    const ann = await personOf(api);
    const response = await signIn(api, { emailOrUsername: ann.username, password: ann.password });
    const cookie = idOf(response);
    expect((await userWith(cookie)).status).toBe(200);
    const out = await fetch(`${api.origin}/api/logout`, { method: 'POST', headers: { cookie } });
    expect(out.status).toBe(204);
    expect((await userWith(cookie)).status).toBe(401);
  });

  it('ends by itself when it was not used for the days of the setting', async () => {
    const clock = createTestClock();
    const later = await startTestApi({ clock, settings: { SESSION_DAYS: '7' } });
    const ann = await personOf(later);
    expect((await ann.fetch('/api/user')).status).toBe(200);
    clock.advance(8 * DAY_MS);
    expect((await ann.fetch('/api/user')).status).toBe(401);
    await later.stop();
  });

  it('lasts its whole time again when it is used in its second half, and says so', async () => {
    const clock = createTestClock();
    const days = async (count: number) => {
      clock.advance(count * DAY_MS);
      return ann.fetch('/api/user');
    };
    const later = await startTestApi({ clock, settings: { SESSION_DAYS: '7' } });
    const ann = await personOf(later);
    const [first, second, third, fourth] = [
      await days(3),
      await days(3),
      await days(6),
      await days(8),
    ];
    expect(first.headers.getSetCookie()).toEqual([]);
    expect(cookieOf(second)).toMatch(/^trybe\.sid=[\w-]{43};/u);
    expect([second, third, fourth].map(({ status }) => status)).toEqual([200, 200, 401]);
    await later.stop();
  });

  it('ends after the days of the setting also when it is used every day', async () => {
    const clock = createTestClock();
    const settings = { SESSION_DAYS: '7', SESSION_MAX_DAYS: '10' };
    const later = await startTestApi({ clock, settings });
    const ann = await personOf(later);
    const statuses: number[] = [];
    for (let day = 1; day <= 11; day += 1) {
      clock.advance(DAY_MS);
      statuses.push((await ann.fetch('/api/user')).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 401, 401]);
    await later.stop();
  });

  it('is neither renewed nor made by a stream of events', async () => {
    const clock = createTestClock();
    const later = await startTestApi({ clock, settings: { SESSION_DAYS: '7' } });
    const ann = await personOf(later);
    clock.advance(6 * DAY_MS);
    for (const who of [ann, visitorOf(later)]) {
      const { status, headers, body } = await who.fetch('/api/events');
      await body?.cancel();
      expect([status, headers.getSetCookie()]).toEqual([200, []]);
    }
    clock.advance(2 * DAY_MS);
    expect((await ann.fetch('/api/user')).status).toBe(401);
    await later.stop();
  });

  it('may be ended by who has none', async () => {
    expect((await visitorOf(api).call(logout)).status).toBe(204);
  });

  it('does not survive in a cookie of nonsense', async () => {
    for (const value of ['', 'x', '%00', '../..', 'a'.repeat(3_000)]) {
      expect((await userWith(`trybe.sid=${value}`)).status).toBe(401);
    }
  });
});

describe('signing in', () => {
  it('works by name or email in any case', async () => {
    const ann = await personOf(api);
    for (const emailOrUsername of [ann.username.toUpperCase(), ann.email.toUpperCase()]) {
      const body = { emailOrUsername, password: ann.password };
      expect((await visitorOf(api).expectCall(login, { body })).id).toBe(ann.id);
    }
  });

  it('says the same for a wrong password and for an unknown person', async () => {
    const ann = await personOf(api);
    const [known, unknown] = await Promise.all(
      [ann.username, 'nobody'].map(async (emailOrUsername) => {
        const answer = await signIn(api, { emailOrUsername, password: 'wrong password' });
        // Each request has its own id.
        return [answer.status, { ...((await answer.json()) as Problem), requestId: null }];
      }),
    );
    expect(known?.[0]).toBe(401);
    expect(unknown).toEqual(known);
  });

  it('is slowed down after too many wrong passwords for one account', async () => {
    const ann = await personOf(other);
    const wrong = { emailOrUsername: ann.username, password: 'wrong password' };
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await signIn(other, wrong)).status).toBe(401);
    }
    const right = { emailOrUsername: ann.username, password: ann.password };
    const response = await signIn(other, right);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(((await response.json()) as Problem).code).toBe('rate_limited');
    const settings = { RATE_LIMITS: 'on', RATE_LIMIT_SIGN_INS: '3' };
    const second = await startTestApi({ sharedWith: other, settings });
    expect((await signIn(second, right)).status).toBe(429);
    await second.stop();
  });

  it('and everything else is slowed down for an address that floods us', async () => {
    const settings = { RATE_LIMITS: 'on', RATE_LIMIT_REQUESTS: '5' };
    const strict = await startTestApi({ sharedWith: other, settings });
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      statuses.push((await fetch(`${strict.origin}/api/settings`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await fetch(`${strict.origin}/healthz`)).status).toBe(200);
    await strict.stop();
  });
});

describe('a change that another site’s page sends', () => {
  const change = (headers: Record<string, string>) =>
    fetch(`${api.origin}/api/logout`, { method: 'POST', headers });

  it('is refused', async () => {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: api.origin.replace('http:', 'https:') },
    ];
    for (const headers of foreign) {
      const response = await change(headers);
      const { code } = (await response.json()) as Problem;
      expect([headers, code]).toEqual([headers, 'foreign_origin']);
    }
  });

  it('is told from our own pages and from clients that are no browser', async () => {
    const own: Record<string, string>[] = [
      {},
      { origin: api.origin },
      { 'sec-fetch-site': 'same-origin', origin: api.origin },
      { 'sec-fetch-site': 'none' },
    ];
    for (const headers of own) {
      const { status } = await change(headers);
      expect([headers, status]).toEqual([headers, 204]);
    }
  });
});
