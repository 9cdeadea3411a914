import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '#api/config/config.ts';

export type ListeningServer = {
  origin: string;
  /** Stops accepting, lets open requests finish for `patienceMs`, then cuts them. */
  close(patienceMs: number, onClosing: () => void): Promise<void>;
};

const REQUEST_TIMEOUT_MS = 120_000;
/** A client that reads nothing for this long is disconnected. */
const IDLE_TIMEOUT_MS = 120_000;
const HEADERS_TIMEOUT_MS = 20_000;
/**
 * Longer than the idle time of common proxies, which would otherwise reuse a connection just
 * closed.
 */
const KEEP_ALIVE_MS = 75_000;

type Report = (message: string) => void;

type Served = { listener: RequestListener; report: Report };

function listenOn({ listener, report }: Served, host: string, port: number): Promise<Server> {
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, listener);
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // Applies when both sides are idle; event streams send heartbeats and disable it for themselves.
  server.timeout = IDLE_TIMEOUT_MS;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      // Without a listener a connection that cannot be accepted would end the process.
      server.on('error', (error) => report(`A connection was not taken: ${error.message}`));
      resolve(server);
    });
  });
}

function readPort(server: Server | undefined): number {
  const address = server?.address() as AddressInfo | null | undefined;
  return address?.port ?? 0;
}

/** `localhost` means both loopback addresses: clients differ in which one they try. */
async function listenOnAll(served: Served, host: string, port: number) {
  if (host !== 'localhost') return [await listenOn(served, host, port)];
  const first = await listenOn(served, '127.0.0.1', port);
  const chosen = readPort(first);
  const second = await listenOn(served, '::1', chosen).catch(() => null);
  return second === null ? [first] : [first, second];
}

function closeOne(server: Server, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Rejects if the port is taken. */
export async function listen(
  listener: RequestListener,
  { host, port }: Pick<Config, 'host' | 'port'>,
  report: Report,
): Promise<ListeningServer> {
  const servers = await listenOnAll({ listener, report }, host, port);
  const chosen = readPort(servers[0]);
  const isAny = host === '0.0.0.0' || host === '::';
  const name = isAny ? 'localhost' : host;
  return {
    origin: `http://${name.includes(':') ? `[${name}]` : name}:${chosen}`,
    async close(patienceMs, onClosing) {
      onClosing();
      await Promise.all(servers.map((server) => closeOne(server, patienceMs)));
    },
  };
}
