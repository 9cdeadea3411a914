import type { DataSource } from 'typeorm';
import { anyLength, PREPARED } from '#api/database/connection/prepared.ts';
import { EVENT_CHANNEL, visibleEvents } from './events.ts';

const sql = `${PREPARED}select pg_notify($1, event) from ${visibleEvents(anyLength('$2::text[]'))}`;

function withCause([event, requestId]: [string, string | null]): string {
  if (requestId === null) return event;
  return JSON.stringify({ ...(JSON.parse(event) as object), requestId });
}

class Announcer {
  readonly #database: DataSource;
  /** By event, with the last request that caused it. */
  #waiting = new Map<string, string | null>();
  #sending: Promise<void> | null = null;

  constructor(database: DataSource) {
    this.#database = database;
  }

  add(events: Iterable<string>, requestId: string | null): void {
    for (const event of events) this.#waiting.set(event, requestId);
    if (this.#waiting.size > 0) this.#sending ??= this.#send();
  }

  async #send(): Promise<void> {
    while (this.#waiting.size > 0) {
      const events = [...this.#waiting].map(withCause);
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
 * Sends the announcements of `database` through another pool, so that they need not wait behind
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
export function announce(
  database: DataSource,
  events: Iterable<string>,
  requestId: string | null = null,
): void {
  findAnnouncer(database).add(events, requestId);
}

/** Resolves when all announcements are sent; awaited before the database closes. */
export const announced = (database: DataSource): Promise<void> => findAnnouncer(database).sent();
