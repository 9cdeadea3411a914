import { utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createPledge } from '#schema/case/pledge.ts';
import { getIssue, reportIssue } from '#schema/issues/issue.ts';
import { REPORT } from '#tests/scenarios/fixtures.ts';
import { openEventReader } from '#tests/support/servers/eventReader.ts';
import { queryEmbedded } from '#tests/support/database/embeddedServer.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  signInAt,
  startUnlimitedServer,
  visitorAt,
} from '#tests/support/servers/unlimitedServer.ts';
import { freePort } from '#tests/support/servers/freePort.ts';
import { samplesOf, valueOf, type Sample } from '#tests/support/servers/scrape.ts';
import { startServerOfTest } from '#tests/support/servers/serverOfTest.ts';
import { installedFolder } from '#tests/support/servers/filledFolder.ts';

const TOKEN = 'a-token-of-a-test-0123456789';

async function scrape(origin: string, token: string | null = null): Promise<Sample[]> {
  const headers = token === null ? undefined : { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/metrics`, { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/u);
  return samplesOf(await answer.text());
}

test('a server that nobody asked for figures has none', async () => {
  const server = await startServerOfTest({ DATA_DIR: await installedFolder(), DEMO_DATA: 'off' });
  const answer = await fetch(`${server.origin}/metrics`, {
    headers: { Authorization: 'Bearer undefined' },
  });
  expect(await answer.text()).not.toContain('trybe_');
  expect(await server.stop()).toBe(0);
});

test('figures on a port of their own tell what really happened, of the process and of the site', async () => {
  const dataDir = await installedFolder();
  const port = await freePort();
  const server = await startUnlimitedServer({ DATA_DIR: dataDir, METRICS_PORT: String(port) });
  onTestFinished(() => server.kill());
  const watch = `http://127.0.0.1:${port}`;

  const rosa = await signInAt(server.origin);
  const { id } = await rosa.expectCall(reportIssue, { body: REPORT });
  const visitor = visitorAt(server.origin);
  for (const _ of [1, 2, 3]) await visitor.expectCall(getIssue, { params: { id } });
  await fetch(`${server.origin}/api/issues/${id}x`);
  const events = await openEventReader((url, init) => fetch(server.origin + url, init));
  const dan = await signInAt(server.origin, 'dan');
  await dan.expectCall(createPledge, { body: { issueId: id, amount: '7.25' } });
  expect(await events.hasHeard('pledges', id, 10_000)).toBe(true);
  await fetch(`${server.origin}/issues/${id}`);

  const samples = await scrape(watch);
  const figure = (name: string, labels?: Record<string, string>) => valueOf(samples, name, labels);
  expect(figure('trybe_requests_total', { operation: 'reportIssue', status: '201' })).toBe(1);
  expect(figure('trybe_requests_total', { operation: 'getIssue', status: '200' })).toBe(3);
  expect(figure('trybe_requests_total', { operation: 'createPledge', status: '201' })).toBe(1);
  expect(figure('trybe_requests_total', { operation: 'page', status: '200' })).toBe(1);
  expect(figure('trybe_request_duration_seconds_count', { operation: 'getIssue' })).toBe(
    samples
      .filter(
        ({ name, labels }) => name === 'trybe_requests_total' && labels.operation === 'getIssue',
      )
      .reduce((sum, { value }) => sum + value, 0),
  );
  expect(figure('trybe_pool_connections', { pool: 'requests', state: 'idle' })).toBeGreaterThan(0);
  expect(figure('trybe_pool_waiting', { pool: 'requests' })).toBe(0);
  expect(figure('trybe_event_streams')).toBe(1);
  expect(figure('trybe_events_sent_total')).toBeGreaterThan(0);
  expect(figure('trybe_database_up')).toBe(1);
  expect(figure('trybe_disk_free_bytes')).toBeGreaterThan(0);
  expect(figure('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  expect(figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  // Nobody has made a backup, and what is not known is left out.
  expect(figure('trybe_backup_timestamp_seconds')).toBeUndefined();

  // Nothing of it says who did it, or to what.
  const text = await (await fetch(`${watch}/metrics`)).text();
  for (const personal of [id, 'rosa', 'dan', '127.0.0.1', '/api/']) {
    expect(text).not.toContain(personal);
  }
  events.close();
  const mark = path.join(dataDir, 'last-backup');
  writeFileSync(mark, '');
  utimesSync(mark, 1_700_000_000, 1_700_000_000);
  await queryEmbedded(
    dataDir,
    `insert into account_mail (id, kind, email, attempt_count, due_at)
     values (gen_random_uuid(), 'reset', 'a@example.org', 4, 'infinity')`,
  );
  const isTold = async () => {
    const later = await scrape(watch);
    return (
      valueOf(later, 'trybe_event_streams') === 0 &&
      valueOf(later, 'trybe_account_mails_failing') === 1 &&
      valueOf(later, 'trybe_backup_timestamp_seconds') === 1_700_000_000
    );
  };
  expect(await eventually(isTold, 15_000)).toBe(true);
  expect((await fetch(`${server.origin}/metrics`)).headers.get('content-type')).toMatch(/html/u);
  expect((await fetch(`${watch}/anything`)).status).toBe(404);
  expect(await server.stop()).toBe(0);
});

test('figures on the main port are for those who have the token', async () => {
  const settings = { DATA_DIR: await installedFolder(), DEMO_DATA: 'off', METRICS_TOKEN: TOKEN };
  const server = await startServerOfTest(settings);
  expect(valueOf(await scrape(server.origin, TOKEN), 'trybe_database_up')).toBe(1);
  for (const Authorization of ['', TOKEN, `Bearer ${TOKEN}x`, 'Bearer ']) {
    const refused = await fetch(`${server.origin}/metrics`, { headers: { Authorization } });
    expect(refused.status).toBe(401);
    expect(await refused.text()).not.toContain('trybe_');
  }
  expect(await server.stop()).toBe(0);
});
