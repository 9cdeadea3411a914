import { describe, expect, it } from 'vitest';
import { Refusal } from '#api/platform/access.rules.ts';
import type { Call } from './call.ts';
import { UndeclaredRefusal } from './declaredRefusals.ts';
import { createSharedCache } from '#api/http/events/sharedCache.ts';
import type { Handlers } from './handler.ts';
import type { Services } from './services.ts';
import { ENDPOINTS, type Operation } from '#schema/contract/endpoints.ts';
import type { ErrorCode } from '#schema/errors.ts';
import { DOLLAR_RULES } from '#schema/money/moneyRules.ts';
import { createServeEndpoint } from './serveEndpoint.ts';

type Change = {
  params?: Record<string, string>;
  refusal?: ErrorCode;
  services?: Partial<Services>;
  /** Whose session it is; absent: nobody's. */
  userId?: string;
  reports?: unknown[];
};

async function send(
  operation: Operation,
  { params = {}, refusal, services, userId, reports }: Change,
) {
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
    header: (name: string) => (name === 'Content-Type' ? 'application/json' : ''),
    hasBody: ENDPOINTS[operation].method !== 'GET',
    session: { readUserId: async () => userId ?? null },
    readBytes: async () => new TextEncoder().encode('{}'),
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

it('changes of one account take turns, but no file that takes minutes to arrive', async () => {
  const userId = '11111111-1111-4111-8111-111111111111';
  const inLine: string[] = [];
  const services = {
    limits: {
      write: async () => undefined,
      inTurn: (who: string, work: () => Promise<unknown>) => {
        inLine.push(who);
        return work();
      },
    },
    people: { loadActor: async () => ({ id: userId, accountRole: 'user' }) },
    site: { money: () => DOLLAR_RULES },
  } as unknown as Partial<Services>;
  const params = { id: userId };
  await send('putUpload', { params, services, userId });
  await send('getOwnEmail', { services, userId });
  await send('stopDigest', { params: { token: 'a'.repeat(43) }, services, userId });
  expect(inLine).toEqual([]);
  await send('markNotificationsRead', { services, userId });
  expect(inLine).toEqual([userId]);
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
