import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { eventually } from '#tests/support/eventually.ts';
import { DIES_WITH_US } from '#tests/support/servers/diesWithUs.ts';
import { execute } from './copiedDatabase.ts';
import { signalTree } from './embeddedServer.ts';

const run = promisify(execFile);
const WAIT_MS = 30_000;

/** One of two servers: says over HTTP whether it is the primary, as Patroni does. `url`: the app's database. */
export type DatabaseNode = { name: string; port: number; statusPort: number; url: string };

export type Account = { uid: number; gid: number } | undefined;

/** Where the database and its roles are; `trust` lets everybody of this machine in. */
export const nodeUrl = (port: number, database = 'trybe') =>
  `postgresql://trybe@127.0.0.1:${port}/${database}`;

/** What a server says that it is; null: it does not answer. */
async function roleOf(connectionString: string): Promise<'primary' | 'replica' | null> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: 500,
    query_timeout: 500,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ reads: boolean }>('select pg_is_in_recovery() as reads');
    return rows[0]?.reads === false ? 'primary' : 'replica';
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether a server answers and is not a standby. */
export const isPrimary = async (url: string): Promise<boolean> => (await roleOf(url)) === 'primary';

export class PostgresNode implements DatabaseNode {
  readonly name: string;
  readonly port: number;
  readonly data: string;
  readonly url: string;
  statusPort = 0;
  /** Another server has taken its place; this one may not know, but its status says so. */
  isDeposed = false;
  readonly #bin: string;
  readonly #account: Account;
  readonly #status = createServer(({ url }, response) => {
    const asked = url === '/replica' ? 'replica' : 'primary';
    void roleOf(nodeUrl(this.port, 'postgres')).then((role) =>
      response.writeHead(role === asked && !this.isDeposed ? 200 : 503).end(),
    );
  });
  #child: ChildProcess | null = null;

  constructor(name: string, at: { bin: string; account: Account; folder: string; port: number }) {
    this.name = name;
    this.port = at.port;
    this.data = path.join(at.folder, name);
    this.url = nodeUrl(at.port);
    this.#bin = at.bin;
    this.#account = at.account;
  }

  program(name: string, args: string[]): Promise<unknown> {
    return run(path.join(this.#bin, name), args, {
      ...this.#account,
      cwd: path.dirname(this.data),
    });
  }

  /** Starts to answer whether this one is the primary. */
  async tell(): Promise<void> {
    this.#status.listen(0, '127.0.0.1');
    await once(this.#status, 'listening');
    this.statusPort = (this.#status.address() as AddressInfo).port;
  }

  /** Replaces its data by a copy of another's, and follows that one. */
  async follow({ port }: Pick<DatabaseNode, 'port'>): Promise<void> {
    rmSync(this.data, { recursive: true, force: true });
    const from = `host=127.0.0.1 port=${port} user=trybe application_name=${this.name}`;
    await this.program('pg_basebackup', ['-d', from, '-D', this.data, '-R', '-c', 'fast', '-N']);
    // Overrides the copied setting: as a primary this server has no standby to wait for yet.
    const settings = path.join(this.data, 'postgresql.auto.conf');
    appendFileSync(settings, "synchronous_standby_names = ''\n");
    this.isDeposed = false;
  }

  /** Does nothing if it is running. */
  async start(): Promise<void> {
    if (this.#running !== null) return;
    const settings = ['hot_standby=on', 'max_connections=60', 'wal_keep_size=64MB'];
    const args = ['-D', this.data, '-p', String(this.port), '-k', path.dirname(this.data)];
    const command = [path.join(this.#bin, 'postgres'), ...args, '-h', '127.0.0.1', '-F'];
    this.#child = spawn(
      '/bin/sh',
      ['-c', DIES_WITH_US, 'sh', ...command, ...settings.flatMap((one) => ['-c', one])],
      { ...this.#account, cwd: path.dirname(this.data), stdio: ['pipe', 'ignore', 'ignore'] },
    );
    this.#child.stdin?.on('error', () => undefined);
    const isUp = () =>
      execute(nodeUrl(this.port, 'postgres'), 'select 1').then(
        () => true,
        () => false,
      );
    if (!(await eventually(isUp, WAIT_MS))) throw new Error(`${this.name} did not start.`);
  }

  /**
   * To all its processes at once: SIGKILL simulates a machine that is gone, SIGSTOP
   * one that is unreachable.
   */
  signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
    const pid = this.#running?.pid;
    if (pid !== undefined) signalTree(pid, signal);
  }

  async kill(): Promise<void> {
    await this.#end(() => this.signal('SIGKILL'));
  }

  /** Shuts it down as for an upgrade: whoever follows it gets all its data first. */
  async shutDown(): Promise<void> {
    await this.#end((child) => child.kill('SIGINT'));
  }

  async promote(): Promise<void> {
    await this.program('pg_ctl', ['promote', '-w', '-D', this.data]);
  }

  async stop(): Promise<void> {
    await this.kill();
    this.#status.closeAllConnections();
    this.#status.close();
  }

  get #running(): ChildProcess | null {
    const child = this.#child;
    return child === null || child.exitCode !== null || child.signalCode !== null ? null : child;
  }

  async #end(send: (child: ChildProcess) => void): Promise<void> {
    const child = this.#running;
    if (child === null) return;
    const ended = once(child, 'exit');
    send(child);
    await ended;
  }
}
