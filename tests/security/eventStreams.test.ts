import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerErrors } from '#api/http/answerErrors.ts';
import { createEventHub } from '#api/http/events/eventHub.ts';
import { openEventStream } from '#api/http/events/openEventStream.ts';
import { serveApp, type ServedApp } from '#tests/support/servers/serveApp.ts';
import { pino } from 'pino';

describe('1,500 streams of one address', () => {
  const hub = createEventHub();
  let app: ServedApp;

  beforeAll(async () => {
    const koa = new Koa();
    koa.use(answerErrors(pino({ level: 'silent' })));
    koa.use((context) => openEventStream(context, hub, { eventsOf: null }));
    app = await serveApp(koa);
  });
  afterAll(() => {
    hub.close();
    app.close();
  });

  it('are refused beyond 200, and of one sign-in beyond twenty', async () => {
    const abort = new AbortController();
    // Kept: a stream that nobody holds any more is ended.
    const answers: Response[] = [];
    const open = async (headers: Record<string, string>) => {
      const answer = await fetch(app.origin, { headers, signal: abort.signal });
      answers.push(answer);
      return answer.status;
    };
    const many = (length: number, headers: Record<string, string> = {}) =>
      Promise.all(Array.from({ length }, () => open(headers)));
    const opened = (statuses: number[]) => statuses.filter((status) => status === 200).length;
    expect(opened(await many(30, { Cookie: 'trybe.sid=of-one-person' }))).toBe(20);
    expect(opened(await many(250))).toBe(180);
    expect(answers).toHaveLength(280);
    abort.abort();
    const later = new AbortController();
    const openAgain = async () => (await fetch(app.origin, { signal: later.signal })).status;
    await expect.poll(openAgain, { timeout: 20_000 }).toBe(200);
    later.abort();
  });
});
