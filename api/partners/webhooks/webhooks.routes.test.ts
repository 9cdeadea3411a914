import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOutbound } from '#api/adapters/outreach/outbound.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#schema/durations.ts';
import { hideIssue } from '#schema/moderation/hideIssue.ts';
import { editIssue } from '#schema/issues/issue.ts';
import {
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  repeatWebhookDelivery,
  rotateWebhookSecret,
} from '#schema/partners/webhooks.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { personOf } from '#tests/support/database/testPerson.ts';
import { operatorOf } from '#tests/support/servers/apiOfTests.ts';
import { createTestClock, startTestApi } from '#tests/support/servers/testApi.ts';
import { deliverWebhooks } from './deliverWebhooks.ts';

type Received = { id: string; headers: IncomingHttpHeaders; body: string };
type Message = { type: string; data: { id: string } };

/** A city's program that answers as configured, and keeps what it received. */
const received: Received[] = [];
let answerWith = (response: ServerResponse): void => void response.writeHead(204).end();
async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  received.push({ id: String(request.headers['webhook-id']), headers: request.headers, body });
  answerWith(response);
}
const receiver = createServer((request, response) => void receive(request, response));
await new Promise<void>((resolve) => {
  receiver.listen(0, '127.0.0.1', resolve);
});
const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
const clock = createTestClock();
const api = await startTestApi({ clock, settings: { OUTGOING_HOSTS: host } });
const outbound = createOutbound({ allowedHosts: [host], timeoutMs: 2_000 });
const operator = await operatorOf(api);
const reporter = await personOf(api);
afterAll(async () => {
  await api.stop();
  receiver.close();
});

const REASON = 'The city wants to know at once.';
const ALL = ['reported', 'edited', 'hidden'] as const;
let hook: { id: string; secret: string };

beforeEach(async () => {
  received.length = 0;
  answerWith = (response) => void response.writeHead(204).end();
  const body = { url: `http://${host}/hook`, events: [...ALL], reason: REASON };
  hook = await operator.expectCall(createWebhook, { body });
});
afterEach(async () => {
  const input = { params: { id: hook.id }, body: { reason: REASON } };
  await operator.expectCall(removeWebhook, input);
});

/** What the server does on its own every five seconds. */
const pump = () =>
  deliverWebhooks(
    { database: api.database, clock, siteClock: clock, outbound, origin: api.origin },
    new AbortController().signal,
  );
async function untilReceived(count: number): Promise<void> {
  await expect
    .poll(async () => {
      await pump();
      return received.length;
    })
    .toBeGreaterThanOrEqual(count);
}
const messages = () => received.map(({ body }) => JSON.parse(body) as Message);
const deliveries = () => operator.expectCall(listWebhookDeliveries, { params: { id: hook.id } });
const settled = (state: string) =>
  expect.poll(async () => (await deliveries()).every((one) => one.state === state)).toBe(true);

/** With the specification's own package, at the message's time. */
function verify({ headers, body }: Received, secret: string): unknown {
  vi.setSystemTime(Number(headers['webhook-timestamp']) * SECOND_MS);
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>);
  } finally {
    vi.useRealTimers();
  }
}

test('a message names what happened and to which issue, and is signed', async () => {
  const { id } = await fileReport(reporter);
  await untilReceived(1);
  const [first] = received;
  if (!first) throw new Error('Nothing arrived');
  expect(verify(first, hook.secret)).toEqual({
    type: 'issue.reported',
    timestamp: expect.any(String),
    data: { id, url: `${api.origin}/api/issues/${id}`, page: `${api.origin}/issues/${id}` },
  });
  expect(() => verify({ ...first, body: first.body.replace(id, hook.id) }, hook.secret)).toThrow(
    'No matching signature',
  );
  await settled('delivered');
  const rows = await api.database.query('select * from webhook_endpoint');
  expect(JSON.stringify(rows)).not.toContain(hook.secret);
});

test('for a day after a rotation both secrets verify, then the new one alone', async () => {
  const input = { params: { id: hook.id }, body: { reason: REASON } };
  const { secret } = await operator.expectCall(rotateWebhookSecret, input);
  await fileReport(reporter);
  await untilReceived(1);
  clock.advance(DAY_MS);
  await fileReport(reporter);
  await untilReceived(2);
  const [during, after] = received;
  if (!during || !after) throw new Error('Nothing arrived');
  for (const one of [hook.secret, secret]) expect(verify(during, one)).toBeDefined();
  expect(verify(after, secret)).toBeDefined();
  expect(() => verify(after, hook.secret)).toThrow('No matching signature');
});

test('nothing is lost or doubled over three days without a receiver', async () => {
  const faults = [500, 302, 503];
  answerWith = (response) => {
    const status = faults[received.length % faults.length] ?? 500;
    response.writeHead(status, { location: `http://${host}/elsewhere` }).end();
  };
  const { id, version } = await fileReport(reporter);
  const title = 'Deep pothole in both lanes';
  await reporter.expectCall(editIssue, { params: { id }, body: { title, version } });
  for (let hours = 0; hours < 72; hours += 3) {
    await pump();
    clock.advance(3 * HOUR_MS);
  }
  const tries = received.length;
  expect(tries).toBeGreaterThan(10);
  answerWith = (response) => void response.writeHead(200).end();
  for (let hours = 0; hours < 36; hours += 3) {
    await pump();
    clock.advance(3 * HOUR_MS);
  }
  await settled('delivered');
  const ids = new Set(received.map((one) => one.id));
  expect([ids.size, new Set(messages().map(({ type }) => type))]).toEqual([
    2,
    new Set(['issue.reported', 'issue.edited']),
  ]);
  // No redirect was followed, and nothing was sent again once it was accepted.
  expect(
    received
      .slice(tries)
      .map((one) => one.id)
      .toSorted(),
  ).toEqual([...ids].toSorted());
});

test('a receiver that hangs is left after a while, and has the same message later', async () => {
  answerWith = () => undefined;
  await fileReport(reporter);
  await untilReceived(1);
  await expect.poll(async () => (await deliveries())[0]?.answer).toBe('ETIMEDOUT');
  answerWith = (response) => void response.writeHead(200).end();
  clock.advance(3 * HOUR_MS);
  await untilReceived(2);
  await settled('delivered');
  expect(received[1]?.id).toBe(received[0]?.id);
});

test('a receiver says when to try again, and is not asked before', async () => {
  answerWith = (response) => void response.writeHead(429, { 'retry-after': '7200' }).end();
  await fileReport(reporter);
  await untilReceived(1);
  await expect.poll(async () => (await deliveries())[0]?.answer).toBe('429');
  const [waiting] = await deliveries();
  expect(Date.parse(waiting?.nextAt ?? '')).toBeGreaterThanOrEqual(
    clock.now().getTime() + 2 * HOUR_MS,
  );
  clock.advance(2 * HOUR_MS - MINUTE_MS);
  await pump();
  expect(received).toHaveLength(1);
});

test('410 switches an address off until somebody has a message sent again', async () => {
  answerWith = (response) => void response.writeHead(410).end();
  await fileReport(reporter);
  await untilReceived(1);
  await settled('failed');
  expect((await operator.expectCall(listWebhooks))[0]).toMatchObject({
    goneAt: expect.any(String),
    failed: 1,
  });
  await fileReport(reporter);
  const [lost, ...others] = await deliveries();
  expect(others).toEqual([]);
  answerWith = (response) => void response.writeHead(200).end();
  const params = { id: lost?.id ?? '' };
  await operator.expectCall(repeatWebhookDelivery, { params, body: { reason: REASON } });
  await untilReceived(2);
  await settled('delivered');
  expect(received[1]?.id).toBe(received[0]?.id);
  expect((await operator.expectCall(listWebhooks))[0]?.goneAt).toBeNull();
});

test('of a hidden issue only that it is hidden is told', async () => {
  const { id, version } = await fileReport(reporter, { title: 'A secret that leaked' });
  await untilReceived(1);
  const hiding = { reason: 'It shows somebody’s address and name.' };
  await operator.expectCall(hideIssue, { params: { id }, body: { isHidden: true, ...hiding } });
  await reporter.call(editIssue, { params: { id }, body: { title: 'Still a secret', version } });
  await untilReceived(2);
  await settled('delivered');
  expect(messages().map(({ type }) => type)).toEqual(['issue.reported', 'issue.hidden']);
  expect(JSON.stringify(received)).not.toContain('secret that leaked');
});

test('what rolls back tells nobody, and inner addresses are refused', async () => {
  await reporter.call(editIssue, { params: { id: hook.id }, body: { title: 'No such issue' } });
  await pump();
  expect(await deliveries()).toEqual([]);
  for (const url of ['http://127.0.0.1:1/', 'https://192.168.1.1/', 'https://intranet/']) {
    const body = { url, events: [...ALL], reason: REASON };
    const { problem } = await operator.call(createWebhook, { body });
    expect(problem.errors).toMatchObject([{ path: 'url' }]);
  }
  const body = { url: `http://${host}/`, events: [...ALL], reason: REASON };
  expect((await reporter.call(createWebhook, { body })).problem.code).toBe('forbidden');
});
