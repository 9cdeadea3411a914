import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the range of outgoing connections, which might otherwise take a port first. */
const PORTS = { first: 20_000, last: 31_999 };

/** A free port of the loopback interface, for a process that is about to listen there. */
export async function freePort(): Promise<number> {
  const port = randomInt(PORTS.first, PORTS.last + 1);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  server.close();
  await once(server, 'close');
  return port;
}
