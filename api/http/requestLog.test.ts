import { once } from 'node:events';
import { connect } from 'node:net';
import Koa from 'koa';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { serveApp } from '#tests/support/servers/serveApp.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { answerErrors, logFaults } from './answerErrors.ts';
import { readBytes } from './media/readBytes.ts';
import { logRequests } from './requestLog.ts';

const [WARN, ERROR] = [40, 50];

async function failingSite(isBehindProxy: boolean) {
  const lines: { requestId?: string; msg?: string }[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const app = new Koa({ proxy: isBehindProxy });
  app.use(logRequests(logger));
  app.use(answerErrors(logger));
  app.use(() => {
    throw new Error('a fault');
  });
  const served = await serveApp(app);
  onTestFinished(() => served.close());
  const ask = async (id: string) => {
    lines.length = 0;
    const answer = await fetch(served.origin, { headers: { 'X-Request-Id': id } });
    expect(answer.status).toBe(500);
    const said = answer.headers.get('x-request-id') ?? '';
    expect(await answer.json()).toMatchObject({ code: 'internal', requestId: said });
    // Answer, error and request share the id.
    expect(lines.map(({ requestId }) => requestId)).toEqual([said, said]);
    return said;
  };
  return ask;
}

const GIVEN = '7f2c1d0e9b8a4756a1b2c3d4e5f60718';
const MADE = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/u;

it('an answer and its faults in the log bear the id that the proxy gave the request', async () => {
  const ask = await failingSite(true);
  expect(await ask(GIVEN)).toBe(GIVEN);
  expect(await ask(GIVEN)).toBe(GIVEN);
});

it('an id that no proxy would make is replaced', async () => {
  const ask = await failingSite(true);
  for (const planted of ['', 'short', 'x'.repeat(65), `${GIVEN} admin`, `${GIVEN}"}`]) {
    expect(await ask(planted)).toMatch(MADE);
  }
});

it('without a proxy nobody names their own request', async () => {
  const ask = await failingSite(false);
  expect(await ask(GIVEN)).toMatch(MADE);
});

it.each([
  ['forbidden', true],
  ['foreign_origin', true],
  ['passkey_required', true],
  ['setup_code_wrong', true],
  ['issue_not_found', false],
  ['wrong_state', false],
] as const)('a refusal says why in the log: %s, a warning: %s', async (code, isWarning) => {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const logger = pino({ level: 'info' }, { write });
  const app = new Koa();
  app.use(logRequests(logger));
  app.use(answerErrors(logger));
  app.use((context) => {
    context.state.routePattern = '/api/roles';
    throw new Refusal(code);
  });
  const served = await serveApp(app);
  onTestFinished(() => served.close());
  await fetch(`${served.origin}/?name=ann`, { method: 'POST', body: 'ann' });
  const warned = lines.filter(({ level }) => level === WARN);
  const told = expect.objectContaining({ msg: 'refused', route: '/api/roles', code });
  expect(warned).toEqual(isWarning ? [told] : []);
  expect(lines.at(-1)).toMatchObject({ method: 'POST', route: '/api/roles', code });
  expect(JSON.stringify(lines)).not.toMatch(/ann|127\.0\.0\.1|::1/u);
});

it('every request leaves one line of JSON: when, what was asked and how it was answered', async () => {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const logger = pino({ level: 'info' }, { write });
  const app = new Koa();
  app.use(logRequests(logger));
  app.use(answerErrors(logger));
  app.use((context) => {
    context.state.routePattern = '/api/roles';
    if (context.path === '/forbidden') throw new Refusal('forbidden');
    if (context.path === '/fault') throw new Error('a fault');
    context.body = 'done';
  });
  const served = await serveApp(app);
  onTestFinished(() => served.close());
  const since = Date.now();
  for (const path of ['/done', '/forbidden', '/fault']) await fetch(served.origin + path);
  const told = lines.filter(({ method }) => method !== undefined);
  expect(told.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['GET', '/api/roles', 200],
    ['GET', '/api/roles', 403],
    ['GET', '/api/roles', 500],
  ]);
  for (const { time } of lines) expect(Number(time)).toBeGreaterThanOrEqual(since);
  // Unexpected errors are logged separately, with their stack.
  const faults = lines.filter(({ level }) => level === ERROR);
  expect(JSON.stringify(faults)).toMatch(/a fault.*requestLog\.test/u);
});

it.each(['end', 'resetAndDestroy'] as const)(
  'a body whose sender is gone, by %s, is no fault of ours',
  async (goAway) => {
    const lines: Record<string, unknown>[] = [];
    const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
    const logger = pino({ level: 'info' }, { write });
    const app = new Koa();
    logFaults(app, logger);
    app.use(logRequests(logger));
    app.use(answerErrors(logger));
    app.use(async ({ req }) => void (await readBytes(req, 100, 'body_too_large')));
    const served = await serveApp(app);
    onTestFinished(() => served.close());
    const socket = connect(Number(new URL(served.origin).port), 'localhost');
    socket.write(
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n1',
    );
    await once(socket, 'data');
    socket[goAway]();
    await expect.poll(() => lines.at(-1)).toMatchObject({ method: 'POST', code: 'unavailable' });
    expect(lines.filter(({ level }) => level === ERROR)).toEqual([]);
  },
);
