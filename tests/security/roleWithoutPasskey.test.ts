import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { needsSession, type EndpointDefinition } from '#schema/defineEndpoint.ts';
import { ENDPOINTS } from '#schema/contract/endpoints.ts';
import { mergeIssue } from '#schema/case/merge.ts';
import { raiseFlag, settleFlag } from '#schema/case/verification.ts';
import { personOf } from '#tests/support/database/testPerson.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';

const REASON = 'Both pictures show another corner of the street.';

const api = await apiOfTests({ settings: { STAFF_PASSKEYS: 'on' } });

/** Told of a role, and opened by none. */
const OF_EVERYBODY = new Map([
  ['reportContent', 'goes to moderators'],
  ['appealDecision', 'is looked at by another moderator'],
  ['setUpSite', 'is done before there is any account'],
]);

/** Changes that a role opens: alone, or beside other people whom the contract names with it. */
const actsOfRoles = Object.values<EndpointDefinition>(ENDPOINTS).filter(
  ({ operation, method, access, summary }) =>
    method !== 'GET' &&
    !OF_EVERYBODY.has(operation) &&
    ((needsSession(access) && access !== 'session') ||
      /ambassador|moderator|operator/iu.test(summary)),
);

it('every act of a role asks for a passkey', () => {
  const names = actsOfRoles.map(({ operation }) => operation);
  expect(names).toEqual(
    expect.arrayContaining([
      'settleFlag',
      'raiseFlag',
      'mergeIssue',
      'unmergeIssue',
      'writeRuling',
    ]),
  );
  expect(actsOfRoles.filter(({ asksPasskey }) => !asksPasskey)).toEqual([]);
});

it('with a password alone nobody settles, objects and merges by a role, and everybody by their own right', async () => {
  const [ambassador, person] = [await personOf(api), await personOf(api)];
  await api.database.query(`update app_user set account_role = 'ambassador' where id = $1`, [
    ambassador.id,
  ]);
  const params = { id: randomUUID() };
  const acts = (by: typeof person) => [
    by.call(settleFlag, { params }),
    by.call(raiseFlag, { params, body: { justification: REASON } }),
    by.call(mergeIssue, { params, body: { intoId: randomUUID() } }),
  ];
  for (const { problem } of await Promise.all(acts(ambassador)))
    expect(problem.code).toBe('passkey_required');
  const own = await Promise.all(acts(person));
  expect(own.map(({ problem }) => problem.code)).toEqual([
    'flag_not_found',
    'proof_not_found',
    'issue_not_found',
  ]);
});
