import type { DataSource } from 'typeorm';
import { anyLength, PREPARED } from '#api/database/connection/prepared.ts';
import { EVENT_CHANNEL, toldEvents } from './events.ts';

const sql = `${PREPARED}select pg_notify($1, event) from ${toldEvents(anyLength('$2::text[]'))}`;

function withCause([event, requestId]: [string, string | null]): string {
  if (requestId === null) return event;
  return JSON.stringify({ ...(JSON.parse(event) as object), requestId });
}

class Announcer {
  readonly #database: DataSource;
  /** Each with the last request that caused it. */
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
      // Again where only a connection is gone. Without a database nobody hears anything, and whoever
      // finds it again asks for everything.
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
 * Lets what is announced for `database` leave over another pool of the same database, in which it
 * need not wait behind requests.
 */
export function announceThrough(database: DataSource, sender: DataSource): void {
  announcers.set(database, announcerOf(sender));
}

function announcerOf(database: DataSource): Announcer {
  const known = announcers.get(database);
  if (known) return known;
  const announcer = new Announcer(database);
  announcers.set(database, announcer);
  return announcer;
}

/**
 * Tells every process of what was committed, by one sender for the whole process: what comes while
 * a notice is on its way goes with the next one, each event once, with the id of the last request that
 * caused it. Never inside a transaction: there
 * NOTIFY takes a lock of the whole server until the commit is safe, on the standby too, so that all
 * commits wait for each other. A notice that is lost with its process is found out by `NoticeCheck`.
 */
export function announce(
  database: DataSource,
  events: Iterable<string>,
  requestId: string | null = null,
): void {
  announcerOf(database).add(events, requestId);
}

/** Resolves when everything that was announced has been sent: to be awaited before the database ends. */
export const announced = (database: DataSource): Promise<void> => announcerOf(database).sent();
