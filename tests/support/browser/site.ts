import { login } from '#schema/people/user.ts';
import { createClient, type Client } from '#tests/scenarios/client.ts';
import { siteOfKind, type CopiedSite } from '#tests/support/servers/copiedSite.ts';
import { startFaultProxy, type FaultProxy } from '#tests/support/servers/faultProxy.ts';
import { FILLINGS } from '#tests/support/servers/filledFolder.ts';
import { FILLED_TITLES } from '#tests/support/servers/fillSite.ts';
import { freePort } from '#tests/support/servers/freePort.ts';
import {
  startServerProcess,
  type ServerOptions,
  type ServerProcess,
} from '#tests/support/servers/serverProcess.ts';
import { PASSWORD, registerAs } from '#tests/support/registerAs.ts';

/** A running installation with a line to it that can be broken, for the browser tests of one file. */
export type Site = Pick<CopiedSite, 'dataDir' | 'query'> & {
  /** What a browser types: through the line. */
  origin: string;
  line: FaultProxy;
  /** Titles of the reports that are there from the start, newest first. */
  titles: readonly string[];
  start: () => Promise<void>;
  /** Replaces the running release by another, given the file that starts it; null: by this build. */
  serve: (main: string | null) => Promise<void>;
  stop: () => Promise<void>;
  /** SIGKILL of the server. */
  kill: () => Promise<void>;
  /** Somebody else on another device, past the line. */
  visitor: () => Client;
  /** The same with a new account. */
  join: (username: string) => Promise<Client>;
  /** Somebody with an account, on one more device. */
  signIn: (username: string) => Promise<Client>;
  close: () => Promise<void>;
};

/** Starts an installation of its own with a handful of reports. `settings` are added to its environment. */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const { dataDir, query, drop, settings: own } = await siteOfKind('reports');
  const port = await freePort();
  let command: ServerOptions['command'];
  const environment = {
    ...FILLINGS.nothing,
    ...own,
    PORT: String(port),
    ...settings,
  };
  const launch = () => startServerProcess(environment, { command });
  let server: ServerProcess | null = await launch();
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
    titles: FILLED_TITLES,
    start: async () => {
      server ??= await launch();
    },
    serve: async (main) => {
      await end('stop');
      command = main === null ? undefined : [process.execPath, main];
      server = await launch();
    },
    stop: () => end('stop'),
    kill: () => end('kill'),
    query,
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
      await drop();
    },
  };
}
