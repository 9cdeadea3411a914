import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

export type TileServer = {
  origin: string;
  /** What TILE_URL is set to. */
  pattern: string;
  /** The Referer of every request so far. */
  referers: (string | undefined)[];
  stop: () => Promise<void>;
};

/** A server of raster tiles on another origin, as an operator would configure one. */
export async function startTileServer(): Promise<TileServer> {
  const background = { r: 40, g: 60, b: 80 };
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background } })
    .png()
    .toBuffer();
  const referers: (string | undefined)[] = [];
  const server = http.createServer((request, response) => {
    referers.push(request.headers.referer);
    response.writeHead(200, {
      'content-type': 'image/png',
      'access-control-allow-origin': '*',
      'cache-control': 'max-age=3600',
    });
    response.end(tile);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    pattern: `${origin}/{z}/{x}/{y}.png`,
    referers,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
