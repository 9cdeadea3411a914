import Koa from 'koa';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SessionStore } from '#api/database/sessionStore.ts';
import { createReadCall } from '#api/http/koaCall.ts';
import { logRequests } from '#api/http/requestLog.ts';
import { securityHeaders } from '#api/http/securityHeaders.ts';
import { createSession } from '#api/http/session.ts';
import { DAY_MS } from '#schema/durations.ts';
import { serveApp, type ServedApp } from '#tests/support/servers/serveApp.ts';

/** The number by which the log knows a warning. */
const WARN = 40;
/** How ways in refuse. */
const REFUSED = new Map([
  ['/api/login', 401],
  ['/api/passkey-sign-ins', 422],
  ['/api/provider-sign-ins/answers', 422],
]);

let lines: Record<string, unknown>[] = [];
let app: ServedApp;

/** Takes any id for one of Ann's. */
const sessions: SessionStore = {
  get: async () => ({ userId: 'ann', _expire: Date.now() + DAY_MS }),
  set: async () => undefined,
  destroy: async () => undefined,
  isStrong: async () => false,
  now: () => new Date(),
};

/** A site behind HTTPS that signs everybody in who asks for `/in`, and refuses at the sign-in. */
beforeAll(async () => {
  const koa = new Koa();
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  koa.use(logRequests(pino({ level: 'info' }, { write })));
  koa.use(securityHeaders({ isHttps: true, tileUrl: null }));
  const callOf = createReadCall(createSession(koa, sessions, { isHttps: true, days: 30 }), {
    isHttps: true,
    deviceDays: 180,
  });
  koa.use(async (context) => {
    context.state.routePattern = context.path;
    const { session } = callOf(context);
    if (context.path === '/in') await session.signIn('ann', { device: 'Firefox', isStrong: false });
    context.status = REFUSED.get(context.path) ?? 200;
    context.body = (await session.readUserId()) ?? '';
  });
  app = await serveApp(koa);
});
afterAll(() => app.close());

it('every answer says what pages may ask a device for', async () => {
  const { headers } = await fetch(app.origin);
  const policy = headers.get('permissions-policy')?.split(', ') ?? [];
  expect(policy).toEqual(expect.arrayContaining(['camera=(self)', 'geolocation=(self)']));
  expect(policy).toEqual(expect.arrayContaining(['microphone=()', 'payment=()', 'usb=()']));
});

it('over HTTPS the session is taken from this very host alone', async () => {
  const [cookie = ''] = (await fetch(`${app.origin}/in`)).headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-trybe\.sid=[\w-]{43};.* path=\/;/u);
  expect(cookie).toMatch(/secure/iu);
  expect(cookie).not.toMatch(/domain/iu);
  const whoIs = async (Cookie: string) => (await fetch(app.origin, { headers: { Cookie } })).text();
  expect(await whoIs('__Host-trybe.sid=own')).toBe('ann');
  expect(await whoIs('trybe.sid=of-a-neighbour')).toBe('');
});

it.each([...REFUSED])(
  'a failed sign-in at %s leaves a line in the log, with nothing personal in it',
  async (path, status) => {
    lines = [];
    await fetch(`${app.origin}/api/issues`);
    await fetch(`${app.origin}${path}?emailOrUsername=ann`, {
      method: 'POST',
      body: '{"a":"ann"}',
    });
    const warned = lines.filter(({ level }) => level === WARN);
    expect(warned).toEqual([expect.objectContaining({ msg: 'sign-in failed', status })]);
    // Those that succeed leave the line of every request.
    const told = lines.map((line) => [line.route, line.status]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['/api/issues', 200],
        [path, status],
      ]),
    );
    expect(JSON.stringify(lines)).not.toMatch(/ann|127\.0\.0\.1|::1/u);
  },
);
