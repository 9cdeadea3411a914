import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chownSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { eventually } from '#tests/support/eventually.ts';
import { freePort } from '#tests/support/servers/serverProcess.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporaryFolder.ts';
import { unprivilegedAccount } from './systemPostgres.ts';
import { execute } from './copiedDatabase.ts';
import { signalTree } from './embeddedServer.ts';

const run = promisify(execFile);
const WAIT_MS = 30_000;

/** One of two servers: says over HTTP whether it is the primary, as Patroni does. `url`: the app's database. */
export type DatabaseNode = { name: string; port: number; statusPort: number; url: string };

type Account = { uid: number; gid: number } | undefined;

/** Where the database and its roles are; `trust` lets everybody of this machine in. */
const urlOf = (port: number, database = 'trybe') =>
  `postgresql://trybe@127.0.0.1:${port}/${database}`;

/** Whether a server answers, and is no standby. */
export async function isPrimary(connectionString: string): Promise<boolean> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: 500,
    query_timeout: 500,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ reads: boolean }>('select pg_is_in_recovery() as reads');
    return rows[0]?.reads === false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

class PostgresNode implements DatabaseNode {
  readonly name: string;
  readonly port: number;
  readonly data: string;
  readonly url: string;
  statusPort = 0;
  readonly #bin: string;
  readonly #account: Account;
  readonly #status = createServer((_, response) => {
    void isPrimary(urlOf(this.port, 'postgres')).then((isOne) =>
      response.writeHead(isOne ? 200 : 503).end(),
    );
  });
  #child: ChildProcess | null = null;

  constructor(name: string, at: { bin: string; account: Account; folder: string; port: number }) {
    this.name = name;
    this.port = at.port;
    this.data = path.join(at.folder, name);
    this.url = urlOf(at.port);
    this.#bin = at.bin;
    this.#account = at.account;
  }

  program(name: string, args: string[]): Promise<unknown> {
    return run(path.join(this.#bin, name), args, {
      ...this.#account,
      cwd: path.dirname(this.data),
    });
  }

  /** Tells who asks whether this one is the primary. */
  async tell(): Promise<void> {
    this.#status.listen(0, '127.0.0.1');
    await once(this.#status, 'listening');
    this.statusPort = (this.#status.address() as AddressInfo).port;
  }

  /** A copy of another's data that follows it. */
  follow({ port }: DatabaseNode): Promise<unknown> {
    const from = `host=127.0.0.1 port=${port} user=trybe application_name=${this.name}`;
    return this.program('pg_basebackup', ['-d', from, '-D', this.data, '-R', '-c', 'fast', '-N']);
  }

  async start(): Promise<void> {
    const settings = ['hot_standby=on', 'max_connections=60', 'wal_keep_size=64MB'];
    const args = ['-D', this.data, '-p', String(this.port), '-k', path.dirname(this.data)];
    this.#child = spawn(
      path.join(this.#bin, 'postgres'),
      [...args, '-h', '127.0.0.1', '-F', ...settings.flatMap((one) => ['-c', one])],
      { ...this.#account, cwd: path.dirname(this.data), stdio: 'ignore' },
    );
    const isUp = () =>
      execute(urlOf(this.port, 'postgres'), 'select 1').then(
        () => true,
        () => false,
      );
    if (!(await eventually(isUp, WAIT_MS))) throw new Error(`${this.name} did not start.`);
  }

  /** SIGKILL to all its processes at once. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    signalTree(child.pid, 'SIGKILL');
    await ended;
  }

  async promote(): Promise<void> {
    await this.program('pg_ctl', ['promote', '-w', '-D', this.data]);
  }

  async stop(): Promise<void> {
    await this.kill();
    this.#status.closeAllConnections();
    this.#status.close();
  }
}

export type PostgresPair = {
  /** In the order of `haproxy-database.cfg`; the first one begins as the primary. */
  nodes: readonly [DatabaseNode, DatabaseNode];
  /** SIGKILL to the primary: its machine is gone. */
  killPrimary(): Promise<void>;
  /** The standby takes its place; resolves when it takes writes. */
  promote(): Promise<void>;
  killStandby(): Promise<void>;
  startStandby(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Two PostgreSQL servers of this machine: what the primary has acknowledged the standby has, too, by
 * synchronous streaming, unless told otherwise. `bin` is where its programs are.
 */
export async function startPostgresPair(
  bin: string,
  { isSynchronous = true } = {},
): Promise<PostgresPair> {
  const folder = makeTemporaryFolder();
  const account = await unprivilegedAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const nodeOf = async (name: string) =>
    new PostgresNode(name, { bin, account, folder, port: await freePort() });
  const [one, two] = [await nodeOf('one'), await nodeOf('two')];
  const init = ['-D', one.data, '-U', 'trybe', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  await one.program('initdb', [...init, '--no-sync']);
  await one.start();
  await execute(urlOf(one.port, 'postgres'), 'create database trybe');
  await two.follow(one);
  await two.start();
  if (isSynchronous) {
    // After the copy: the second one, as a primary, has nobody to wait for.
    await execute(one.url, `alter system set synchronous_standby_names = 'two'`);
    await execute(one.url, 'select pg_reload_conf()');
  }
  const state = isSynchronous ? 'sync' : 'async';
  const isInStep = async () =>
    (await execute(one.url, `select 1 from pg_stat_replication where sync_state = '${state}'`))
      .length > 0;
  if (!(await eventually(isInStep, WAIT_MS))) throw new Error('The standby does not keep step.');
  await Promise.all([one.tell(), two.tell()]);
  return {
    nodes: [one, two],
    killPrimary: () => one.kill(),
    promote: () => two.promote(),
    killStandby: () => two.kill(),
    startStandby: () => two.start(),
    async stop() {
      await Promise.all([one.stop(), two.stop()]);
      removeFolder(folder);
    },
  };
}
