import { setTimeout as sleep } from 'node:timers/promises';
import { retryNow } from '#sw/outbox/changeQueued.ts';
import { createOutboxDatabase, type OutboxDatabase } from '#sw/outbox/database.ts';
import { drain, type DrainResult } from '#sw/outbox/drain.ts';
import { enqueue } from '#sw/outbox/enqueue.ts';
import type { DeviceRow } from './checkDelivery.ts';
import { DeviceLife } from './deviceLife.ts';
import type { Person, PersonWriting } from './personWriting.ts';
import type { RandomSource } from './randomSource.ts';

export type DeviceUser = { person: Person; writing: PersonWriting };

export type NodeDeviceOptions = {
  name: string;
  origin: string;
  /** Who shares it; one at a time is signed in. */
  users: readonly DeviceUser[];
  random: RandomSource;
  /** Largest number of things done in one go. */
  burst: number;
};

const LIFE_MS = [1_500, 6_000] as const;
const DEAD_MS = [20, 200] as const;
const WRITING_PAUSE_MS = [250, 900] as const;
const MOST_WAITING = 48;
const NEW_PHONE_AFTER_ROWS = 60;
const SWITCH_ODDS = 0.03;
const SEND_NOW_ODDS = 0.05;
const LOOK_MS = 100;
const LONGEST_WAIT_MS = 500;

/** A device without a screen: the real outbox over an in-memory disk, dying again and again. */
export class NodeDevice {
  deaths = 0;
  readonly name: string;
  readonly #options: NodeDeviceOptions;
  readonly #databases: OutboxDatabase[] = [];
  #life: DeviceLife | null = null;
  #signedIn = 0;
  #isWriting = true;
  #isOver = false;
  #living: Promise<void> = Promise.resolve();

  constructor(options: NodeDeviceOptions) {
    this.#options = options;
    this.name = options.name;
    this.#takeNewPhone();
  }

  start(): void {
    this.#living = this.#live();
  }

  /** Nothing is written any more and nothing dies; people only wait for what is still unsent. */
  calm(): void {
    this.#isWriting = false;
  }

  /** After the faults somebody writes once more. Resolves when the server has it. */
  async useAgain(): Promise<void> {
    while (!this.#life?.isAlive) await sleep(LOOK_MS);
    const { database } = this.#life;
    const { writing } = this.#user;
    const operation = writing.next();
    await enqueue(database, operation);
    writing.acknowledged(operation);
    const find = () => database.run((connection) => connection.get('operations', operation.id));
    while ((await find())?.status !== 'received') await sleep(LOOK_MS);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    this.#life?.end();
    await this.#living;
    for (const database of this.#databases) database.close();
  }

  /** Every row of all phones that these people had. */
  async rows(): Promise<DeviceRow[]> {
    const all = await Promise.all(
      this.#databases.map((database) =>
        database.run((connection) => connection.getAllFromIndex('operations', 'sequence')),
      ),
    );
    return all.flat().map(({ id, status, problem }) => ({
      key: id,
      status,
      problem: problem && `${problem.code}: ${problem.detail}`,
    }));
  }

  /** On the phone in use: one that is put away had nothing unsent. */
  unsentCount(): Promise<number> {
    return countUnsent(this.#database);
  }

  get #database(): OutboxDatabase {
    const database = this.#databases.at(-1);
    if (!database) throw new Error('A device has a database');
    return database;
  }

  get #user(): DeviceUser {
    const user = this.#options.users[this.#signedIn];
    if (!user) throw new Error('A device has a user');
    return user;
  }

  #takeNewPhone(): void {
    const number = this.#databases.length;
    this.#databases.push(createOutboxDatabase(`torture-${this.#options.name}-${number}`));
  }

  async #live(): Promise<void> {
    const { random } = this.#options;
    while (!this.#isOver) {
      if (await isFullAndSent(this.#database)) this.#takeNewPhone();
      const life = new DeviceLife({
        database: this.#database,
        origin: this.#options.origin,
        cookie: () => this.#user.person.cookie,
        random: random.next,
      });
      this.#life = life;
      void this.#write(life);
      void this.#send(life);
      await this.#liveFor(random.between(...LIFE_MS));
      life.end();
      this.deaths += 1;
      await sleep(random.between(...DEAD_MS));
    }
  }

  /** After the faults it lives on until the end of the run. */
  async #liveFor(lifeMs: number): Promise<void> {
    const endMs = performance.now() + lifeMs;
    while (!this.#isOver && (!this.#isWriting || performance.now() < endMs)) await sleep(LOOK_MS);
  }

  async #write(life: DeviceLife): Promise<void> {
    const { random, burst } = this.#options;
    while (life.isAlive && this.#isWriting) {
      const room = MOST_WAITING - (await countUnsent(life.database));
      const { writing } = this.#user;
      for (let left = Math.min(room, random.between(1, burst)); left > 0; left -= 1) {
        const operation = writing.next();
        await enqueue(life.database, operation);
        writing.acknowledged(operation);
      }
      if (random.chance(SWITCH_ODDS)) this.#switchUser();
      await sleep(random.between(...WRITING_PAUSE_MS));
    }
  }

  async #send(life: DeviceLife): Promise<void> {
    const { random } = this.#options;
    while (life.isAlive) {
      if (!this.#isWriting || random.chance(SEND_NOW_ODDS))
        await retryNow(life.database, this.#user.person.userId);
      const result = await drain(life.dependencies());
      if (!this.#isWriting) this.#switchUser();
      await sleep(this.#isWriting ? waitMs(result) : LOOK_MS);
    }
  }

  #switchUser(): void {
    this.#signedIn = (this.#signedIn + 1) % this.#options.users.length;
  }
}

function waitMs({ retryAt }: DrainResult): number {
  if (retryAt === null) return LOOK_MS;
  return Math.min(Math.max(retryAt - Date.now(), LOOK_MS), LONGEST_WAIT_MS);
}

async function countUnsent(database: OutboxDatabase): Promise<number> {
  const counts = await database.run((connection) =>
    Promise.all(
      (['waiting', 'sending', 'attention'] as const).map((status) =>
        connection.countFromIndex('operations', 'status', status),
      ),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

async function isFullAndSent(database: OutboxDatabase): Promise<boolean> {
  const rows = await database.run((connection) => connection.count('operations'));
  return rows >= NEW_PHONE_AFTER_ROWS && (await countUnsent(database)) === 0;
}
