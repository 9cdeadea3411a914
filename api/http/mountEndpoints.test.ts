import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPath, type EndpointDefinition } from '#schema/defineEndpoint.ts';
import { ENDPOINTS } from '#schema/contract/endpoints.ts';
import type { Problem } from '#schema/errors.ts';
import { JSON_MAX_VALUES } from './readJson.ts';
import { JSON_BODY_MAX_BYTES } from '#schema/limits.ts';
import { fileReport, REPORT } from '#tests/scenarios/fixtures.ts';
import { personOf } from '#tests/support/database/testPerson.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';
import { isWholeRun } from '#tests/support/wholeRun.ts';

const api = await apiOfTests({ settings: { LOG_LEVEL: 'silent' } });
const rosa = await personOf(api);
const issueId = (await fileReport(rosa)).id;
const prey = (await fileReport(rosa)).id;

const JSON_TYPE = { 'content-type': 'application/json' };

async function problemOf(response: Response): Promise<Problem> {
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  return (await response.json()) as Problem;
}

function pathOf(endpoint: EndpointDefinition, value: string): string {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);
  return fillPath(endpoint.path, Object.fromEntries(names.map((name) => [name, value])));
}

const endpoints: EndpointDefinition[] = Object.values(ENDPOINTS).filter(
  ({ operation }) => operation !== 'streamEvents' && operation !== 'logout',
);

describe('bad input', () => {
  it('of any kind is refused with a reason, never with a failure of ours', async () => {
    const junk = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('\u0000', '%00', "'; drop table issue; --", '..', '-1', '1e999', 'null', '%'),
      fc.uuid(),
      fc.constant(prey),
    );
    const body = fc.oneof(fc.json(), junk, fc.constant('{"__proto__":{"id":1}}'));
    const request = fc.record({
      endpoint: fc.constantFrom(...endpoints),
      value: junk,
      query: fc.dictionary(
        fc.constantFrom('page', 'bbox', 'search', 'q', 'lat', 'w', 'before'),
        junk,
      ),
      body,
      type: fc.constantFrom(
        'application/json',
        'application/json; charset=utf-8',
        'text/plain',
        '',
      ),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ endpoint, value, query, body: sent, type }) => {
        const search = new URLSearchParams(query).toString();
        const response = await rosa.fetch(`${pathOf(endpoint, value)}?${search}`, {
          method: endpoint.method,
          headers: type === '' ? {} : { 'content-type': type },
          body: endpoint.method === 'GET' ? undefined : sent,
        });
        await response.arrayBuffer();
        expect(response.status, `${endpoint.operation} ${value} ${search} ${sent}`).toBeLessThan(
          500,
        );
      }),
      { numRuns: isWholeRun ? 250 : 60 },
    );
  });

  it('in every field of a report is refused with the field’s name', async () => {
    const wrong = [null, {}, [], true, '\u0000 with a hidden character in it', 'x'.repeat(6_000)];
    for (const field of Object.keys(REPORT)) {
      for (const value of wrong) {
        const body = JSON.stringify({ ...REPORT, [field]: value });
        const response = await rosa.fetch('/api/issues', {
          method: 'POST',
          headers: JSON_TYPE,
          body,
        });
        const problem = await problemOf(response);
        expect(problem).toMatchObject({ code: 'invalid_request', errors: [{ path: field }] });
      }
    }
  });

  it.each([
    ['not JSON', '{"title":', JSON_TYPE, 'malformed_json'],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]), JSON_TYPE, 'malformed_json'],
    ['nothing', '', JSON_TYPE, 'malformed_json'],
    [
      'a form',
      'title=x',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'unsupported_media_type',
    ],
    ['nested', `${'['.repeat(40)}${']'.repeat(40)}`, JSON_TYPE, 'invalid_request'],
    ['nested beyond reason', '['.repeat(30_000), JSON_TYPE, 'invalid_request'],
    ['of too many values', `[${'0,'.repeat(JSON_MAX_VALUES)}0]`, JSON_TYPE, 'invalid_request'],
    ['too long', `"${'x'.repeat(JSON_BODY_MAX_BYTES)}"`, JSON_TYPE, 'body_too_large'],
  ])('as a body: %s', async (_, body, headers, code) => {
    const response = await rosa.fetch('/api/issues', { method: 'POST', headers, body });
    expect((await problemOf(response)).code).toBe(code);
  });

  it('that streams without a length is cut at the limit', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(8_192));
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 40) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const response = await rosa.fetch('/api/issues', {
      method: 'POST',
      headers: JSON_TYPE,
      body,
      duplex: 'half',
    } as RequestInit);
    expect((await problemOf(response)).code).toBe('body_too_large');
  });
});

describe('addresses', () => {
  it('that do not exist are 404, known ones with another method 405 with Allow', async () => {
    expect((await problemOf(await rosa.fetch('/api/nothing'))).code).toBe('not_found');
    const response = await rosa.fetch('/api/issues', { method: 'DELETE' });
    expect(response.headers.get('allow')?.split(', ')).toEqual(
      expect.arrayContaining(['GET', 'HEAD', 'POST']),
    );
    expect((await problemOf(response)).code).toBe('method_not_allowed');
  });

  it('may name a parameter once', async () => {
    const problem = await problemOf(await rosa.fetch('/api/issues?page=1&page=2'));
    expect(problem).toMatchObject({ code: 'invalid_request', errors: [{ path: 'page' }] });
  });

  it('with unknown ids say what is missing', async () => {
    const response = await rosa.fetch(`/api/issues/${randomUUID()}`);
    expect((await problemOf(response)).code).toBe('issue_not_found');
  });
});

describe('answers', () => {
  it('are not sent again to a client that holds them', async () => {
    for (const path of [
      '/api/issues',
      `/api/issues/${issueId}`,
      '/api/map/3/2/3',
      '/api/settings',
    ]) {
      const first = await rosa.fetch(path);
      await first.arrayBuffer();
      const etag = first.headers.get('etag') ?? '';
      const again = await rosa.fetch(path, { headers: { 'if-none-match': etag } });
      expect([path, again.status]).toEqual([path, 304]);
      expect(await again.text()).toBe('');
    }
  });

  it('change their tag with the next change', async () => {
    const before = (await rosa.fetch('/api/issues')).headers.get('etag');
    await fileReport(rosa);
    expect((await rosa.fetch('/api/issues')).headers.get('etag')).not.toBe(before);
  });

  it('that depend on the person are kept by nobody else', async () => {
    const detail = await rosa.fetch(`/api/issues/${issueId}`);
    expect(detail.headers.get('cache-control')).toBe('private, no-cache');
    expect(detail.headers.get('vary')).toContain('Cookie');
    for (const path of ['/api/user', '/api/notifications', `/api/users/${rosa.id}/donations`]) {
      const { headers } = await rosa.fetch(path);
      expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
  });

  it('that everybody shares come compressed to who understands it', async () => {
    for (let count = 0; count < 4; count += 1) await fileReport(rosa);
    const response = await rosa.fetch('/api/issues', { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(((await response.json()) as unknown[]).length).toBeGreaterThan(4);
  });

  it('carry the security headers, problems too', async () => {
    for (const path of ['/api/issues', '/api/nothing']) {
      const { headers } = await rosa.fetch(path);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });
});
