import { describe, expect, it } from 'vitest';
import { Refusal } from '#api/platform/access.rules.ts';
import type { Call } from './call.ts';
import { UndeclaredRefusal } from './declaredRefusals.ts';
import { createSharedCache } from '#api/http/events/sharedCache.ts';
import type { Handlers } from './handler.ts';
import type { Services } from './services.ts';
import { ENDPOINTS, type Operation } from '#schema/contract/endpoints.ts';
import type { ErrorCode } from '#schema/errors.ts';
import { createServeEndpoint } from './serveEndpoint.ts';

type Change = {
  params?: Record<string, string>;
  refusal?: ErrorCode;
  services?: Partial<Services>;
  reports?: unknown[];
};

async function send(operation: Operation, { params = {}, refusal, services, reports }: Change) {
  const handlers = {
    async [operation]() {
      if (refusal) throw new Refusal(refusal);
      return { body: undefined };
    },
  };
  const limits = { write: async () => undefined };
  const shared = createSharedCache();
  const given = { shared, limits, publicOrigin: null, replicas: null, ...services };
  const serve = createServeEndpoint(handlers as unknown as Handlers, given as unknown as Services);
  const call = {
    method: ENDPOINTS[operation].method,
    origin: 'http://localhost',
    querystring: '',
    ip: '192.0.2.1',
    header: () => '',
    session: { readUserId: async () => null },
    report: (error: unknown) => void reports?.push(error),
  };
  return serve({ operation, endpoint: ENDPOINTS[operation], params }, call as unknown as Call);
}

async function keptAfter(operation: Operation, params: Record<string, string> = {}) {
  const shared = createSharedCache();
  await shared.get('page', async () => 'kept');
  await send(operation, { params, services: { shared } });
  return shared.get('page', async () => 'read again');
}

it('a change is in the next read of everybody', async () => {
  expect(await keptAfter('stopDigest', { token: 'a'.repeat(43) })).toBe('read again');
});

it('who comes and goes makes nobody wait for an answer that is the same as before', async () => {
  expect(await keptAfter('logout')).toBe('kept');
});

describe('a refusal', () => {
  const params = { token: 'a'.repeat(43) };

  it('that the endpoint or every call declares is the answer', async () => {
    const services = { failsOnUndeclaredRefusals: true };
    for (const refusal of ['link_expired', 'busy', 'invalid_request'] as const)
      await expect(send('stopDigest', { params, refusal, services })).rejects.toMatchObject({
        code: refusal,
      });
  });

  it('that nobody declared fails the call in tests', async () => {
    const services = { failsOnUndeclaredRefusals: true };
    const answer = send('stopDigest', { params, refusal: 'issue_not_found', services });
    await expect(answer).rejects.toThrow('stopDigest refused with issue_not_found');
  });

  it('that nobody declared is answered to people, and the operator hears of it', async () => {
    const reports: unknown[] = [];
    const services = { failsOnUndeclaredRefusals: false };
    const answer = send('stopDigest', { params, refusal: 'issue_not_found', services, reports });
    await expect(answer).rejects.toMatchObject({ code: 'issue_not_found' });
    expect(reports).toEqual([expect.any(UndeclaredRefusal)]);
  });
});
