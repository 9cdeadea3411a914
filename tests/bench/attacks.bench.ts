import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mp4 } from '#tests/support/cases/testVideo.ts';
import { startServerProcess, type ServerProcess } from '#tests/support/servers/serverProcess.ts';
import { gatherCrowd } from './crowd.ts';

const ROUNDS = 5;
const VISITS_MS = 3_000;
/** Until the attack is under way, and until the server has got over it. */
const SETTLE_MS = 400;
const VISITORS = 2;
const PAUSE_MS = 15;
/** How much slower the slowest hundredth of visits may get. */
const FACTOR_MAX = 3;
const MEGABYTE = 1024 * 1024;

type Target = {
  port: number;
  cookie: string;
  videoPath: string;
  issueId: string;
  proposalId: string;
  /** What an operator would save, and who is one. */
  site: { cookie: string; settings: object };
};

const cleanups: (() => Promise<unknown>)[] = [];
let api: ServerProcess;
let attacker: ChildProcess;
let attacks: string[] = [];
let target: Target;
let folder: string;
let pages: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trybe-attacks-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  // The limits as they are by default; visitor and attacker come from different addresses.
  api = await startServerProcess({ DATA_DIR: folder, DEMO_DATA: 'on', TRUST_PROXY: '1' });
  cleanups.push(() => api.stop());
  const cookie = await signIn('sam');
  const videoPath = await uploadVideo(cookie);
  const issues = (await (await fetch(`${api.origin}/api/issues`)).json()) as { id: string }[];
  const { id = '' } = issues[0] ?? {};
  pages = [`/issues/${id}`, `/api/issues/${id}`];
  const proposalId = await findProposal(issues.map((issue) => issue.id));
  const site = await readSite(await signIn('odile'));
  target = { port: api.port, cookie, videoPath, issueId: id, proposalId, site };
  attacker = fork(path.join(import.meta.dirname, 'attacker.mjs'));
  cleanups.push(async () => {
    attacker.kill();
    await once(attacker, 'exit');
  });
  [{ attacks }] = (await once(attacker, 'message')) as [{ attacks: string[] }];
}, 240_000);

afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
});

async function signIn(emailOrUsername: string): Promise<string> {
  const answer = await fetch(`${api.origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ emailOrUsername, password: 'trybe-demo-2026' }),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function readSite(cookie: string): Promise<Target['site']> {
  const answer = await fetch(`${api.origin}/api/site-settings`, { headers: { Cookie: cookie } });
  const { settings } = (await answer.json()) as { settings: object };
  return { cookie, settings };
}

/** One that can be voted on. */
async function findProposal(issueIds: readonly string[]): Promise<string> {
  for (const id of issueIds) {
    const answer = await fetch(`${api.origin}/api/issues/${id}/proposals`);
    const proposals = (await answer.json()) as { id: string; status: string; solverName: string }[];
    const open = proposals.find((one) => one.status === 'pending' && one.solverName !== 'sam');
    if (open) return open.id;
  }
  throw new RangeError('The demo site has no open proposal');
}

async function uploadVideo(cookie: string): Promise<string> {
  const filling = Buffer.alloc(20 * MEGABYTE);
  filling.writeUInt32BE(filling.length);
  filling.write('free', 4, 'latin1');
  const body = Buffer.concat([mp4({ seconds: 5 }), filling]);
  const videoPath = `/api/videos/${crypto.randomUUID()}`;
  const headers = { Cookie: cookie };
  const answer = await fetch(api.origin + videoPath, { method: 'PUT', headers, body });
  expect(answer.ok).toBe(true);
  return videoPath;
}

const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });

function fetchOnce(page: string, from: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { agent, host: '127.0.0.1', port: api.port, path: page };
    get({ ...options, headers: { 'X-Forwarded-For': from } }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${page} answered ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}

let visits = 0;

/** Visits of the issue page, one after the other by two visitors: its document, then its data. */
async function visitFor(durationMs: number): Promise<number[]> {
  const times: number[] = [];
  const start = performance.now();
  const one = async () => {
    while (performance.now() - start < durationMs) {
      const began = performance.now();
      visits += 1;
      for (const page of pages) await fetchOnce(page, `192.0.2.${visits % 250}`);
      times.push(performance.now() - began);
      await pause(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, one));
  return times;
}

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

async function visitBeside(attack: string) {
  attacker.send({ attack, target });
  await pause(SETTLE_MS);
  const times = await visitFor(VISITS_MS);
  const ended = once(attacker, 'message');
  attacker.send({ attack: null });
  const [{ statuses }] = (await ended) as [{ statuses: Record<string, number> }];
  await pause(SETTLE_MS);
  return { times, statuses };
}

const p99 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * 0.99)] ?? 0;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Alone and beside follow each other in each round, so that a slow moment of the machine hits both. Judged by
 * the visits of all rounds together, since of one round's alone the slowest hundredth are two visits, and by
 * the median of the rounds, which one slow moment does not move.
 */
async function compare(attack: string) {
  const [alone, beside]: [number[], number[]] = [[], []];
  const answers: Record<string, number> = {};
  const factors: number[] = [];
  if (attack === 'crowd') await gatherCrowd(folder);
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await visitFor(VISITS_MS);
    alone.push(...before);
    const { times, statuses } = await visitBeside(attack);
    beside.push(...times);
    factors.push(p99(times) / p99(before));
    for (const [status, count] of Object.entries(statuses))
      answers[status] = (answers[status] ?? 0) + count;
  }
  return {
    attack,
    figures: [p99(alone), p99(beside), p99(beside) / p99(alone), median(factors)] as const,
    answers: Object.entries(answers)
      .map(([status, count]) => `${count} x ${status}`)
      .join(', '),
  };
}

test('the issue page beside each attack', { timeout: 900_000 }, async () => {
  await visitFor(VISITS_MS);
  const rows: Awaited<ReturnType<typeof compare>>[] = [];
  const chosen = process.env.ATTACKS?.split(',') ?? attacks;
  for (const attack of chosen) rows.push(await compare(attack));
  const lines = rows.map(({ attack, figures, answers }) =>
    [
      attack.padEnd(12),
      ...figures.map((figure) => figure.toFixed(1).padStart(10)),
      `   ${answers}`,
    ].join(''),
  );
  process.stdout.write(
    `\np99 of a visit  alone ms beside ms    factor    median   answers\n${lines.join('\n')}\n`,
  );
  const slow = rows.filter(({ figures: [, , together, rounds] }) =>
    [together, rounds].some((factor) => factor > FACTOR_MAX),
  );
  expect(slow.map(({ attack }) => attack)).toEqual([]);
});
