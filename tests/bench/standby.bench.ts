import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute } from '#tests/support/database/copiedDatabase.ts';
import { startPostgresPair, type PostgresPair } from '#tests/support/database/postgresPair.ts';
import { findPrograms } from '#tests/support/database/systemPostgres.ts';
import { startDelayProxy } from '#tests/support/servers/delayProxy.ts';
import { startServerProcess, type ServerProcess } from '#tests/support/servers/serverProcess.ts';
import { measure, median } from './load.ts';
import { register } from './scaleSite.ts';

const ROUND_TRIP_MS = 10;
const WRITERS = 32;
const PEOPLE = 8;
const ISSUES = 64;
const ROUNDS = 5;
const ROUND_MS = 3_000;

const programs = await findPrograms();
const cleanups: (() => Promise<unknown>)[] = [];
const cookies: string[] = [];
const issueIds: string[] = [];
let pair: PostgresPair;
let api: ServerProcess;

beforeAll(async () => {
  if (programs === null) throw new Error('There is no PostgreSQL here to make a standby of.');
  pair = await startPostgresPair(programs, {
    async reach(port) {
      const line = await startDelayProxy(port, ROUND_TRIP_MS);
      cleanups.push(() => line.stop());
      return Number(new URL(line.origin).port);
    },
  });
  cleanups.push(() => pair.stop());
  const folder = await mkdtemp(path.join(tmpdir(), 'trybe-standby-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  api = await startServerProcess({
    DATABASE_URL: pair.nodes[0].url,
    DATA_DIR: folder,
    DEMO_DATA: 'off',
    RATE_LIMITS: 'off',
    DATABASE_POOL_SIZE: String(WRITERS),
  });
  cleanups.push(() => api.stop());
  for (let at = 0; at < PEOPLE; at += 1) cookies.push(await register(api.origin, at));
  for (let at = 0; at < ISSUES; at += 1) issueIds.push(await reportOne(at));
}, 300_000);

afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
}, 60_000);

async function reportOne(number: number): Promise<string> {
  const id = crypto.randomUUID();
  const answer = await fetch(`${api.origin}/api/issues`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie: cookies[0] ?? '' },
    body: JSON.stringify({
      id,
      title: `Street light ${number} is out`,
      description: 'Dark from the crossing to the school since Monday.',
      location: 'State St & Adams St, The Loop, Chicago, IL',
      latitude: 41.8794,
      longitude: -87.6278,
      solutionCriteria: 'The light burns at night.',
    }),
  });
  if (!answer.ok) throw new Error(`No report: ${answer.status} ${await answer.text()}`);
  return id;
}

/** Has commits wait for the standby, or for nobody while it follows all the same. */
async function waitForStandby(isWaiting: boolean): Promise<void> {
  const [primary, standby] = pair.nodes;
  const names = isWaiting ? standby.name : '';
  await execute(primary.url, `alter system set synchronous_standby_names = '${names}'`);
  await execute(primary.url, 'select pg_reload_conf()');
}

function messages() {
  let at = 0;
  const next = <T>(list: readonly T[]) => list[at % list.length] as T;
  return measure(
    {
      name: 'messages',
      origin: api.origin.replace('localhost', '127.0.0.1'),
      method: 'POST',
      connections: WRITERS,
      path: () => `/api/issues/${next(issueIds)}/chats`,
      headers: () => ({ cookie: next(cookies), 'Content-Type': 'application/json' }),
      body: () => JSON.stringify({ message: `It is still dark, evening ${(at += 1)}.` }),
    },
    ROUND_MS,
  );
}

test('messages with a standby some way off', { timeout: 300_000 }, async () => {
  const rates: Record<'waiting' | 'alone', number[]> = { waiting: [], alone: [] };
  await messages();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const how of ['alone', 'waiting'] as const) {
      await waitForStandby(how === 'waiting');
      rates[how].push((await messages()).perSecond);
    }
  const [alone, waiting] = [median(rates.alone), median(rates.waiting)];
  process.stdout.write(
    `\n${WRITERS} writers of messages: ${alone.toFixed(0)} a second without, ${waiting.toFixed(0)} with a ` +
      `synchronous standby ${ROUND_TRIP_MS} ms away: ${(waiting / alone).toFixed(2)} of >= 0.8; ` +
      `load of the machine ${loadavg()[0]?.toFixed(1)}\n`,
  );
  expect(waiting).toBeGreaterThan(0);
});
