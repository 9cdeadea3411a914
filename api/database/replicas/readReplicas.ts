import type { DataSource, EntitySchema } from 'typeorm';
import type { DatabaseWarn } from '#api/database/databaseLogger.ts';
import { Replica } from './replica.ts';
import { walPositionOf } from './walPosition.ts';

const LOOK_EVERY_MS = 250;
/** A change that a replica does not have by then is told all the same, and the replica left out. */
const CATCHES_UP_WITHIN_MS = 1_000;

export type ReplicaState = {
  database: DataSource;
  isUsed: boolean;
  /** How far it was when last asked; null: it did not answer. */
  position: bigint | null;
};

export type ReadReplicas = {
  /**
   * Where to read what may be a moment old, but not older than `position`: what `positionNow` said
   * after somebody's own change, null for somebody without one. Null: only the primary will do.
   */
  choose(position: string | null): DataSource | null;
  /** A place in the log of changes behind everything that is committed. */
  positionNow(): Promise<string>;
  /** Resolves when what is committed now can be read on every replica in use, after a second at most. */
  catchUp(): Promise<void>;
  /** How each one does, in the order of the settings. */
  states(): ReplicaState[];
  stop(): Promise<void>;
};

type Options = {
  urls: readonly string[];
  poolSize: number;
  primary: DataSource;
  warn: DatabaseWarn;
  /** What was read from replicas and kept is too old for somebody. */
  onAdvance: () => void;
};

class Replicas implements ReadReplicas {
  readonly #options: Options;
  readonly #replicas: Replica[];
  readonly #timer: NodeJS.Timeout;
  /** What is kept was read at this place or later. */
  #base = 0n;
  /** Somebody wanted more than that. */
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
    const wanted = position === null ? null : walPositionOf(position);
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
    const position = walPositionOf(await this.positionNow());
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
    // Not up to what was wanted: that is whatever a browser says.
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

/** Opens the replicas of a database; one that does not answer is left out, and used once it does. */
export async function openReadReplicas(options: Options): Promise<ReadReplicas> {
  const replicas = new Replicas(options);
  await replicas.look();
  return replicas;
}
