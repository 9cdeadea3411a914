import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { prepareBinaries } from './embeddedBinaries.ts';
import { ensureCluster, serverPassword, type Transport } from './embeddedCluster.ts';
import { findPlaces, makeSocketDirectory } from './embeddedPlaces.ts';
import { EmbeddedPostgresError } from './embeddedPostgresError.ts';
import { readPostmaster, type Postmaster } from './embeddedPostmaster.ts';
import { toAppUrl, prepareRoles } from './embeddedRoles.ts';
import {
  guardServer,
  launchServer,
  stopServer,
  type Guard,
  type Launch,
} from './embeddedProcess.ts';

export type EmbeddedPostgres = {
  /** Connects as the owner of everything: for migrations. */
  url: string;
  /** Connects as the role that only reads and writes rows: for the app. */
  appUrl: string;
  wasAdopted: boolean;
  /** Ends the server within 2 s; safe to call twice. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  dataDir: string;
  /** False trades crash safety for speed: for tests only. */
  isDurable?: boolean;
  transport?: Transport;
  warn?: (message: string) => void;
};

/** Session lock of the process that owns the server, in its own database. */
const ownerLock = 7_823_641;
/** Time for the launcher to take ownership, before others treat the server as abandoned. */
const adoptAfterMs = 700;
const stoppingPatienceMs = 2_500;
const startPatienceMs = 60_000;
const maxLaunches = 5;
const retryMs = 1_000;
const longestRetryMs = 60_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return address !== null && typeof address === 'object' ? address.port : 0;
}

const logTail = async (path: string) =>
  (await readFile(path, 'utf8').catch(() => '')).trim().split('\n').slice(-8).join('\n');

class Supervisor {
  readonly #launch: Launch;
  readonly #password: string;
  readonly #warn: (message: string) => void;
  #guard: Guard | null = null;
  #owner: Client | null = null;
  #isStopping = false;
  #stopped: Promise<void> | null = null;
  #hasLaunched = false;
  wasAdopted = false;

  constructor(launch: Launch, password: string, warn: (message: string) => void) {
    this.#launch = launch;
    this.#password = password;
    this.#warn = warn;
  }

  urlOf(database: string): string {
    const { transport, socketDirectory, port } = this.#launch;
    const account = `trybe:${this.#password}`;
    return transport === 'socket'
      ? `postgresql://${account}@localhost:${port}/${database}?host=${encodeURIComponent(socketDirectory)}`
      : `postgresql://${account}@127.0.0.1:${port}/${database}`;
  }

  /** Returns once we own a running server, launched or taken over. */
  async establish(): Promise<void> {
    let launches = 0;
    let seenAliveMs = 0;
    const startedMs = performance.now();
    while (!this.#isStopping) {
      const nowMs = performance.now();
      const postmaster = await readPostmaster(this.#launch.places.cluster);
      const isOurChild = this.#guard !== null && !this.#guard.hasExited();
      if (postmaster?.isAlive === true) {
        seenAliveMs ||= nowMs;
        if (await this.#take(postmaster, isOurChild, nowMs - seenAliveMs)) return;
      } else if (!isOurChild) {
        if (launches === maxLaunches) throw await this.#startFailure();
        if (launches > 0) await sleep(400);
        launches += 1;
        seenAliveMs = 0;
        await this.#start(postmaster);
      }
      if (nowMs - startedMs > startPatienceMs) throw await this.#startFailure();
      await sleep(20);
    }
  }

  async #start(leftOver: Postmaster | null): Promise<void> {
    this.#launch.recycledPid = leftOver?.pid ?? null;
    if (this.#launch.port === 0) this.#launch.port = await freePort();
    this.#guard = await launchServer(this.#launch);
    this.#hasLaunched = true;
  }

  async #take(postmaster: Postmaster, isOurChild: boolean, aliveMs: number): Promise<boolean> {
    if (postmaster.status === 'stopping' && aliveMs > stoppingPatienceMs) {
      // Immediate shutdown: the WAL is replayed at the next start, nothing is lost.
      if (this.#launch.transport === 'socket') process.kill(postmaster.pid, 'SIGQUIT');
    }
    if (postmaster.status !== 'ready' || (!isOurChild && aliveMs < adoptAfterMs)) return false;
    this.#launch.port = postmaster.port;
    if (postmaster.socketDirectory !== '')
      this.#launch.socketDirectory = postmaster.socketDirectory;
    if (!(await this.#own())) return false;
    if (!isOurChild) {
      this.#guard = guardServer(this.#launch, postmaster.pid);
      this.wasAdopted = !this.#hasLaunched;
    }
    return true;
  }

  async #own(): Promise<boolean> {
    const client = new Client({
      connectionString: this.urlOf('postgres'),
      application_name: `trybe process ${process.pid}`,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch {
      return false;
    }
    const { rows } = await client.query<{ is_ours: boolean }>(
      'select pg_try_advisory_lock($1) as is_ours',
      [ownerLock],
    );
    if (rows[0]?.is_ours !== true) throw await this.#alreadyRunning(client);
    const found = await client.query(`select 1 from pg_database where datname = 'trybe'`);
    if (found.rowCount === 0) await client.query('create database trybe');
    await prepareRoles(client, this.#password);
    client.once('end', () => void this.#reestablish(client));
    this.#owner = client;
    return true;
  }

  async #alreadyRunning(client: Client): Promise<Error> {
    const { rows } = await client.query<{ name: string }>(
      `select application_name as name from pg_locks join pg_stat_activity using (pid)
       where locktype = 'advisory' and objid = $1 and granted`,
      [ownerLock],
    );
    await client.end();
    const holder = rows[0]?.name.replace('trybe ', '') ?? 'another process';
    return new EmbeddedPostgresError(
      `Trybe already runs on this data (${this.#launch.places.base}), in ${holder}. ` +
        'Stop that one first, or give this one another DATA_DIR. ' +
        'Several processes share one database through DATABASE_URL.',
    );
  }

  async #startFailure(): Promise<Error> {
    const { log } = this.#launch.places;
    return new EmbeddedPostgresError(
      `The embedded PostgreSQL did not start. The end of ${log}:\n${await logTail(log)}`,
    );
  }

  /** After the server died or dropped us (out of memory, killed by hand). */
  async #reestablish(lost: Client): Promise<void> {
    if (this.#isStopping || this.#owner !== lost) return;
    this.#warn('The embedded PostgreSQL went away; starting it again.');
    for (let waitMs = retryMs; !this.#isStopping; waitMs = Math.min(2 * waitMs, longestRetryMs)) {
      try {
        return await this.establish();
      } catch (error) {
        // A full disk or a rival on the same data may resolve itself.
        this.#warn(error instanceof Error ? error.message : String(error));
        await sleep(waitMs, undefined, { ref: false });
      }
    }
  }

  stop(): Promise<void> {
    this.#isStopping = true;
    // Without ownership we only end a server that we started.
    if (this.#owner === null) this.#guard?.process.stdin?.end();
    else this.#stopped ??= stopServer(this.#launch, this.#guard);
    return this.#stopped ?? Promise.resolve();
  }
}

/**
 * Starts the server of a data directory, or takes over one left by a killed process. It dies with this
 * process, even on SIGKILL. A second process on the same directory is refused with an EmbeddedPostgresError
 * that names the first.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const transport = options.transport ?? (process.platform === 'win32' ? 'loopback' : 'socket');
  const places = await findPlaces(options.dataDir);
  const binaries = await prepareBinaries(places.account);
  const password = await serverPassword(places);
  await ensureCluster(places, binaries, transport);
  const launch: Launch = {
    places,
    binaries,
    transport,
    socketDirectory: transport === 'socket' ? await makeSocketDirectory(places) : '',
    port: transport === 'socket' ? 5432 : 0,
    isDurable: options.isDurable ?? true,
    recycledPid: null,
  };
  const supervisor = new Supervisor(launch, password, options.warn ?? (() => undefined));
  try {
    await supervisor.establish();
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
  return {
    url: supervisor.urlOf('trybe'),
    appUrl: toAppUrl(supervisor.urlOf('trybe')),
    wasAdopted: supervisor.wasAdopted,
    stop: () => supervisor.stop(),
  };
}
