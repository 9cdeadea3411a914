import type { DataSource, EntitySchema } from 'typeorm';
import type { DatabaseWarn } from '#api/database/databaseLogger.ts';
import { Replica } from './replica.ts';
import { parseWalPosition } from './walPosition.ts';

const LOOK_EVERY_MS = 250;
/** After this, a change is announced even if a replica lacks it, and that replica is left out. */
const CATCHES_UP_WITHIN_MS = 1_000;

export type ReplicaState = {
  database: DataSource;
  isUsed: boolean;
  /** Null: no answer. */
  position: bigint | null;
};

export type ReadReplicas = {
  /**
   * A source for reads that may be slightly stale, but not older than `position`: the `positionNow`
   * after the reader's own change, or null. Null: only the primary will do.
   */
  choose(position: string | null): DataSource | null;
  /** A WAL position after everything committed so far. */
  positionNow(): Promise<string>;
  /** Waits for at most a second. */
  catchUp(): Promise<void>;
  states(): ReplicaState[];
  stop(): Promise<void>;
};

type Options = {
  urls: readonly string[];
  poolSize: number;
  primary: DataSource;
  warn: DatabaseWarn;
  /** Called when the cache of replica reads is too old for a reader. */
  onAdvance: () => void;
};

class Replicas implements ReadReplicas {
  readonly #options: Options;
  readonly #replicas: Replica[];
  readonly #timer: NodeJS.Timeout;
  /** Everything cached was read at this position or later. */
  #base = 0n;
  /** A reader needed a later position. */
  #isTooOld = false;
  #turn = 0;

  constructor(options: Options) {
    const { urls, poolSize, primary, warn } = options;
    const entities = primary.options.entities as EntitySchema[];
    this.#options = options;
    this.#replicas = urls.map((url, at) => {
      const name = `Replica ${at + 1} of DATABASE_READ_URL`;
      return new Replica({ name, url, poolSize, entities, warn });
    });
    let isLooking = false;
    this.#timer = setInterval(() => {
      if (isLooking) return;
      isLooking = true;
      void this.look().finally(() => (isLooking = false));
    }, LOOK_EVERY_MS);
    this.#timer.unref();
  }

  choose(position: string | null): DataSource | null {
    const wanted = position === null ? null : parseWalPosition(position);
    if (wanted !== null && wanted > this.#base) {
      this.#isTooOld = true;
      return null;
    }
    const usable = this.#replicas.filter((replica) => replica.hasReplayed(this.#base));
    this.#turn += 1;
    return usable[this.#turn % usable.length]?.database ?? null;
  }

  async positionNow(): Promise<string> {
    const [row] = await this.#options.primary.query<{ position: string }[]>(
      'select pg_current_wal_insert_lsn()::text as position',
    );
    return row?.position ?? '';
  }

  async catchUp(): Promise<void> {
    const position = parseWalPosition(await this.positionNow());
    if (position === null) return;
    const within = CATCHES_UP_WITHIN_MS;
    await Promise.all(this.#replicas.map((replica) => replica.reach(position, within)));
    this.#advance(position);
  }

  states(): ReplicaState[] {
    return this.#replicas.map((replica) => replica.state());
  }

  async look(): Promise<void> {
    await Promise.all(this.#replicas.map((replica) => replica.look()));
    if (!this.#isTooOld) return;
    // Never up to the requested position: clients could claim anything.
    const reached = this.#replicas.flatMap(({ position }) => position ?? []);
    const [least] = reached.toSorted((a, b) => (a < b ? -1 : 1));
    if (least === undefined) return;
    this.#isTooOld = false;
    this.#advance(least);
  }

  #advance(position: bigint): void {
    if (position <= this.#base) return;
    this.#base = position;
    this.#options.onAdvance();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#replicas.map((replica) => replica.stop()));
  }
}

/** An unreachable replica is left out until it answers. */
export async function openReadReplicas(options: Options): Promise<ReadReplicas> {
  const replicas = new Replicas(options);
  await replicas.look();
  return replicas;
}
