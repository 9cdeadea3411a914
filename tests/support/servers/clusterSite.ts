import { setTimeout as sleep } from 'node:timers/promises';
import { postMessage } from '#schema/issues/chat.ts';
import { reportIssue } from '#schema/issues/issue.ts';
import { REPORT } from '#tests/scenarios/fixtures.ts';
import { execute } from '#tests/support/database/copiedDatabase.ts';
import type { DatabaseNode } from '#tests/support/database/postgresNode.ts';
import { openEventReader, type EventReader } from '#tests/support/servers/eventReader.ts';
import { eventually } from '#tests/support/eventually.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporaryFolder.ts';
import { addressOf } from '#tests/support/registerAs.ts';
import { signInAt, startUnlimitedServer } from './unlimitedServer.ts';
import { startDatabaseProxy } from './haProxy.ts';
import { askCommandLine, type ServerProcess } from './serverProcess.ts';
import { findUnfaithful, startSteadyWriters } from './steadyWriters.ts';

const LOAD_MS = 4_000;
const AGAIN_WITHIN_MS = 60_000;
const EVENT_WITHIN_MS = 5_000;
const MAIL_WITHIN_MS = 10_000;
const FAILED = /failed|ERROR/u;

/** How people fared while something happened to the database. */
type Passage = {
  /** What was acknowledged and is missing, and what is there more often than intended. */
  lost: string[];
  doubled: string[];
  /** Answers that were neither a success nor a proper 503. */
  faults: string[];
  acknowledgedCount: number;
  /** From the end of what happened to the next write that was acknowledged. */
  writesAgainMs: number;
  /** From then to the moment in which each process has told somebody of a write. */
  eventsAgainMs: number;
};

export type ClusterSite = {
  /** Has people write before, during and after something; all that they sent is acknowledged at the end. */
  writeThrough(event: () => Promise<void>): Promise<Passage>;
  /** Whether each process hears of a change made through the other, on streams open since the start. */
  hearsEverything(): Promise<boolean>;
  /** Whether each process, alone, does the work that is due. */
  worksEverywhere(): Promise<boolean>;
  /** What `npm run verify` says. */
  verify(): Promise<string>;
  stop(): Promise<void>;
};

/** Two processes of the server on whichever of two databases is the primary. */
export async function startClusterSite(
  nodes: readonly [DatabaseNode, DatabaseNode],
): Promise<ClusterSite> {
  const dataDir = makeTemporaryFolder();
  const proxy = await startDatabaseProxy(nodes);
  const environment = { DATABASE_URL: proxy.url, DATA_DIR: dataDir };
  const servers: ServerProcess[] = [];
  for (let count = 0; count < nodes.length; count += 1)
    servers.push(await startUnlimitedServer(environment));
  const openReaders = (): Promise<EventReader[]> =>
    Promise.all(
      servers.map(({ origin }) => openEventReader((path, init) => fetch(origin + path, init))),
    );
  const readers = await openReaders();
  const query = <Row extends object>(sql: string, values: unknown[]) =>
    execute<Row>(proxy.url, sql, values);

  /** What the servers logged, which tells the cause of a fault. */
  const lastWords = () =>
    servers.flatMap(({ output }) =>
      output()
        .split('\n')
        .filter((line) => FAILED.test(line)),
    );

  async function timeEvents(issueId: string, sinceMs: number): Promise<number> {
    const listening = await openReaders();
    await Promise.all(listening.map((one) => one.hasHeard('chat', issueId, AGAIN_WITHIN_MS)));
    const passedMs = performance.now() - sinceMs;
    for (const one of listening) one.close();
    return passedMs;
  }

  async function isHeard(from: ServerProcess, by: EventReader): Promise<boolean> {
    const rosa = await signInAt(from.origin);
    const { id } = await rosa.expectCall(reportIssue, { body: REPORT });
    await rosa.expectCall(postMessage, { params: { id }, body: { message: 'Back again.' } });
    return by.hasHeard('chat', id, EVENT_WITHIN_MS);
  }

  async function worksAlone(server: ServerProcess, newcomer: string): Promise<boolean> {
    const others = servers.filter((other) => other !== server);
    for (const { pid } of others) process.kill(pid, 'SIGSTOP');
    try {
      // A new account gets a mail to prove its address.
      await signInAt(server.origin, newcomer);
      const told = 'select 1 from mailbox_mail where recipient = $1';
      const isTold = async () => (await query(told, [addressOf(newcomer)])).length > 0;
      return await eventually(isTold, MAIL_WITHIN_MS);
    } finally {
      for (const { pid } of others) process.kill(pid, 'SIGCONT');
    }
  }

  return {
    async writeThrough(event) {
      const writers = await startSteadyWriters(servers.map(({ origin }) => origin));
      await sleep(LOAD_MS);
      await event();
      const { issueId } = writers;
      const [overMs, before] = [performance.now(), writers.count()];
      const eventsAgain = timeEvents(issueId, overMs);
      await eventually(() => writers.count() > before, AGAIN_WITHIN_MS);
      const writesAgainMs = performance.now() - overMs;
      const eventsAgainMs = await eventsAgain;
      await sleep(LOAD_MS);
      const acknowledged = await writers.finish();
      const faults = writers.faults.concat(writers.faults.length === 0 ? [] : lastWords());
      const unfaithful = await findUnfaithful(query, issueId, acknowledged);
      const acknowledgedCount = acknowledged.length;
      return { ...unfaithful, faults, acknowledgedCount, writesAgainMs, eventsAgainMs };
    },
    async hearsEverything() {
      const [one, two] = servers as [ServerProcess, ServerProcess];
      const [first, second] = readers as [EventReader, EventReader];
      return (await isHeard(one, second)) && (await isHeard(two, first));
    },
    async worksEverywhere() {
      const [one, two] = servers as [ServerProcess, ServerProcess];
      return (await worksAlone(one, 'ines')) && (await worksAlone(two, 'jun'));
    },
    verify: () => askCommandLine(['--verify'], { DATABASE_URL: proxy.url }),
    async stop() {
      for (const reader of readers) reader.close();
      await Promise.all(servers.map((server) => server.stop()));
      await proxy.stop();
      removeFolder(dataDir);
    },
  };
}
