import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { unprivilegedAccount } from '#tests/support/database/systemPostgres.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporaryFolder.ts';
import { startProgram } from '#tests/support/servers/program.ts';
import { freePort } from '#tests/support/servers/freePort.ts';

type Options = {
  mode?: 'session' | 'transaction' | 'statement';
  /** Connections to the server, for everybody together. */
  poolSize?: number;
  /** Further lines of its settings. */
  settings?: string[];
};

export type PgBouncer = {
  /** The same database, through it. */
  url: string;
  stop(): Promise<void>;
};

const isAnswering = (url: string) => async () => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Puts a PgBouncer before a database; its port is its own. */
export async function startPgBouncer(
  serverUrl: string,
  { mode = 'transaction', poolSize = 4, settings = [] }: Options = {},
): Promise<PgBouncer> {
  const { host, port: serverPort, user = '', database = '' } = new Client(serverUrl);
  const folder = makeTemporaryFolder();
  const port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${host} port=${serverPort} user=${user}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    `default_pool_size = ${poolSize}`,
    ...settings,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  chmodSync(file, 0o644);
  const url = `postgres://${user}@127.0.0.1:${port}/${database}`;
  const program = await startProgram('pgbouncer', [file], {
    account: await unprivilegedAccount(),
    isReady: isAnswering(url),
  });
  const stop = async () => {
    await program.stop();
    removeFolder(folder);
  };
  return { url, stop };
}
