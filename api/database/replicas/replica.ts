import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntitySchema } from 'typeorm';
import { OpenConnections } from '#api/database/connection/openConnections.ts';
import { createDataSource } from '#api/database/dataSource.ts';
import type { DatabaseWarn } from '#api/database/databaseLogger.ts';
import { parseWalPosition } from './walPosition.ts';

const ANSWERS_WITHIN_MS = 2_000;
const LOOK_AGAIN_MS = 20;

const POSITION = `select pg_is_in_recovery() as "isStandby",
  pg_last_wal_replay_lsn()::text as position`;
type Answer = { isStandby: boolean; position: string | null };

type Options = {
  name: string;
  url: string;
  poolSize: number;
  entities: EntitySchema[];
  warn: DatabaseWarn;
};

export class Replica {
  readonly database: DataSource;
  readonly #name: string;
  readonly #warn: (text: string) => void;
  readonly #connections = new OpenConnections();
  #position: bigint | null = null;
  /** Replicas behind this position are not used. */
  #needed = 0n;
  #fault: string | null = null;

  constructor({ name, url, poolSize, entities, warn }: Options) {
    this.#name = name;
    this.#warn = warn;
    const connections = this.#connections;
    this.database = createDataSource({
      url,
      poolSize,
      entities,
      connections,
      isReplica: true,
      warn,
    });
  }

  /** Whether this position can be read here. */
  hasReplayed(position: bigint): boolean {
    // guard: replica-is-far-enough
    return this.#position !== null && this.#position >= position && this.isUsed();
  }

  /** The last known position; null: left out. */
  get position(): bigint | null {
    return this.isUsed() ? this.#position : null;
  }

  state() {
    return { database: this.database, isUsed: this.isUsed(), position: this.#position };
  }

  isUsed(): boolean {
    return this.#position !== null && this.#position >= this.#needed;
  }

  /** Polls the position; without an answer the replica is left out and the operator warned. */
  async look(): Promise<void> {
    const endSilent = this.#connections.mark();
    const waiting = new AbortController();
    const silence = sleep(ANSWERS_WITHIN_MS, 'silent' as const, { signal: waiting.signal });
    silence.catch(() => undefined);
    const answer = await Promise.race([this.#ask().catch(() => null), silence]);
    waiting.abort();
    if (answer === 'silent') endSilent();
    if (answer === null || answer === 'silent') return this.#leaveOut('it does not answer');
    // guard: replica-is-still-one
    if (!answer.isStandby) return this.#leaveOut('it is no replica any more');
    this.#position = parseWalPosition(answer.position ?? '');
    if (!this.isUsed()) return this.#leaveOut('it is too far behind');
    if (this.#fault !== null) this.#warn(`${this.#name} is used again.`);
    this.#fault = null;
    return undefined;
  }

  /** Waits up to `withinMs` for the position; a replica that does not reach it is left out until it does. */
  async reach(position: bigint, withinMs: number): Promise<void> {
    const endMs = performance.now() + withinMs;
    while (this.isUsed() && !this.hasReplayed(position) && performance.now() < endMs) {
      await this.look();
      if (!this.hasReplayed(position)) await sleep(LOOK_AGAIN_MS);
    }
    this.#needed = position;
    if (this.#position !== null && !this.isUsed()) this.#leaveOut('it is too far behind');
  }

  async #ask(): Promise<Answer | null> {
    if (!this.database.isInitialized) await this.database.initialize();
    const [answer] = await this.database.query<Answer[]>(POSITION);
    return answer ?? null;
  }

  #leaveOut(fault: string): void {
    if (fault !== 'it is too far behind') this.#position = null;
    if (this.#fault !== fault) this.#warn(`${this.#name} is left out: ${fault}.`);
    this.#fault = fault;
  }

  async stop(): Promise<void> {
    if (this.database.isInitialized) await this.database.destroy();
  }
}
