import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServerProcess, type ServerProcess } from '#tests/support/servers/serverProcess.ts';
import { openPostgres, register } from './scaleSite.ts';

const STREAMS = Number(process.env.BENCH_STREAMS ?? 10_000);
const SERVERS = 2;
const CLIENTS_PER_SERVER = 2;
const CHANGES = 20;
const PAUSE_MS = 1_000;
const HEARD_WITHIN_MS = 2_000;
const STREAM_KB_MAX = 40;

const cleanups: (() => Promise<unknown>)[] = [];
const servers: ServerProcess[] = [];
const clients: { child: ChildProcess; server: ServerProcess }[] = [];
let cookie = '';
let issueId = '';

const kilobytesOf = ({ pid }: ServerProcess) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'trybe-streams-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  const postgres = await openPostgres(folder);
  cleanups.push(() => postgres.stop());
  for (let at = 0; at < SERVERS; at += 1) {
    const server = await startServerProcess({
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      DEMO_DATA: 'off',
      RATE_LIMITS: 'off',
      // Each hundred streams come from an address of their own: one alone may not hold so many.
      TRUST_PROXY: '1',
    });
    cleanups.push(() => server.stop());
    servers.push(server);
    for (let one = 0; one < CLIENTS_PER_SERVER; one += 1) {
      const child = fork(path.join(import.meta.dirname, 'streamClients.mjs'));
      cleanups.push(async () => {
        child.kill();
        await once(child, 'exit');
      });
      clients.push({ child, server });
    }
  }
  cookie = await register(servers[0]?.origin ?? '', 0);
  issueId = crypto.randomUUID();
  await send('/api/issues', {
    id: issueId,
    title: 'A street light that is out',
    description: 'Dark from the crossing to the school since Monday.',
    location: 'State St & Adams St, The Loop, Chicago, IL',
    latitude: 41.8794,
    longitude: -87.6278,
    solutionCriteria: 'The light burns at night.',
  });
}, 600_000);

afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
}, 60_000);

async function send(address: string, body: object): Promise<void> {
  const answer = await fetch((servers[0]?.origin ?? '') + address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
}

/** What each process of clients answers to a message. */
const ask = (message: (at: number, port: number) => object) =>
  Promise.all(
    clients.map(async ({ child, server }, at) => {
      child.send(message(at, server.port));
      const [answer] = (await once(child, 'message')) as [Record<string, unknown>];
      return answer;
    }),
  );

type Heard = { count: number; lastMs: number }[];

test(`${STREAMS} open streams all hear of each change`, { timeout: 600_000 }, async () => {
  const each = STREAMS / clients.length;
  const before = servers.map(kilobytesOf);
  const opened = await ask((at, port) => ({ port, count: each, first: at * each }));
  expect(opened).toEqual(clients.map(() => ({ open: each })));
  const sentMs: number[] = [];
  for (let at = 0; at < CHANGES; at += 1) {
    sentMs.push(Date.now());
    await send(`/api/issues/${issueId}/chats`, { message: `It is still dark, evening ${at}.` });
    await sleep(PAUSE_MS);
  }
  await sleep(HEARD_WITHIN_MS);
  const kilobytes = servers.map((server, at) => {
    const grown = kilobytesOf(server) - (before[at] ?? 0);
    return grown / (STREAMS / SERVERS);
  });
  const all = (await ask(() => ({ tell: true }))).map(({ heard }) => heard as Heard);
  const slowest = sentMs.map((sent, change) =>
    Math.max(...all.map((heard) => (heard[change]?.lastMs ?? Infinity) - sent)),
  );
  process.stdout.write(
    `\n${STREAMS} streams on ${SERVERS} processes, one change a second: each heard by all within ` +
      `${Math.max(...slowest)} ms (median of the slowest ${slowest.toSorted((a, b) => a - b)[CHANGES / 2]} ms), ` +
      `${kilobytes.map((one) => one.toFixed(1)).join(' and ')} kB a stream; ` +
      `load of the machine ${loadavg()[0]?.toFixed(1)}\n`,
  );
  for (const heard of all) expect(heard.map(({ count }) => count)).toEqual(sentMs.map(() => each));
  expect(Math.max(...slowest)).toBeLessThanOrEqual(HEARD_WITHIN_MS);
  expect(Math.max(...kilobytes)).toBeLessThanOrEqual(STREAM_KB_MAX);
});
