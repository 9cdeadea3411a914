import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { postMessage } from '#schema/issues/chat.ts';
import { getIssue, listIssues, reportIssue } from '#schema/issues/issue.ts';
import type { Client } from '#tests/scenarios/client.ts';
import { REPORT } from '#tests/scenarios/fixtures.ts';
import { openDatabaseLine, type DatabaseLine } from '#tests/support/database/databaseLine.ts';
import { openEmptyDatabase, type EmptyDatabase } from '#tests/support/database/emptyDatabase.ts';
import { openEventReader } from '#tests/support/servers/eventReader.ts';
import { eventually } from '#tests/support/eventually.ts';
import { signInAt, startUnlimitedServer } from '#tests/support/servers/unlimitedServer.ts';
import type { ServerProcess } from '#tests/support/servers/serverProcess.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporaryFolder.ts';

/** What the start takes to say that it waits. */
const SAID_WITHIN_MS = 2_000;
/** Within which a silent database has to be found out. */
const NOTICED_WITHIN_MS = 10_000;

const dataDir = makeTemporaryFolder();
let database: EmptyDatabase;
let line: DatabaseLine;
let server: ServerProcess;
let rosa: Client;
let id: string;

beforeAll(async () => {
  database = await openEmptyDatabase();
  line = await openDatabaseLine(database.url);
  line.set('cut');
  const starting = startUnlimitedServer({ DATABASE_URL: line.url, DATA_DIR: dataDir });
  setTimeout(() => line.set('good'), SAID_WITHIN_MS);
  server = await starting;
  rosa = await signInAt(server.origin);
  id = (await rosa.expectCall(reportIssue, { body: REPORT })).id;
}, 120_000);

afterAll(async () => {
  await server.stop();
  await line.close();
  await database.close();
  removeFolder(dataDir);
});

/** Two looks at the numbers of changes, a second apart, and a busy machine. */
const HEALED_WITHIN_MS = 5_000;

/** One of each kind of call that needs the database; whether all were answered, and with what. */
const askAll = () =>
  Promise.all([
    rosa.call(getIssue, { params: { id } }),
    rosa.call(listIssues, { query: { page: 1, search: randomUUID() } }),
    rosa.call(postMessage, { params: { id }, body: { id: randomUUID(), message: 'Hello' } }),
  ]);

const SERVED = [200, 200, 201];

describe('a start before its database', () => {
  test('waits for it and says so', () => {
    expect(server.output()).toMatch(/The database of DATABASE_URL does not answer \(\w+\)/u);
  });
});

describe('a change whose process died before it told anybody', () => {
  test('is found out by the others, who have everybody read again', async () => {
    const events = await openEventReader((path, init) => fetch(server.origin + path, init));
    onTestFinished(() => events.close());
    // All that is left of it: committed, and never announced.
    await database.query('update issue set message_count = message_count + 1 where id = $1', [id]);
    expect(await events.hasHeard('resync', null, HEALED_WITHIN_MS)).toBe(true);
  });
});

describe('a server whose database is away', () => {
  for (const state of ['cut', 'silent'] as const) {
    test(`by a line that is ${state}: answers 503 and when to ask again, then serves as before`, async () => {
      expect((await askAll()).map(({ status }) => status)).toEqual(SERVED);
      line.set(state);
      const cutMs = performance.now();
      const noticedMs: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const answers = await askAll();
        for (const { status, body, headers } of answers) {
          expect([status, headers.get('retry-after')]).toEqual([503, '1']);
          expect(body).toMatchObject({ code: 'unavailable' });
        }
        noticedMs.push(performance.now() - cutMs);
      }
      expect(noticedMs[0]).toBeLessThan(NOTICED_WITHIN_MS);
      line.set('good');
      const isServed = async () =>
        (await askAll()).every(({ status }, at) => status === SERVED[at]);
      expect(await eventually(isServed, 10_000)).toBe(true);
      const events = await openEventReader((path, init) => fetch(server.origin + path, init));
      onTestFinished(() => events.close());
      const isHeard = async () => {
        await rosa.call(postMessage, { params: { id }, body: { id: randomUUID(), message: 'Hi' } });
        return events.hasHeard('chat', id, 200);
      };
      expect(await eventually(isHeard, 5_000)).toBe(true);
    });
  }
});
