import { reportIssue } from '#schema/issues/issue.ts';
import { login } from '#schema/people/user.ts';
import { createClient, type Client } from '#tests/scenarios/client.ts';
import { REPORT } from '#tests/scenarios/fixtures.ts';
import { queryEmbedded } from '#tests/support/database/embeddedServer.ts';
import { startFaultProxy, type FaultProxy } from '#tests/support/servers/faultProxy.ts';
import { filledFolder, FILLINGS } from '#tests/support/servers/filledFolder.ts';
import { freePort } from '#tests/support/servers/freePort.ts';
import { startServerProcess, type ServerProcess } from '#tests/support/servers/serverProcess.ts';
import { PASSWORD, registerAs } from '#tests/support/registerAs.ts';
import { removeFolder } from '#tests/support/temporaryFolder.ts';

/** A running installation with a line to it that can be broken, for the browser tests of one file. */
export type Site = {
  /** What a browser types: through the line. */
  origin: string;
  dataDir: string;
  line: FaultProxy;
  /** Titles of the reports that are there from the start, newest first. */
  titles: readonly string[];
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** SIGKILL of the server; the database goes down behind it. */
  kill: () => Promise<void>;
  query: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;
  /** Somebody else on another device, past the line. */
  visitor: () => Client;
  /** The same with a new account. */
  join: (username: string) => Promise<Client>;
  /** Somebody with an account, on one more device. */
  signIn: (username: string) => Promise<Client>;
  close: () => Promise<void>;
};

const SUBJECTS = ['Pothole', 'Dark underpass', 'Broken bench', 'Leaking hydrant', 'Torn swing'];
const STREETS = ['Madison St', 'State St', 'Wacker Dr'];

async function fillSite(visitor: () => Client): Promise<string[]> {
  const nora = visitor();
  await registerAs(nora, 'nora');
  const titles = SUBJECTS.flatMap((subject) => STREETS.map((street) => `${subject}, ${street}`));
  for (const [index, title] of titles.entries()) {
    const latitude = String(41.88 + index / 1_000);
    await nora.expectCall(reportIssue, { body: { ...REPORT, title, latitude } });
  }
  return titles.toReversed();
}

/** Starts an installation of its own with a handful of reports. `settings` are added to its environment. */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const dataDir = await filledFolder('nothing');
  const port = await freePort();
  const environment = {
    ...FILLINGS.nothing,
    DATA_DIR: dataDir,
    PORT: String(port),
    ...settings,
  };
  let server: ServerProcess | null = await startServerProcess(environment);
  const line = await startFaultProxy(port);
  const visitor = () =>
    createClient((path, init) => fetch(`http://localhost:${port}${path}`, init));
  const end = async (how: 'stop' | 'kill') => {
    await server?.[how]();
    server = null;
  };
  return {
    origin: line.origin,
    dataDir,
    line,
    titles: await fillSite(visitor),
    start: async () => {
      server ??= await startServerProcess(environment);
    },
    stop: () => end('stop'),
    kill: () => end('kill'),
    query: (sql, values) => queryEmbedded(dataDir, sql, values),
    visitor,
    join: async (username) => {
      const client = visitor();
      await registerAs(client, username);
      return client;
    },
    signIn: async (username) => {
      const client = visitor();
      const body = { emailOrUsername: username, password: PASSWORD };
      await client.expectCall(login, { body });
      return client;
    },
    close: async () => {
      await line.stop();
      await end('stop');
      removeFolder(dataDir);
    },
  };
}
