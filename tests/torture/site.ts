import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Send } from '#tests/scenarios/client.ts';
import { REPORT } from '#tests/scenarios/fixtures.ts';
import { freePort } from '#tests/support/servers/freePort.ts';
import { FailoverDatabase } from './failoverDatabase.ts';
import { KillableApi } from './killableApi.ts';
import { KillablePostgres } from './killablePostgres.ts';
import type { Person } from './personWriting.ts';

export type SiteOptions = {
  folder: string;
  /** The built server. */
  main: string;
  /** False: the database acknowledges what it has not written. */
  isDurable: boolean;
  /** A primary with a standby instead of one database. */
  hasFailovers: boolean;
};

export type Site = {
  postgres: KillablePostgres | FailoverDatabase;
  /** Two processes on one database. */
  apis: readonly KillableApi[];
  /** What another process of the server needs. */
  environment: Record<string, string>;
  stop: () => Promise<void>;
};

const PASSWORD = 'correct horse 7';
const START_WITHIN_MS = 60_000;
const POLL_MS = 20;

/** PostgreSQL, and two processes of the built server on it. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { folder, main, isDurable, hasFailovers } = options;
  const postgres = hasFailovers
    ? await FailoverDatabase.make()
    : await KillablePostgres.make(folder, isDurable);
  const environment = {
    DATABASE_URL: postgres.url,
    ...(postgres instanceof FailoverDatabase ? { DATABASE_READ_URL: postgres.replicaUrl } : {}),
    DATA_DIR: path.join(folder, 'data'),
    DEMO_DATA: 'off',
    RATE_LIMITS: 'off',
    TILE_URL: 'none',
    LOG_LEVEL: 'fatal',
  };
  const ports = await Promise.all([freePort(), freePort()]);
  const apis = ports.map(
    (port) => new KillableApi({ main, port, environment, isShortLived: !hasFailovers }),
  );
  const stop = async () => {
    await Promise.all(apis.map((api) => api.stop()));
    await postgres.stop();
  };
  for (const api of apis) api.start();
  try {
    await untilUp(apis);
  } catch (error) {
    await stop();
    throw error;
  }
  return { postgres, apis, environment, stop };
}

async function untilUp(apis: readonly KillableApi[]): Promise<void> {
  const endMs = performance.now() + START_WITHIN_MS;
  while (!apis.every(({ isUp }) => isUp)) {
    if (performance.now() > endMs)
      throw new Error(`The server does not start:\n${apis.map(({ output }) => output).join('\n')}`);
    await sleep(POLL_MS);
  }
}

/** A new account, signed in. */
export async function signUp(
  origin: string,
  username: string,
  send: Send = fetch,
): Promise<Person> {
  const email = `${username}@example.org`;
  const body = { username, email, password: PASSWORD, confirmPassword: PASSWORD };
  const answer = await post(origin, '/api/register', { body, send });
  const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const { id } = (await answer.json()) as { id: string };
  return { userId: id, username, cookie };
}

/** Issues of somebody that everybody can write about: their ids. */
export async function openDiscussions(
  origin: string,
  host: Person,
  count: number,
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const id of ids)
    await post(origin, '/api/issues', { body: { ...REPORT, id }, cookie: host.cookie });
  return ids;
}

type Posted = { body: object; cookie?: string; send?: Send };

async function post(origin: string, url: string, posted: Posted): Promise<Response> {
  const { body, cookie = '', send = fetch } = posted;
  const headers = { 'content-type': 'application/json', cookie };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await send(origin + url, init);
  if (!answer.ok) throw new Error(`POST ${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}
