import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import { ENDPOINTS } from '#schema/contract/endpoints.ts';
import { fileReport, OFFER, propose, REPORT } from './fixtures.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, type Person } from './target.ts';

const ALL: EndpointDefinition[] = Object.values(ENDPOINTS);
const RUNS = 30;

/** Values that programs stumble over. */
const oddValue = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    '',
    '\u0000',
    '\uD800',
    '__proto__',
    'NaN',
    '1e309',
    '9'.repeat(400),
    Number.MAX_SAFE_INTEGER,
    -0.1,
    "'; drop table issue; --",
    '00000000-0000-0000-0000-000000000000',
    { length: -1 },
  ),
);

/** A good body in which some fields are odd and some are gone, or something else altogether. */
function oddBody(good: Record<string, unknown>) {
  const keys = Object.keys(good);
  const spoiled = fc
    .record({ odd: fc.dictionary(fc.constantFrom(...keys), oddValue), gone: fc.subarray(keys) })
    .map(({ odd, gone }) => {
      const body: Record<string, unknown> = { ...good, ...odd };
      for (const key of gone) delete body[key];
      return body;
    });
  return fc.oneof<fc.Arbitrary<unknown>[]>(spoiled, fc.jsonValue());
}

async function expectCivil(response: Response): Promise<void> {
  const text = await response.text();
  expect({ text, isCivil: response.status < 500 }).toEqual({ text, isCivil: true });
  if (response.status < 400) return;
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(JSON.parse(text)).toMatchObject({ status: response.status });
}

async function post(person: Person, address: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return person.fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
}

scenarios('whatever is sent, the answer is civil', () => {
  test('bodies of every kind to every call that takes one', async () => {
    const [reporter, person] = [await newPerson(), await newPerson('solver')];
    const issue = await fileReport(reporter);
    const { id: proposalId } = await propose(person, issue.id);
    const account = { username: 'u', email: 'e', password: 'p', confirmPassword: 'p' };
    const goods: [address: string, good: Record<string, unknown>][] = [
      [
        '/api/issues',
        { ...REPORT, id: issue.id, photos: [], dueDate: null, reporterId: person.id },
      ],
      ['/api/pledges', { issueId: issue.id, amount: '1' }],
      [
        `/api/issues/${issue.id}/chats`,
        { message: 'Hi', id: issue.id, writtenAt: issue.createdAt },
      ],
      [`/api/issues/${issue.id}/proposals`, { ...OFFER, title: 'Title' }],
      [`/api/proposals/${proposalId}/vote`, { voteType: 'upvote' }],
      [
        `/api/admin/people/${person.id}/role`,
        { accountRole: 'user', isValidator: true, reason: 'x'.repeat(20) },
      ],
      ['/api/account-flags', { username: 'u', reason: 'x'.repeat(20) }],
      [`/api/issues/${issue.id}/freeze`, { isFrozen: true, reason: 'x'.repeat(20) }],
      [`/api/jury/${proposalId}/verdict`, { choice: 'approve', reason: 'x'.repeat(20) }],
      ['/api/register', account],
      ['/api/login', { emailOrUsername: 'nobody', password: 'p' }],
    ];
    for (const [address, good] of goods) {
      await fc.assert(
        fc.asyncProperty(oddBody(good), async (body) => {
          await expectCivil(await post(person, address, body));
        }),
        { numRuns: RUNS },
      );
    }
  });

  test('odd parameters in every address', async () => {
    const person = await newPerson();
    const odd = fc.oneof(
      fc.string({ minLength: 1, maxLength: 40 }),
      fc.constantFrom('%00', '..%2f..', '-1', '0', '1e9', '%F0%9F%98%80', 'null', '{id}', "'"),
    );
    const part = odd.map((text) => (text.includes('%') ? text : encodeURIComponent(text)));
    for (const { path, kind } of ALL.filter(({ method }) => method === 'GET')) {
      if (kind === 'events') continue;
      await fc.assert(
        fc.asyncProperty(part, part, async (value, query) => {
          const filled = path.replaceAll(/\{\w+\}/gu, () => value);
          const search = `?search=${query}&page=${query}&w=${query}&q=${query}&lat=${query}`;
          // A dot segment is taken out of the address before it is sent: another call then.
          fc.pre(value !== '.' && value !== '..');
          await expectCivil(await person.fetch(filled + search));
        }),
        { numRuns: 8 },
      );
    }
  });
});
