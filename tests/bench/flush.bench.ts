import 'fake-indexeddb/auto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#api/database/embedded/embeddedPostgres.ts';
import { createOutboxDatabase, type OutboxDatabase } from '#sw/outbox/database.ts';
import { drain, type DrainResult } from '#sw/outbox/drain.ts';
import { enqueue } from '#sw/outbox/enqueue.ts';
import { createPace } from '#sw/outbox/pace.ts';
import { whoIsSignedIn } from '#sw/outbox/whoIsSignedIn.ts';
import { startDelayProxy } from '#tests/support/servers/delayProxy.ts';
import { startServerProcess } from '#tests/support/servers/serverProcess.ts';
import { REPORT } from '#tests/scenarios/fixtures.ts';

const ROUND_TRIP_MS = 150;
const REPORTS = 100;
const MESSAGES = 300;
const FLOOR_PER_SECOND = 100;

const cleanups: (() => Promise<unknown>)[] = [];
let origin = '';

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'trybe-flush-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  cleanups.push(() => postgres.stop());
  const environment = { DATABASE_URL: postgres.url, DATA_DIR: folder, RATE_LIMITS: 'off' };
  const api = await startServerProcess({ ...environment, DEMO_DATA: 'on' });
  cleanups.push(() => api.stop());
  const proxy = await startDelayProxy(api.port, ROUND_TRIP_MS);
  cleanups.push(() => proxy.stop());
  ({ origin } = proxy);
}, 120_000);

afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
});

async function signIn(): Promise<{ userId: string; cookie: string }> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailOrUsername: 'rosa', password: 'trybe-demo-2026' }),
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  const { id } = (await answer.json()) as { id: string };
  return { userId: id, cookie: cookies.join('; ') };
}

/** A day without signal: reports, and messages on the first of them. */
async function fill(database: OutboxDatabase, userId: string): Promise<void> {
  const ids = Array.from({ length: REPORTS }, () => crypto.randomUUID());
  for (const id of ids)
    await enqueue(database, {
      id: crypto.randomUUID(),
      userId,
      operation: 'reportIssue',
      params: {},
      body: { ...REPORT, id },
      entityId: id,
      createdAt: 0,
    });
  for (let at = 0; at < MESSAGES; at += 1) {
    const id = crypto.randomUUID();
    await enqueue(database, {
      id: crypto.randomUUID(),
      userId,
      operation: 'postMessage',
      params: { id: ids[at % 5] ?? '' },
      body: { id, message: `Message ${at}` },
      entityId: id,
      createdAt: 0,
    });
  }
}

test(`at ${ROUND_TRIP_MS} ms per round trip small items leave at ${FLOOR_PER_SECOND} per second`, async () => {
  const { userId, cookie } = await signIn();
  const database = createOutboxDatabase('flush-bench');
  await fill(database, userId);
  const send = (url: string, init: RequestInit) =>
    fetch(origin + url, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), cookie },
    });
  const exchange = { fetch: send, now: () => Date.now() };
  const startedMs = performance.now();
  const result: DrainResult = await drain({
    ...exchange,
    database,
    pace: createPace(),
    random: () => 1,
    whoIsSignedIn: (signal) => whoIsSignedIn(exchange, signal),
    lock: (run) => run(new AbortController().signal),
  });
  const seconds = (performance.now() - startedMs) / 1000;
  const perSecond = result.received / seconds;
  process.stdout.write(
    `\n${result.received} items in ${seconds.toFixed(2)} s: ${perSecond.toFixed(0)} per second\n`,
  );
  expect(result).toMatchObject({ outcome: 'idle', received: REPORTS + MESSAGES });
  expect(perSecond).toBeGreaterThan(FLOOR_PER_SECOND);
}, 60_000);
