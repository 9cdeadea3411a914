import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type KnownRequest = { service_request_id: string; description: string; service_code: string };

export type Open311Server = {
  /** Of GeoReport v2. */
  endpoint: string;
  /** What has been posted; repeated requests are not recognized. */
  requests: KnownRequest[];
  /** What its extension for updates answers; null: it has none. */
  updates: readonly unknown[] | null;
  /** Behind the address of a picture; null: nothing is. */
  picture: Uint8Array | null;
  /** The queries of the reads. */
  asked: string[];
  /** From now on it works well, breaks off after taking a request, accepts none, or answers only `text`. */
  behave(how: 'well' | 'killed' | 'closed' | { status: number; text: string }): Promise<void>;
  close(): Promise<void>;
};

/** A simple endpoint on this machine. */
export async function startOpen311Server(): Promise<Open311Server> {
  const requests: KnownRequest[] = [];
  let how: Parameters<Open311Server['behave']>[0] = 'well';
  const list = (response: ServerResponse, body: unknown) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(body));
  };
  const take = (form: URLSearchParams) => {
    const request = {
      service_request_id: `N-${requests.length + 1}`,
      service_code: form.get('service_code') ?? '',
      description: form.get('description') ?? '',
    };
    requests.push(request);
    return request;
  };
  const answer = (address: string, response: ServerResponse) => {
    const { pathname, search } = new URL(address, 'http://city.example');
    if (pathname.startsWith('/pictures/'))
      return city.picture ? response.end(city.picture) : response.writeHead(404).end();
    city.asked.push(search);
    if (!pathname.endsWith('/servicerequestupdates.json')) return list(response, requests);
    // It knows no pages.
    return city.updates ? list(response, city.updates) : response.writeHead(404).end();
  };
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (typeof how === 'object') return response.writeHead(how.status).end(how.text);
      if (request.method === 'GET') return answer(request.url ?? '', response);
      const { service_request_id: id } = take(new URLSearchParams(Buffer.concat(parts).toString()));
      if (how === 'killed') return response.destroy();
      return list(response, [{ service_request_id: id, service_notice: '' }]);
    });
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const city: Open311Server = {
    endpoint: `http://127.0.0.1:${port}/open311/v2`,
    requests,
    updates: null,
    picture: null,
    asked: [],
    async behave(next) {
      if (how === 'closed' && next !== 'closed') await listen(port);
      if (how !== 'closed' && next === 'closed') await stop();
      how = next;
    },
    close: stop,
  };
  return city;
}
