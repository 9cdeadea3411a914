import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { anyValue, PREPARED } from '#api/database/connection/prepared.ts';
import { EVENT_CHANNEL, visibleEvents, type PublishedEvent } from './events.ts';
import type { Touched } from '#api/platform/touched.rules.ts';

const sql = `${PREPARED}select pg_notify($1, event) from ${visibleEvents(anyValue('$2::text[]'))}`;

type Committed = {
  events: Iterable<string>;
  touched: Touched;
  requestId?: string | null;
};

function keptEvents(touched: Touched): PublishedEvent[] {
  if (touched === 'everything') return [{ topic: 'kept', id: null, listed: null }];
  return touched.map(({ issueId, listed }) => ({ topic: 'kept', id: issueId, listed }));
}

class Announcer {
  readonly #database: DataSource;
  /** Identifies this process, which handles its own changes before they are announced. */
  readonly id = randomUUID();
  readonly #listeners = new Set<(touched: Touched) => void>();
  /** Waiting events, each with the last request that caused it. */
  #waiting = new Map<string, string | null>();
  #sending: Promise<void> | null = null;

  constructor(database: DataSource) {
    this.#database = database;
  }

  listen(listener: (touched: Touched) => void): void {
    this.#listeners.add(listener);
  }

  add({ events, touched, requestId = null }: Committed): void {
    for (const listener of this.#listeners) listener(touched);
    // First, so that nobody re-reads before the stale values are dropped.
    for (const event of keptEvents(touched)) this.#waiting.set(JSON.stringify(event), null);
    for (const event of events) this.#waiting.set(event, requestId);
    if (this.#waiting.size > 0) this.#sending ??= this.#send();
  }

  async #send(): Promise<void> {
    while (this.#waiting.size > 0) {
      const events = [...this.#waiting].map(([event, requestId]) =>
        JSON.stringify({
          ...(JSON.parse(event) as object),
          by: this.id,
          ...(requestId !== null && { requestId }),
        }),
      );
      this.#waiting = new Map();
      const send = () => this.#database.query(sql, [EVENT_CHANNEL, events]);
      // Retries after a lost connection. If the database is down, no process listens, and
      // reconnecting processes reload everything.
      await send()
        .catch(send)
        .catch(() => undefined);
    }
    this.#sending = null;
  }

  async sent(): Promise<void> {
    await this.#sending;
  }
}

const announcers = new WeakMap<DataSource, Announcer>();

/**
 * Sends the announcements of `database` through another pool, so that they do not have to queue behind
 * requests.
 */
export function announceThrough(database: DataSource, sender: DataSource): void {
  announcers.set(database, findAnnouncer(sender));
}

function findAnnouncer(database: DataSource): Announcer {
  const known = announcers.get(database);
  if (known) return known;
  const announcer = new Announcer(database);
  announcers.set(database, announcer);
  return announcer;
}

/**
 * Notifies every process of what was committed, through one sender per process: events that arrive
 * meanwhile are batched, each once, with the id of the last request that caused it. Never inside a
 * transaction: NOTIFY holds a server-wide lock until the commit is durable, on the standby too, so
 * all commits would wait for each other. `NoticeCheck` detects notices lost with a process.
 */
export function announce(database: DataSource, committed: Committed): void {
  findAnnouncer(database).add(committed);
}

/**
 * Tells this process what each of its commits made stale, before the caller learns of the commit. Returns the
 * sender's id, which other processes see in the notification of the same commit.
 */
export function onCommit(database: DataSource, listener: (touched: Touched) => void): string {
  const announcer = findAnnouncer(database);
  announcer.listen(listener);
  return announcer.id;
}

/** Resolves when all announcements are sent; awaited before the database closes. */
export const announced = (database: DataSource): Promise<void> => findAnnouncer(database).sent();
