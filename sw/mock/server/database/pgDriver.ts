import type { PGlite } from '@electric-sql/pglite';
import { isIdleAfter, encodeQuery, decodeResult, type PgResult } from './pgWire.ts';

/** Longer than playing the whole demo in one transaction on a slow machine. */
const WAIT_MAX_MS = 60_000;

type Release = () => void;
type Borrowed = (error: Error | null, connection?: Connection, release?: Release) => void;

/** An emitter for connection events, which an in-process database never has. */
class Quiet {
  on(): this {
    return this;
  }
  removeListener(): this {
    return this;
  }
}

class Connection extends Quiet {
  /** For the message of a timeout. */
  lastStatement = '';
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    super();
    this.#pglite = pglite;
  }

  async query(sql: string, values?: readonly unknown[]): Promise<PgResult> {
    this.lastStatement = sql;
    const options = { throwOnError: true, syncToFs: false };
    const { messages } = await this.#pglite.execProtocol(encodeQuery(sql, values), options);
    // Only commits have to be durable, and before anybody is told of them.
    if (isIdleAfter(messages)) await this.#pglite.syncToFs();
    return decodeResult(messages);
  }
}

/** Settles as `turn` does, or rejects after the time limit. */
async function withinLimit(
  turn: Promise<void>,
  waitMaxMs: number,
  holder: () => string,
): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const reason = `No connection for ${waitMaxMs} ms. A query outside of a transaction that waits for it? It last ran: ${holder()}`;
      reject(new Error(reason));
    }, waitMaxMs);
  });
  try {
    await Promise.race([turn, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The parts of `pg` that TypeORM uses, over an in-process PostgreSQL. It has a single connection,
 * lent to one borrower at a time, so that transactions never mix. A query beside the caller's own
 * open transaction would wait forever; it fails after a minute.
 */
export function createPgDriver(pglite: PGlite, { waitMaxMs = WAIT_MAX_MS } = {}) {
  let turn: Promise<void> = Promise.resolve();
  let current: Connection | null = null;
  let isClosed = false;
  async function lend() {
    const before = turn;
    let release: Release = () => undefined;
    turn = new Promise((resolve) => (release = resolve));
    try {
      await withinLimit(before, waitMaxMs, () => current?.lastStatement ?? '');
    } catch (error) {
      // A borrower that gave up must neither be served later nor block the queue.
      void before.then(release);
      throw error;
    }
    if (isClosed) {
      release();
      throw new Error('The database is closed.');
    }
    current = new Connection(pglite);
    return { connection: current, release };
  }

  /** Resolves when the last borrower has returned the connection; later borrowers are refused. */
  async function close(): Promise<void> {
    const { release } = await lend();
    isClosed = true;
    release();
  }

  class Pool extends Quiet {
    connect(done: Borrowed): void {
      lend().then(
        ({ connection, release }) => done(null, connection, release), // oxlint-disable-line no-callback-in-promise -- TypeORM speaks callbacks
        (error: Error) => done(error), // oxlint-disable-line no-callback-in-promise -- TypeORM speaks callbacks
      );
    }
    end(done: (error?: Error) => void): void {
      done();
    }
  }
  return { Pool, close };
}
