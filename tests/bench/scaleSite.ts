import { execFileSync, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#api/database/embedded/embeddedPostgres.ts';
import { execute } from '#tests/support/database/copiedDatabase.ts';
import { startServerProcess, type ServerProcess } from '#tests/support/servers/serverProcess.ts';

export type ScaleSite = {
  api: ServerProcess;
  baseline: string;
  /** Issues spread over the whole database, open for pledges. */
  issueIds: string[];
  /** Others, which nobody asks for. */
  unseenIds: string[];
  /** Session cookies of eight people. */
  cookies: string[];
  /** Megabytes that the server process holds. */
  memoryMb(): number;
  stop(): Promise<void>;
};

const MAIN = path.join(import.meta.dirname, '../../dist/api/main.js');
const PEOPLE = 8;
const SEEN = 2_000;

/** Fills the database unless it has been filled before. */
async function seed(databaseUrl: string): Promise<void> {
  const { BENCH_ISSUES = '1000000', BENCH_PLEDGES = '3000000' } = process.env;
  const [table] = await execute(databaseUrl, `select where to_regclass('issue') is not null`);
  const [issue] = table
    ? await execute(databaseUrl, 'select from issue offset $1 limit 1', [Number(BENCH_ISSUES) - 1])
    : [];
  if (issue) return;
  const words = ['--seed', '--issues', BENCH_ISSUES, '--pledges', BENCH_PLEDGES];
  execFileSync(process.execPath, [MAIN, ...words], {
    stdio: 'inherit',
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
  });
}

/** A new person's cookie. */
export async function register(origin: string, number: number): Promise<string> {
  const username = `bench-${randomUUID().slice(0, 8)}-${number}`;
  const password = 'correct horse 7';
  const body = { username, email: `${username}@example.org`, password, confirmPassword: password };
  const answer = await fetch(`${origin}/api/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`No account: ${answer.status} ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return cookies.join('; ');
}

async function startBaseline(databaseUrl: string) {
  const child = fork(path.join(import.meta.dirname, 'baseline.mjs'), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}

/** The database of DATABASE_URL, else a durable one of our own, which is gone after `stop`. */
export async function openPostgres(
  dataDir: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const { DATABASE_URL: url } = process.env;
  if (url !== undefined) return { url, stop: async () => undefined };
  return startEmbeddedPostgres({ dataDir });
}

/** Checking the books, publishing the heads and copying the data takes minutes, once a day at most. */
async function awaitDailyWork(databaseUrl: string): Promise<void> {
  const done = `select exists (select from books_check where day = current_date)
    and exists (select from audit_publication where day = current_date)
    and exists (select from open_data where month = to_char(now(), 'YYYY-MM')) as is`;
  const isDone = async () => (await execute<{ is: boolean }>(databaseUrl, done))[0]?.is === true;
  while (!(await isDone())) await sleep(1_000);
}

/** A seeded database, the built server on it, and what it is compared with. */
export async function openScaleSite(): Promise<ScaleSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'trybe-scale-'));
  const postgres = await openPostgres(folder);
  await seed(postgres.url);
  const api = await startServerProcess({
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    DEMO_DATA: 'off',
    RATE_LIMITS: 'off',
  });
  await awaitDailyWork(postgres.url);
  const baseline = await startBaseline(postgres.url);
  const rows = await execute<{ id: string }>(
    postgres.url,
    `select id from issue tablesample system (2) where is_listed and status in ('reported', 'funded')
     order by id limit 6000`,
  );
  const cookies: string[] = [];
  for (let at = 0; at < PEOPLE; at += 1) cookies.push(await register(api.origin, at));
  return {
    api,
    baseline: baseline.origin,
    issueIds: rows.slice(0, SEEN).map(({ id }) => id),
    unseenIds: rows.slice(SEEN).map(({ id }) => id),
    cookies,
    memoryMb() {
      const rss = execFileSync('ps', ['-o', 'rss=', '-p', String(api.pid)], { encoding: 'utf8' });
      return Math.round(Number(rss) / 1024);
    },
    async stop() {
      await baseline.stop();
      await api.stop();
      await execute(postgres.url, 'drop table bench_row');
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
