import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEMO_PASSWORD, PEOPLE } from '#api/database/demo/people.ts';
import type { FileStore } from '#api/platform/ports.ts';
import { fillDemoSite } from '#api/startup/fillDemoSite.ts';
import type { EndpointDefinition, InputOf } from '#schema/defineEndpoint.ts';
import { reportIssue } from '#schema/issues/issue.ts';
import { login, register } from '#schema/people/user.ts';
import type { SeedName } from '#sw/mock/server/scenarios.ts';
import { openMock, type OpenMock } from './openMock.ts';
import { reportNumber, REPORTS } from './thousandReports.ts';

const ORIGIN = 'http://mock.example';
const ACCOUNTS = PEOPLE.slice(0, 3);

/** Makes calls in one session. Throws what the server says when a call does not succeed. */
function openSession({ answer }: OpenMock) {
  let cookie = '';
  return async <const E extends EndpointDefinition>(
    { method, path: url, status }: E,
    body: InputOf<E, 'body'>,
  ): Promise<void> => {
    const headers = { 'content-type': 'application/json', cookie };
    const init = { method, headers, body: JSON.stringify(body) };
    const response = await answer(new Request(ORIGIN + url, init));
    if (response.status !== status) throw new Error(await response.text());
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  };
}

async function dump({ pglite }: OpenMock, folder: string, seed: SeedName): Promise<void> {
  await pglite.exec('vacuum full');
  await pglite.exec('checkpoint');
  const blob = await pglite.dumpDataDir('gzip');
  await writeFile(path.join(folder, `${seed}.seed`), new Uint8Array(await blob.arrayBuffer()));
}

/** Accounts on a site that has nothing else. */
async function buildEmpty(folder: string): Promise<void> {
  const mock = await openMock();
  for (const { username, preferredRole } of ACCOUNTS) {
    const email = `${username}@demo.trybe.example`;
    const password = { password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD };
    const body = { username, email, ...password, preferredRole };
    await openSession(mock)(register, body);
  }
  await mock.services.database.query('delete from session');
  await dump(mock, folder, 'empty');
  await mock.stop();
}

/** The demo as the server plays it, with its photos as static files; then many more reports. */
async function buildDemo(folder: string): Promise<void> {
  const mock = await openMock({ files: writtenTo(path.join(folder, 'files')) });
  await fillDemoSite(mock.services);
  await dump(mock, folder, 'demo');
  const callAsRosa = openSession(mock);
  const body = { emailOrUsername: 'rosa', password: DEMO_PASSWORD };
  await callAsRosa(login, body);
  const { issueCount } = await countIssues(mock);
  for (let number = issueCount; number < REPORTS; number += 1) {
    await callAsRosa(reportIssue, reportNumber(number));
  }
  await mock.services.database.query('delete from session');
  await dump(mock, folder, 'thousand');
  await mock.stop();
}

async function countIssues({ services }: OpenMock): Promise<{ issueCount: number }> {
  const [row]: { issueCount: number }[] = await services.database.query(
    'select count(*)::int as "issueCount" from issue',
  );
  return row ?? { issueCount: 0 };
}

function writtenTo(folder: string): FileStore {
  const none = () => Promise.resolve(null);
  return {
    async put(key, bytes) {
      const file = path.join(folder, key);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
    },
    delete: async () => undefined,
    get: none,
    getRange: none,
  };
}

/** Writes the data that the simulated server can start from, played through the server's own code. */
export async function buildSeeds(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await buildEmpty(folder);
  await buildDemo(folder);
}
