import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { picture } from '#tests/scenarios/fixtures.ts';

/** `host:port` of one file of tests: one picture is whole, one never ends, one leads elsewhere. */
export async function startPictureHost(): Promise<string> {
  const server = createServer(({ url }, response) => {
    if (url === '/hole.png') return response.end(picture(7));
    if (url === '/moved.png') return response.writeHead(302, { location: '/hole.png' }).end();
    response.writeHead(200);
    return void response.write(Buffer.alloc(6 * 1024 * 1024));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
