import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { PREPARED } from './prepared.ts';
import { Client, type ClientConfig } from 'pg';
import type { Tracer } from '#api/platform/ports.ts';
import type { OpenConnections } from './openConnections.ts';
import { traceStatements } from './traceStatements.ts';

/** Above what the commands ask in all; a text with a list of its own length in it can be anything. */
const preparedMax = 300;
const names = new Map<string, string>();

/**
 * The name under which a text is prepared; undefined: there are too many already. Made from the text:
 * behind a pooler another process may have prepared something on the same connection of the server.
 */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= preparedMax) return known;
  const name = `trybe_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  names.set(text, name);
  return name;
}

/** What the pool is told beside what `pg` knows; each is as on a connection of one's own if absent. */
export type PooledClientConfig = ClientConfig & {
  /** Whether statements may be prepared under a name. */
  keepsPrepared?: boolean;
  /** Said with the begin of each transaction, in the same message: settings that end with it. */
  transactionSettings?: string;
  /** A standby is wanted: for reads alone. */
  isReplica?: boolean;
  /** Where it is found as long as it is open. */
  connections?: OpenConnections;
  tracer?: Tracer | null;
};

/** Beneath a client of `pg`; its types leave it out. */
type Wire = {
  readonly stream: Socket;
  on(event: 'parameterStatus', listener: (status: ParameterStatus) => void): void;
  on(event: 'notice', listener: (notice: { routine?: string }) => void): void;
};
type ParameterStatus = { parameterName: string; parameterValue: string };

type Send = (...sent: unknown[]) => unknown;

const readOnly = '25006';
const unknownOutcome = '08007';
/** Where the server says that it no longer waits for a standby; its words are in its own language. */
const WAIT_FOR_STANDBY = 'SyncRepWaitForLSN';
const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });
/** As TypeORM says it. */
const BEGIN = 'START TRANSACTION';

const isReadOnly = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === readOnly;

/**
 * A connection of the pool. What a transaction asks is prepared under a name, so that the server
 * parses it once per connection and soon plans it once, too: commands ask the same few things, by
 * key. A read outside of one is planned with its values, since no plan fits every search, unless it says
 * that it is PREPARED.
 *
 * A connection to a standby ends as soon as the server says that it is one, or at the first write that
 * it refuses: back in the pool it would refuse all others.
 *
 * A commit that stopped waiting for its synchronous standby is answered as done, with a warning. Here it
 * fails with a code of a lost connection: whether it outlives the primary nobody knows.
 */
export class PooledClient extends Client {
  readonly #wire: Wire;
  #isUnconfirmed = false;

  constructor(config: PooledClientConfig = {}) {
    super(config);
    const { keepsPrepared = true, transactionSettings, isReplica = false, connections } = config;
    const { tracer = null } = config;
    this.#wire = (this as unknown as { connection: Wire }).connection;
    this.#wire.on('parameterStatus', ({ parameterName, parameterValue }) => {
      if (isReplica || parameterName !== 'in_hot_standby' || parameterValue !== 'on') return;
      this.#wire.stream.destroy(withCode('This server can only be read.', readOnly));
    });
    this.#wire.on('notice', ({ routine }) => {
      if (routine === WAIT_FOR_STANDBY) this.#isUnconfirmed = true;
    });
    connections?.add(this);
    this.once('end', () => connections?.delete(this));
    // The server may end a connection in the very packet that made it ready, when nobody listens yet,
    // and an error that nobody hears ends the process. Who uses it hears of it all the same.
    this.on('error', () => undefined);
    const judging = this.#judging(this.query.bind(this) as Send);
    const send = tracer === null ? judging : traceStatements(tracer, judging);
    const sendPrepared: Send = (text, values, ...rest) => {
      if (text === BEGIN && transactionSettings !== undefined) {
        return send(`${BEGIN}; ${transactionSettings}`, values, ...rest);
      }
      if (typeof text !== 'string' || !Array.isArray(values)) return send(text, values, ...rest);
      const isOfOnePlan = this.getTransactionStatus() === 'T' || text.startsWith(PREPARED);
      if (!keepsPrepared || !isOfOnePlan) return send(text, values, ...rest);
      return send({ name: nameOf(text), text, values }, ...rest);
    };
    this.query = sendPrepared as Client['query'];
  }

  get heardBytes(): number {
    return this.#wire.stream.bytesRead;
  }

  drop(): void {
    this.#wire.stream.destroy(withCode('The database has gone silent.', 'ETIMEDOUT'));
  }

  #judging(send: Send): Send {
    return (...sent) => {
      const answer = send(...sent);
      if (!(answer instanceof Promise)) return answer;
      return answer.then(
        (result: unknown) => {
          this.#refuseUnconfirmed();
          return result;
        },
        (error: unknown) => {
          if (isReadOnly(error)) void this.end().catch(() => undefined);
          throw error;
        },
      );
    };
  }

  #refuseUnconfirmed(): void {
    if (!this.#isUnconfirmed) return;
    this.#isUnconfirmed = false;
    throw withCode('The standby has not confirmed this commit.', unknownOutcome);
  }
}
