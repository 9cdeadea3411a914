import 'fake-indexeddb/auto';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutboxDatabase } from '#sw/outbox/database.ts';
import { drain } from '#sw/outbox/drain.ts';
import { enqueue } from '#sw/outbox/enqueue.ts';
import { createPace } from '#sw/outbox/pace.ts';
import { whoIsSignedIn } from '#sw/outbox/whoIsSignedIn.ts';
import { REPORT } from '#tests/scenarios/fixtures.ts';
import { shrunkPhoto } from '#tests/support/cases/testPhoto.ts';
import { newDevice } from '#tests/support/browser/device.ts';
import { SLOW_2G, visitFirst, type FirstVisit } from '#tests/support/device/firstVisit.ts';
import { startServerProcess, type ServerProcess } from '#tests/support/servers/serverProcess.ts';
import { startShapedLine, type ShapedLine } from '#tests/support/servers/shapedLine.ts';

const PHONE = { width: 390, height: 844 };
/** Seconds. */
const LIMITS = { text: 6, pressed: 30, kept: 70 };
/** Too slow for a photo between two cuts. */
const BROKEN = { bytesPerSecond: 12_000, roundTripMs: 400 };
const CUT_EVERY_MS = 20_000;
/** Bytes on the line for a byte of a photo, with headers and what else the outbox asks. */
const SENT_PER_BYTE_MAX = 1.2;
const ARRIVES_WITHIN_S = 150;

const cleanups: (() => Promise<unknown>)[] = [];
let api: ServerProcess;

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'trybe-line-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  api = await startServerProcess({ DATA_DIR: folder, DEMO_DATA: 'on', RATE_LIMITS: 'off' });
  cleanups.push(() => api.stop());
}, 240_000);

afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
});

test('a first visit on slow 2G', { timeout: 900_000 }, async () => {
  const line = await startShapedLine(api.port);
  const device = newDevice(PHONE);
  cleanups.push(() => line.stop(), device.discard);
  const page = await device.open();
  // The first answer of a server is not the line's.
  await fetch(`${api.origin}/`);
  const requests: string[] = [];
  page.on('requestfinished', (request) => {
    const { startTime, responseStart, responseEnd } = request.timing();
    requests.push(
      `${Math.round(startTime)} ${Math.round(responseStart)} ${Math.round(responseEnd)} ${request.url()}`,
    );
  });
  line.set(SLOW_2G);
  const visit = await visitFirst(page, line, { origin: api.origin, path: '/' });
  if (process.env.BENCH_REQUESTS) process.stdout.write(`${requests.join('\n')}\n`);
  for (const [step, { seconds, bytes }] of Object.entries(visit) as [
    keyof FirstVisit,
    FirstVisit['text'],
  ][])
    process.stdout.write(
      `${step.padEnd(9)}${seconds.toFixed(1)} s, ${Math.round(bytes / 1_000)} kB\n`,
    );
  expect(visit.text.seconds).toBeLessThan(LIMITS.text);
  expect(visit.pressed.seconds).toBeLessThan(LIMITS.pressed);
  expect(visit.kept.seconds).toBeLessThan(LIMITS.kept);
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function signIn(): Promise<{ userId: string; cookie: string }> {
  const answer = await fetch(`${api.origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailOrUsername: 'rosa', password: 'trybe-demo-2026' }),
  });
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  const { id } = (await answer.json()) as { id: string };
  return { userId: id, cookie: cookie.join('; ') };
}

/** Sends a report with photos by the real outbox until the server has it. */
async function report(line: ShapedLine, photos: readonly Buffer[]): Promise<void> {
  const { userId, cookie } = await signIn();
  const database = createOutboxDatabase(`line-${randomUUID()}`);
  const parts = photos.map((photo) => ({
    id: randomUUID(),
    sha256: sha256(photo),
    mime: 'image/jpeg',
    bytes: new Uint8Array(photo).buffer,
  }));
  const id = randomUUID();
  const body = {
    ...REPORT,
    id,
    photos: parts.map(({ id: photo, sha256: hash }) => ({ id: photo, sha256: hash })),
  };
  const operation = { operation: 'reportIssue' as const, params: {}, body, entityId: id, parts };
  await enqueue(database, { ...operation, id: randomUUID(), userId, createdAt: Date.now() });
  const send = (url: string, init: RequestInit) =>
    fetch(line.origin + url, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), cookie },
    });
  const exchange = { fetch: send, now: () => Date.now() };
  const pace = createPace();
  for (;;) {
    const { received, retryAt } = await drain({
      ...exchange,
      database,
      pace,
      random: () => 1,
      whoIsSignedIn: (signal) => whoIsSignedIn(exchange, signal),
      lock: (run) => run(new AbortController().signal),
    });
    if (received > 0) return;
    await new Promise((resolve) => setTimeout(resolve, Math.max(500, (retryAt ?? 0) - Date.now())));
  }
}

test.each([
  ['two photos on slow 2G', SLOW_2G, 2, Infinity],
  ['a photo on a line that breaks every 20 s', BROKEN, 1, CUT_EVERY_MS],
])('%s', { timeout: 600_000 }, async (name, shape, count, cutEveryMs) => {
  const photos = await Promise.all(Array.from({ length: count }, (_, at) => shrunkPhoto(11 + at)));
  const photoBytes = photos.reduce((sum, { length }) => sum + length, 0);
  const line = await startShapedLine(api.port);
  cleanups.push(() => line.stop());
  line.set(shape);
  const cutting = Number.isFinite(cutEveryMs)
    ? setInterval(() => line.cut(), cutEveryMs)
    : undefined;
  const startMs = performance.now();
  await report(line, photos).finally(() => clearInterval(cutting));
  const seconds = (performance.now() - startMs) / 1_000;
  const perByte = line.sentBytes / photoBytes;
  process.stdout.write(
    `${name}: ${Math.round(photoBytes / 1_000)} kB in ${seconds.toFixed(0)} s, ${perByte.toFixed(2)} bytes sent per byte\n`,
  );
  expect(perByte).toBeLessThan(SENT_PER_BYTE_MAX);
  expect(seconds).toBeLessThan(ARRIVES_WITHIN_S);
});
