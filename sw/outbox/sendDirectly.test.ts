import { beforeEach, describe, expect, it } from 'vitest';
import { ModelServer } from '#tests/support/servers/modelServer.ts';
import type { NewOperation } from './enqueue.ts';
import { createPace } from './pace.ts';
import { sendDirectly } from './sendDirectly.ts';
import { sha256 } from './sha256.ts';

let server: ModelServer;
beforeEach(() => {
  server = new ModelServer('ana');
});

async function report(title: string): Promise<NewOperation<'reportIssue'>> {
  const bytes = new TextEncoder().encode('a photo').buffer;
  const photo = { id: 'photo', sha256: await sha256(bytes) };
  return {
    id: 'key',
    userId: 'ana',
    operation: 'reportIssue',
    params: {},
    body: { id: 'issue', title, photos: [photo] } as NewOperation<'reportIssue'>['body'],
    entityId: 'issue',
    parts: [{ ...photo, mime: 'image/webp', bytes }],
    createdAt: 1,
  };
}

async function send(title = 'A hole in the road') {
  const deps = { fetch: server.fetch, now: () => 5, pace: createPace() };
  return await sendDirectly(deps, await report(title), new AbortController().signal);
}

describe('where the browser stores nothing', () => {
  it('a report goes to the server at once, with its photos', async () => {
    expect(await send()).toMatchObject({ status: 'received', receivedAt: 5, entityId: 'issue' });
    expect(server.uploads.size).toBe(1);
    expect(server.entities).toHaveLength(1);
  });

  it('an answer that was lost makes no second report', async () => {
    server.faults = ['none', 'lost_after'];
    expect(await send()).toMatchObject({ status: 'received' });
    expect(server.entities).toHaveLength(1);
  });

  it('a refusal comes back with its reason', async () => {
    expect(await send('refuse me')).toMatchObject({
      status: 'attention',
      problem: { code: 'invalid_request' },
    });
  });

  it.each(['lost_before', 'portal_page', 'empty_success', 'unavailable'] as const)(
    'nothing is claimed when the server is not there (%s)',
    async (fault) => {
      server.faults = Array(9).fill(fault);
      expect(await send()).toBeNull();
      expect(server.entities).toEqual([]);
    },
  );

  it('nothing is claimed when nobody is signed in', async () => {
    server.userId = null;
    expect(await send()).toBeNull();
  });
});
