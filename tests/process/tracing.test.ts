import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { reportIssue } from '#schema/issues/issue.ts';
import { register } from '#schema/people/user.ts';
import { createClient } from '#tests/scenarios/client.ts';
import { REPORT } from '#tests/scenarios/fixtures.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startServerOfTest } from '#tests/support/servers/serverOfTest.ts';
import { installedFolder } from '#tests/support/servers/filledFolder.ts';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const PARENT_ID = 'b7ad6b7169203331';
const SAMPLED = '01';
const SENT_WITHIN_MS = 20_000;
const PERSON = {
  username: 'zebulon',
  email: 'zebulon@private.example',
  password: 'correct horse 7',
  confirmPassword: 'correct horse 7',
};
const SERVER = 2;
const CLIENT = 3;
const INTERNAL = 1;

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
};
type Batch = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

/** What a collector is to OTLP over HTTP: takes every batch and says so. */
async function startCollector() {
  const texts: string[] = [];
  const headers: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      if (request.url === '/v1/traces') texts.push(text);
      headers.push(String(request.headers['x-tenant']));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const spans = () =>
    texts
      .flatMap((text) => (JSON.parse(text) as Batch).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => texts.join('\n'),
    headers,
    spans,
  };
}

const valueOf = ({ attributes }: Span, key: string) => {
  const found = attributes.find((attribute) => attribute.key === key)?.value;
  return found?.stringValue ?? found?.intValue;
};

const start = async (environment: Record<string, string>) =>
  startServerOfTest({
    DATA_DIR: await installedFolder(),
    DEMO_DATA: 'off',
    LOG_LEVEL: 'info',
    ...environment,
  });

test('requests, their statements and jobs reach a collector, in the trace of a trusted proxy, without a word about anybody', async () => {
  const collector = await startCollector();
  const server = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=a%20town',
    TRUST_PROXY: '1',
  });
  const headers = { traceparent: `00-${TRACE_ID}-${PARENT_ID}-${SAMPLED}` };
  const person = createClient((path, init) => fetch(server.origin + path, init));
  await person.expectCall(register, { body: PERSON });
  const reported = await person.call(reportIssue, { body: REPORT, headers });
  expect(reported.status).toBe(201);

  const ofTrace = () => collector.spans().filter(({ traceId }) => traceId === TRACE_ID);
  const isJob = ({ kind }: Span) => kind === INTERNAL;
  const isAllThere = () =>
    ofTrace().some(({ kind }) => kind === SERVER) &&
    ['deliveries', 'due work'].every((job) => collector.spans().some(({ name }) => name === job));
  expect(await eventually(isAllThere, SENT_WITHIN_MS)).toBe(true);

  const request = ofTrace().find(({ kind }) => kind === SERVER) as Span;
  expect(request).toMatchObject({ name: 'POST /api/issues', parentSpanId: PARENT_ID });
  expect(valueOf(request, 'trybe.operation')).toBe('reportIssue');
  expect(Number(valueOf(request, 'http.response.status_code'))).toBe(201);
  expect(valueOf(request, 'trybe.request_id')).toBe(reported.headers.get('x-request-id'));
  const statements = ofTrace().filter(({ kind }) => kind === CLIENT);
  expect(statements.every(({ parentSpanId }) => parentSpanId === request.spanId)).toBe(true);
  expect(statements.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['select session', 'with issue', 'insert audit_head', 'commit']),
  );
  const jobs = collector.spans().filter(isJob);
  // Open data is written when its day has come, which may be now.
  const others = jobs.filter(({ name }) => !['deliveries', 'due work', 'open data'].includes(name));
  expect(others).toEqual([]);
  expect(collector.headers).toContain('a town');

  const { text } = collector;
  for (const secret of [PERSON.username, PERSON.email, PERSON.password, REPORT.title, '127.0.0.1'])
    expect(text()).not.toContain(secret);
  expect(server.output()).toContain(TRACE_ID);
  expect(await server.stop()).toBe(0);
});

test('a stranger joins no trace, and without a collector nothing is followed', async () => {
  const collector = await startCollector();
  const open = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
  const headers = { traceparent: `00-${TRACE_ID}-${PARENT_ID}-${SAMPLED}` };
  expect((await fetch(`${open.origin}/api/issues`, { headers })).status).toBe(200);
  expect(await open.stop()).toBe(0);
  const names = collector.spans().map(({ name }) => name);
  expect(names).toContain('GET /api/issues');
  expect(collector.text()).not.toContain(TRACE_ID);

  const quiet = await start({ TRUST_PROXY: '1' });
  expect((await fetch(`${quiet.origin}/api/issues`, { headers })).status).toBe(200);
  expect(quiet.output()).not.toContain(TRACE_ID);
  expect(await quiet.stop()).toBe(0);
});

test('a collector that is away costs nobody an answer; the log says so once', async () => {
  const server = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    // In milliseconds; by itself the exporter tries for ten seconds before it gives up.
    OTEL_EXPORTER_OTLP_TIMEOUT: '1000',
  });
  expect((await fetch(`${server.origin}/api/issues`)).status).toBe(200);
  const said = () => server.output().split('Traces do not arrive').length - 1;
  expect(await eventually(() => said() > 0, SENT_WITHIN_MS)).toBe(true);
  expect((await fetch(`${server.origin}/api/issues`)).status).toBe(200);
  expect(said()).toBe(1);
});
