import { expect, it } from 'vitest';
import type { Call } from './call.ts';
import { createSharedCache } from '#api/http/events/sharedCache.ts';
import type { Handlers } from './handler.ts';
import type { Services } from './services.ts';
import { ENDPOINTS, type Operation } from '#schema/endpoints.ts';
import { createServeEndpoint } from './serveEndpoint.ts';

/** What is kept for everybody, after somebody has sent this call. */
async function keptAfter(operation: Operation, params: Record<string, string> = {}) {
  const shared = createSharedCache();
  await shared.get('page', async () => 'kept');
  const handlers = { [operation]: async () => ({ body: undefined }) };
  const limits = { write: async () => undefined };
  const services = { shared, limits, publicOrigin: null, replicas: null };
  const serve = createServeEndpoint(
    handlers as unknown as Handlers,
    services as unknown as Services,
  );
  const call = {
    method: ENDPOINTS[operation].method,
    origin: 'http://localhost',
    querystring: '',
    ip: '192.0.2.1',
    header: () => '',
    session: { readUserId: async () => null },
  };
  await serve({ operation, endpoint: ENDPOINTS[operation], params }, call as unknown as Call);
  return shared.get('page', async () => 'read again');
}

it('a change is in the next read of everybody', async () => {
  expect(await keptAfter('stopDigest', { token: 'a'.repeat(43) })).toBe('read again');
});

it('who comes and goes makes nobody wait for an answer that is the same as before', async () => {
  expect(await keptAfter('logout')).toBe('kept');
});
