import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Client } from 'pg';

/**
 * What the line does with what it carries. silent: nothing passes, no error is reported, and new
 * connections are accepted without an answer. cut: every connection ends, new ones too.
 */
type State = 'good' | 'silent' | 'cut';

export type DatabaseLine = {
  /** The database by way of this line. */
  url: string;
  set(state: State): void;
  /** Resets the connection that next sends this text, once the server has answered; the answer is lost. */
  loseAnswerTo(text: string): void;
  /**
   * From this call on, a connection that sends the text gets no answer to it or to anything later;
   * null: all get answers again.
   */
  hushAfter(text: string | null): void;
  /** Resets the connection that next sends this text, before the server receives it. */
  cutBefore(text: string): void;
  close(): Promise<void>;
};

/** A line to a database that can break as those between machines do. */
export async function openDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const { host, port, user = '', password, database = '' } = new Client(databaseUrl);
  const sockets = new Set<Socket>();
  let state: State = 'good';
  let lost: string | null = null;
  let unheard: string | null = null;
  let hushed: string | null = null;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (state === 'cut') near.resetAndDestroy();
    // Only read, so that its end is noticed.
    if (state !== 'good') return near.resume();
    const far = host.startsWith('/')
      ? connect(`${host}/.s.PGSQL.${port}`)
      : connect({ host, port });
    keep(far);
    let isLosing = false;
    let isHushed = false;
    near.on('data', (bytes) => {
      if (unheard !== null && bytes.includes(unheard)) {
        unheard = null;
        near.resetAndDestroy();
        return;
      }
      if (lost !== null && bytes.includes(lost)) [isLosing, lost] = [true, null];
      if (hushed !== null && bytes.includes(hushed)) isHushed = true;
      if (state === 'good') far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (isLosing) near.resetAndDestroy();
      else if (state === 'good' && !isHushed) near.write(bytes);
    });
    near.on('close', () => far.destroy());
    far.on('close', () => state === 'silent' || near.destroy());
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: ownPort } = server.address() as AddressInfo;
  const credentials = typeof password === 'string' ? `${user}:${password}` : user;
  return {
    url: `postgres://${credentials}@127.0.0.1:${ownPort}/${database}`,
    set(next) {
      state = next;
      if (next === 'cut') for (const socket of sockets) socket.destroy();
    },
    loseAnswerTo(text) {
      lost = text;
    },
    hushAfter(text) {
      hushed = text;
    },
    cutBefore(text) {
      unheard = text;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
