import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Koa from 'koa';

export type ServedApp = { origin: string; close(): void };

/** A Koa app on a free port of this machine. */
export async function serveApp(app: Koa): Promise<ServedApp> {
  const answer = app.callback();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
