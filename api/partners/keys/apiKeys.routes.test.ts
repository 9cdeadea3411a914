import { expect, test } from 'vitest';
import { listOperatorActs } from '#schema/console/acts.ts';
import {
  API_KEYS_PER_PERSON,
  createApiKey,
  createSiteApiKey,
  listApiKeys,
  listSiteApiKeys,
  revokeApiKey,
  revokeSiteApiKey,
} from '#schema/partners/apiKeys.ts';
import { deleteAccount } from '#schema/people/accountDeletion.ts';
import { personOf, visitorOf, type TestPerson } from '#tests/support/database/testPerson.ts';
import { apiOfTests, operatorOf } from '#tests/support/servers/apiOfTests.ts';

const api = await apiOfTests();
const REASON = 'The city sends the reports of its own app.';

const makeKey = (person: TestPerson, name = 'Script at home') =>
  person.expectCall(createApiKey, {
    body: { name, scopes: ['report'], password: person.password },
  });

test('a key is shown once, and kept as a digest', async () => {
  const person = await personOf(api);
  const { id, key } = await makeKey(person);
  expect(key).toMatch(/^trybe_[\w-]{43}$/u);
  const listed = await person.expectCall(listApiKeys);
  expect(listed).toMatchObject([
    { id, name: 'Script at home', scopes: ['report'], lastUsedAt: null },
  ]);
  const rows = await api.database.query('select * from api_key where id = $1', [id]);
  expect(JSON.stringify([listed, rows])).not.toContain(key);
});

test('a key takes the password, and is made by nobody who may only read', async () => {
  const person = await personOf(api);
  const body = { name: 'Script', scopes: ['report'] as const, password: 'not the password' };
  const wrong = await person.call(createApiKey, { body: { ...body, scopes: ['report'] } });
  expect(wrong.problem.errors).toMatchObject([{ path: 'password' }]);
  await api.database.query('update app_user set is_frozen = true where id = $1', [person.id]);
  const frozen = await person.call(createApiKey, {
    body: { ...body, scopes: ['report'], password: person.password },
  });
  expect(frozen.problem.code).toBe('account_frozen');
});

test('a key is no session, wherever it is put', async () => {
  const person = await personOf(api);
  const { key } = await makeKey(person);
  const visitor = visitorOf(api);
  const tries: [path: string, headers: Record<string, string>][] = [
    ['/api/user', { authorization: `Bearer ${key}` }],
    ['/api/user', { 'x-api-key': key, cookie: `trybe=${key}; trybe.sid=${key}` }],
    [`/api/user/api-keys?api_key=${key}`, {}],
  ];
  for (const [path, headers] of tries)
    expect([path, (await visitor.fetch(path, { headers })).status]).toEqual([path, 401]);
});

test('only its owner revokes a key, and there are ten at most', async () => {
  const person = await personOf(api);
  const stranger = await personOf(api);
  const { id } = await makeKey(person);
  const others = await stranger.call(revokeApiKey, { params: { id } });
  expect(others.problem.code).toBe('not_found');
  for (let made = 1; made < API_KEYS_PER_PERSON; made += 1) await makeKey(person, `No. ${made}`);
  const tooMany = await person.call(createApiKey, {
    body: { name: 'One more', scopes: ['update'], password: person.password },
  });
  expect(tooMany.problem.code).toBe('too_many_keys');
  await person.expectCall(revokeApiKey, { params: { id } });
  expect(await person.expectCall(listApiKeys)).toHaveLength(API_KEYS_PER_PERSON - 1);
  await makeKey(person, 'One more');
});

test("the installation's keys are an operator's, with a reason on the record", async () => {
  const operator = await operatorOf(api);
  const person = await personOf(api);
  const body = { name: 'City app', reason: REASON };
  expect((await person.call(createSiteApiKey, { body })).problem.code).toBe('forbidden');
  const { id } = await operator.expectCall(createSiteApiKey, { body });
  const listed = await operator.expectCall(listSiteApiKeys);
  expect(listed).toMatchObject([{ id, name: 'City app', byName: operator.username }]);
  expect(await operator.expectCall(listApiKeys)).toEqual([]);
  expect((await operator.call(revokeApiKey, { params: { id } })).problem.code).toBe('not_found');
  await operator.expectCall(revokeSiteApiKey, {
    params: { id },
    body: { reason: 'The city has taken its app down.' },
  });
  expect(await operator.expectCall(listSiteApiKeys)).toEqual([]);
  const { items } = await operator.expectCall(listOperatorActs, { query: { act: 'key' } });
  expect(items.map(({ subject, reason }) => [subject, reason])).toEqual([
    ['City app', 'The city has taken its app down.'],
    ['City app', REASON],
  ]);
});

test('a deleted account leaves no key', async () => {
  const person = await personOf(api);
  const { id } = await makeKey(person);
  const confirmation = { username: person.username, password: person.password };
  await person.expectCall(deleteAccount, { body: confirmation });
  expect(await api.database.query('select 1 from api_key where id = $1', [id])).toEqual([]);
});
