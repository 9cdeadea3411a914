import { expect, test } from 'vitest';
import { ENDPOINTS } from '#schema/contract/endpoints.ts';
import { needsSession, type EndpointDefinition } from '#schema/defineEndpoint.ts';
import { createPledge } from '#schema/case/pledge.ts';
import { logout } from '#schema/people/user.ts';
import { fileReport } from './fixtures.ts';
import { expectRefusal, refusalOf } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor } from './target.ts';

const ALL: EndpointDefinition[] = Object.values(ENDPOINTS);
const ID = '00000000-0000-4000-8000-000000000000';
const addressOf = ({ path }: EndpointDefinition) =>
  path
    .replace('{source}', 'overview')
    .replaceAll('{id}', ID)
    .replaceAll(/\{\w+\}/gu, '0');

scenarios('what holds for every call', () => {
  test.each(ALL.filter(({ access }) => needsSession(access)))(
    '$operation is refused without a session',
    async ({ method, ...endpoint }) => {
      const visitor = await newVisitor();
      const response = await visitor.fetch(addressOf({ method, ...endpoint }), { method });
      expectRefusal(await refusalOf(response), 'not_signed_in');
    },
  );

  test('a known address with another method names the methods it takes', async () => {
    const visitor = await newVisitor();
    for (const [method, address, allowed] of [
      ['DELETE', '/api/issues', ['GET', 'POST']],
      ['PUT', '/api/login', ['POST']],
      ['POST', '/api/user', ['GET']],
      ['PATCH', `/api/issues/${ID}/chats`, ['GET', 'POST']],
    ] as const) {
      const response = await visitor.fetch(address, { method });
      const named = response.headers.get('allow')?.split(/,\s*/u) ?? [];
      expect(named).toEqual(expect.arrayContaining([...allowed]));
      expectRefusal(await refusalOf(response), 'method_not_allowed');
    }
  });

  test('an unknown address is a problem document, whatever the method', async () => {
    const visitor = await newVisitor();
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await visitor.fetch('/api/unknown/thing', { method });
      expectRefusal(await refusalOf(response), 'not_found');
    }
  });
});

scenarios('changes that another site’s page sends', () => {
  const FOREIGN: [what: string, headers: Record<string, string>][] = [
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['an opaque Origin', { origin: 'null' }],
  ];

  test.each(FOREIGN)('are refused: %s', async (_, headers) => {
    const person = await newPerson();
    const { id: issueId } = await fileReport(person);
    const body = { issueId, amount: '5' };
    expectRefusal(await person.call(createPledge, { body, headers }), 'foreign_origin');
    expectRefusal(await person.call(logout, { headers }), 'foreign_origin');
    expect((await person.fetch('/api/user', { headers })).status).toBe(200);
  });

  test('are told apart from our own page and from programs', async () => {
    const person = await newPerson();
    const { id: issueId } = await fileReport(person);
    const own = { 'sec-fetch-site': 'same-origin' };
    await person.expectCall(createPledge, { body: { issueId, amount: '5' }, headers: own });
    await person.expectCall(createPledge, { body: { issueId, amount: '5' } });
  });
});
