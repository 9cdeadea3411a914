import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { PREPARED } from './prepared.ts';
import { Client, type ClientConfig } from 'pg';
import type { Tracer } from '#api/platform/ports.ts';
import type { OpenConnections } from './openConnections.ts';
import { traceStatements } from './traceStatements.ts';

/**
 * More than the number of our commands' statements; texts that contain a list of variable length are
 * unbounded.
 */
const preparedMax = 300;
const names = new Map<string, string>();

/**
 * Undefined: there are too many already. Derived from the text: behind a pooler another process may have
 * prepared statements on the same connection.
 */
function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= preparedMax) return known;
  const name = `trybe_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  names.set(text, name);
  return name;
}

/** Options in addition to those of `pg`; the defaults suit a direct connection. */
export type PooledClientConfig = ClientConfig & {
  keepsPrepared?: boolean;
  /** Sent with each BEGIN: settings that end with the transaction. */
  transactionSettings?: string;
  isReplica?: boolean;
  connections?: OpenConnections;
  tracer?: Tracer | null;
};

/** Internals of a `pg` client that its types omit. */
type Wire = {
  readonly stream: Socket;
  on(event: 'parameterStatus', listener: (status: ParameterStatus) => void): void;
  on(event: 'notice', listener: (notice: { routine?: string }) => void): void;
};
type ParameterStatus = { parameterName: string; parameterValue: string };

type Send = (...sent: unknown[]) => unknown;

const readOnly = '25006';
const unknownOutcome = '08007';
/**
 * Location of the server's warning that it stopped waiting for a standby; its text is localized.
 */
const WAIT_FOR_STANDBY = 'SyncRepWaitForLSN';
const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });
const BEGIN = 'START TRANSACTION';

const isReadOnly = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === readOnly;

/** A prepared statement whose columns changed because a newer release's migration altered the table. */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery';

/**
 * A pooled connection. Statements in a transaction are prepared by name: parsed once per connection
 * and soon planned once, since commands repeat a few lookups by key. Reads outside a transaction are
 * planned with their values, as no plan fits every search, unless marked PREPARED.
 *
 * If a newer release has changed the tables, statements are prepared again under other names.
 *
 * A connection to a standby closes when the server reports that it is one, or at the first refused
 * write: back in the pool it would fail every other write.
 *
 * A commit that stopped waiting for its synchronous standby is reported as done, with a warning.
 * Here it fails with a lost-connection code: whether it survives the primary is unknown.
 */
export class PooledClient extends Client {
  readonly #wire: Wire;
  #isUnconfirmed = false;
  /** How often the tables have changed under this connection. */
  #changes = 0;

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
    // The server may close a connection in the packet that made it ready, before anyone listens,
    // and an unhandled error event ends the process. The user of the connection still gets the
    // error.
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
      const name = this.#nameNow(text);
      const answer = send({ name, text, values }, ...rest);
      // In a transaction, `transact` has to repeat the whole of it.
      if (this.getTransactionStatus() === 'T' || !(answer instanceof Promise)) return answer;
      return answer.catch((error: unknown) => {
        if (!isOutdatedPlan(error)) throw error;
        return send({ name: this.#nameNow(text), text, values }, ...rest);
      });
    };
    this.query = sendPrepared as Client['query'];
  }

  get heardBytes(): number {
    return this.#wire.stream.bytesRead;
  }

  drop(): void {
    this.#wire.stream.destroy(withCode('The database has gone silent.', 'ETIMEDOUT'));
  }

  #nameNow(text: string): string | undefined {
    const name = statementName(text);
    return name !== undefined && this.#changes > 0 ? `${name}_${this.#changes}` : name;
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
          if (isOutdatedPlan(error)) this.#changes += 1;
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
