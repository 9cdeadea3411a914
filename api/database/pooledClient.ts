import { Client, type ClientConfig } from 'pg';

/** Above what the commands ask in all; a text with a list of its own length in it can be anything. */
const preparedMax = 300;
const names = new Map<string, string>();

/** The name under which a text is prepared; undefined: there are too many already. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= preparedMax) return known;
  const name = `trybe_${names.size}`;
  names.set(text, name);
  return name;
}

type Send = (...sent: unknown[]) => unknown;

const readOnly = '25006';

const isReadOnly = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === readOnly;

/**
 * A connection of the pool. What a transaction asks is prepared under a name, so that the server
 * parses it once per connection and soon plans it once, too: commands ask the same few things, by
 * key. A read outside of one is planned with its values: no plan fits every search.
 *
 * A connection whose server only reads, as one that has been replaced does, ends at the first write
 * that it refuses: back in the pool it would refuse all others.
 */
export class PooledClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    // The server may end a connection in the very packet that made it ready, when nobody listens yet,
    // and an error that nobody hears ends the process. Who uses it hears of it all the same.
    this.on('error', () => undefined);
    const send = this.#endingWhereReadOnly(this.query.bind(this) as Send);
    const sendPrepared: Send = (text, values, ...rest) => {
      const isPrepared = Array.isArray(values) && this.getTransactionStatus() === 'T';
      if (!isPrepared || typeof text !== 'string') return send(text, values, ...rest);
      return send({ name: nameOf(text), text, values }, ...rest);
    };
    this.query = sendPrepared as Client['query'];
  }

  #endingWhereReadOnly(send: Send): Send {
    return (...sent) => {
      const answer = send(...sent);
      if (!(answer instanceof Promise)) return answer;
      return answer.catch((error: unknown) => {
        if (isReadOnly(error)) void this.end().catch(() => undefined);
        throw error;
      });
    };
  }
}
