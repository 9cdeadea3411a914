import Koa from 'koa';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callOf } from '#api/http/koaCall.ts';
import { logRequests } from '#api/http/requestLog.ts';
import { securityHeaders } from '#api/http/securityHeaders.ts';
import { serveApp, type ServedApp } from '#tests/support/servers/serveApp.ts';

let lines: Record<string, unknown>[] = [];
let app: ServedApp;

/** A site behind HTTPS that signs everybody in who asks for `/in`, and refuses at the sign-in. */
beforeAll(async () => {
  const koa = new Koa();
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  koa.use(logRequests(pino({ level: 'warn' }, { write })));
  koa.use(securityHeaders({ isHttps: true, tileUrl: null }));
  koa.use((context) => {
    context.state.routePattern = context.path;
    const call = callOf(context, { isHttps: true, days: 30 });
    if (context.path === '/in') call.cookie.write('an-id');
    context.status = context.path === '/api/login' ? 401 : 200;
    context.body = call.cookie.read() ?? '';
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
  expect(cookie).toMatch(/^__Host-trybe\.sid=an-id;.* path=\/;/u);
  expect(cookie).toMatch(/secure/iu);
  expect(cookie).not.toMatch(/domain/iu);
  const planted = await fetch(app.origin, { headers: { Cookie: 'trybe.sid=of-a-neighbour' } });
  expect(await planted.text()).toBe('');
});

it('a failed sign-in leaves a line in the log, with nothing personal in it', async () => {
  lines = [];
  await fetch(`${app.origin}/api/issues`);
  await fetch(`${app.origin}/api/login?emailOrUsername=ann`, {
    method: 'POST',
    body: '{"a":"ann"}',
  });
  expect(lines).toEqual([expect.objectContaining({ msg: 'sign-in failed', status: 401 })]);
  expect(JSON.stringify(lines)).not.toMatch(/ann|127\.0\.0\.1|::1/u);
});
