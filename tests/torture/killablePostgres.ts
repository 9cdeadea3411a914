import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { prepareBinaries } from '#api/database/embedded/embeddedBinaries.ts';
import { ensureCluster, serverPassword } from '#api/database/embedded/embeddedCluster.ts';
import { findPlaces, makeSocketDirectory } from '#api/database/embedded/embeddedPlaces.ts';
import { readPostmaster } from '#api/database/embedded/embeddedPostmaster.ts';
import { launchServer, type Guard, type Launch } from '#api/database/embedded/embeddedProcess.ts';

const PORT = 5432;
const START_WITHIN_MS = 30_000;

/** A PostgreSQL of its own that can be killed and comes back with what it had committed. */
export class KillablePostgres {
  kills = 0;
  readonly url: string;
  readonly #launch: Launch;
  readonly #password: string;
  #guard: Guard | null = null;

  private constructor(launch: Launch, password: string) {
    this.#launch = launch;
    this.#password = password;
    const directory = encodeURIComponent(launch.socketDirectory);
    this.url = `postgresql://trybe:${password}@localhost:${PORT}/trybe?host=${directory}`;
  }

  /** A running server on a new cluster in `folder`. `isDurable` false: it acknowledges too early. */
  static async make(folder: string, isDurable: boolean): Promise<KillablePostgres> {
    const places = await findPlaces(path.join(folder, 'database'));
    const binaries = await prepareBinaries(places.account);
    await ensureCluster(places, binaries, 'socket');
    const socketDirectory = await makeSocketDirectory(places);
    const launch: Launch = {
      places,
      binaries,
      transport: 'socket',
      socketDirectory,
      port: PORT,
      isDurable,
      recycledPid: null,
    };
    const postgres = new KillablePostgres(launch, await serverPassword(places));
    await postgres.start('postgres');
    await postgres.query('create database trybe', [], 'postgres');
    return postgres;
  }

  /** SIGKILL of the postmaster; its children find out and end by themselves. */
  async kill(): Promise<void> {
    const child = this.#guard?.process;
    if (!child || this.#guard?.hasExited()) return;
    this.kills += 1;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Resolves when it answers, after recovery. Tries again while children of the killed one live. */
  async start(database = 'trybe'): Promise<void> {
    const endMs = performance.now() + START_WITHIN_MS;
    while (performance.now() < endMs) {
      if (this.#guard === null || this.#guard.hasExited()) {
        const left = await readPostmaster(this.#launch.places.cluster);
        this.#launch.recycledPid = left?.pid ?? null;
        this.#guard = await launchServer(this.#launch);
      }
      const isAnswering = await this.query('select 1', [], database).then(
        () => true,
        () => false,
      );
      if (isAnswering) return;
      await sleep(25);
    }
    throw new Error(`PostgreSQL did not come back; see ${this.#launch.places.log}`);
  }

  async query<Row extends object>(
    sql: string,
    values: unknown[] = [],
    database = 'trybe',
  ): Promise<Row[]> {
    const { socketDirectory: host, port } = this.#launch;
    const client = new Client({ host, port, user: 'trybe', password: this.#password, database });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(sql, values)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Ends it; what it stored stays in the folder. */
  async stop(): Promise<void> {
    const child = this.#guard?.process;
    if (!child || this.#guard?.hasExited()) return;
    const ended = once(child, 'exit');
    // Immediate shutdown: nobody reads these data again.
    child.kill('SIGQUIT');
    await ended;
  }
}
