import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { MISSED_MS_MAX } from '#schema/event.ts';
import { postMessage } from '#schema/issues/chat.ts';
import { getIssue, listIssues, reportIssue } from '#schema/issues/issue.ts';
import { REPORT } from '#tests/scenarios/fixtures.ts';
import { openEmptyDatabase, type EmptyDatabase } from '#tests/support/database/emptyDatabase.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  signInAt,
  startUnlimitedServer,
  visitorAt,
} from '#tests/support/servers/unlimitedServer.ts';
import { freePort } from '#tests/support/servers/freePort.ts';
import { startHaProxy, type HaProxy } from '#tests/support/servers/haProxy.ts';
import { isInstalled } from '#tests/support/servers/program.ts';
import { type ServerProcess } from '#tests/support/servers/serverProcess.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporaryFolder.ts';

const DRAIN_SECONDS = '4';
/** As while many photos come at once. */
const LATE_MS = 2_000;
const dataDir = makeTemporaryFolder();
let database: EmptyDatabase;

beforeAll(async () => {
  database = await openEmptyDatabase();
}, 90_000);

afterAll(async () => {
  await database.close();
  removeFolder(dataDir);
});

const startOn = (port: number) =>
  startUnlimitedServer({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    PORT: String(port),
    DRAIN_SECONDS,
  });

/** Reads a page's stream of events until the server ends it. */
async function openStream(origin: string): Promise<{ ended: Promise<string> }> {
  const response = await fetch(`${origin}/api/events`);
  expect(response.status).toBe(200);
  return { ended: response.text() };
}

describe('a server that is stopped', () => {
  test('says first that it is not ready, serves on, and then ends its streams in order', async () => {
    const server = await startOn(await freePort());
    const stream = await openStream(server.origin);
    const stopped = server.stop();
    const isReady = async () => (await fetch(`${server.origin}/readyz`)).status !== 503;
    expect(await eventually(async () => !(await isReady()), 3_000)).toBe(true);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.origin}/api/issues?page=1`)).status).toBe(200);
    // The browser's cue to connect again, to whoever answers: after so long, once the stream has ended.
    expect(await stream.ended).toMatch(/^retry: \d+$/mu);
    expect(await stopped).toBe(0);
  });
});

if (isInstalled('haproxy')) {
  describe('two servers behind HAProxy, restarted one after the other under load', () => {
    let proxy: HaProxy;
    const servers: ServerProcess[] = [];

    beforeAll(async () => {
      const ports = [await freePort(), await freePort()] as const;
      for (const port of ports) servers.push(await startOn(port));
      proxy = await startHaProxy(ports);
    }, 120_000);

    afterAll(async () => {
      await proxy.stop();
      // Not stopped: nobody is there for whom to drain.
      await Promise.all(servers.map((server) => server.kill()));
    });

    test('keep their places while both answer late', async () => {
      const visitor = visitorAt(proxy.origin);
      const asked: Promise<unknown>[] = [];
      let refused = 0;
      const ask = () => {
        const answer = visitor.expectCall(listIssues, { query: { page: 1 } });
        asked.push(answer.catch(() => (refused += 1)));
      };
      const timer = setInterval(ask, 100);
      onTestFinished(() => clearInterval(timer));
      for (const { pid } of servers) process.kill(pid, 'SIGSTOP');
      try {
        await sleep(LATE_MS);
      } finally {
        for (const { pid } of servers) process.kill(pid, 'SIGCONT');
      }
      await sleep(LATE_MS);
      clearInterval(timer);
      await Promise.all(asked);
      expect([asked.length > 20, refused]).toEqual([true, 0]);
    });

    test('fail no request, lose no message and double none', async () => {
      const [rosa, visitor] = [await signInAt(proxy.origin), visitorAt(proxy.origin)];
      const issue = await rosa.expectCall(reportIssue, { body: REPORT });
      const params = { id: issue.id };
      const written: string[] = [];
      const over = new AbortController();
      onTestFinished(() => over.abort());
      // Nothing is tried twice here: each call throws unless it is answered as it should be.
      const write = async () => {
        while (!over.signal.aborted) {
          const id = randomUUID();
          await rosa.expectCall(postMessage, { params, body: { id, message: `Message ${id}` } });
          written.push(id);
        }
      };
      const read = async () => {
        while (!over.signal.aborted) {
          await visitor.expectCall(getIssue, { params });
          await visitor.expectCall(listIssues, { query: { page: 1 } });
        }
      };
      const load = Promise.all([write(), write(), read(), read()]);
      load.catch(() => undefined);
      const restart = async () => {
        for (const [at, server] of servers.entries()) {
          const before = written.length;
          await server.stop();
          servers[at] = await startOn(server.port);
          expect(await eventually(() => proxy.isWhole(), 20_000)).toBe(true);
          expect(written.length).toBeGreaterThan(before);
        }
      };
      await Promise.race([restart(), load]);
      over.abort();
      await load;
      const stored = await database.query<{ id: string }>(
        'select id from chat_message where issue_id = $1',
        [issue.id],
      );
      expect(stored.map(({ id }) => id).toSorted()).toEqual(written.toSorted());
    });

    test('send the pages on to the other one', async () => {
      const [first] = servers as [ServerProcess];
      const stream = await openStream(first.origin);
      const stopped = first.stop();
      await stream.ended;
      // Who comes back is told to read everything again, by the server that is left.
      const abort = new AbortController();
      const again = await fetch(`${proxy.origin}/api/events?missedMs=${MISSED_MS_MAX}`, {
        signal: abort.signal,
      });
      const reader = again.body?.getReader();
      let text = '';
      while (!text.includes('event: resync')) {
        const chunk = await reader?.read();
        if (chunk === undefined || chunk.done) break;
        text += new TextDecoder().decode(chunk.value);
      }
      expect(text).toContain('event: resync');
      abort.abort();
      expect(await stopped).toBe(0);
    });
  });
}
