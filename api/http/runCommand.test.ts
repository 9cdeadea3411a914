import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fillPath } from '#schema/defineEndpoint.ts';
import type { Problem } from '#schema/errors.ts';
import { createPledge } from '#schema/case/pledge.ts';
import { fileReport, REPORT } from '#tests/scenarios/fixtures.ts';
import { personOf, visitorOf, type TestPerson } from '#tests/support/database/testPerson.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';

const api = await apiOfTests();
const rosa = await personOf(api);
const dan = await personOf(api);

const post = (who: TestPerson, path: string, body: unknown, key?: string) =>
  who.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
    body: JSON.stringify(body),
  });

const countOf = async (sql: string, ...parameters: unknown[]) => {
  const rows: { n: string }[] = await api.database.query(sql, parameters);
  return Number(rows[0]?.n);
};

describe('a write with an idempotency key', () => {
  it('sent twice at the same time happens once, and both get the same answer', async () => {
    const issue = await fileReport(rosa);
    const key = randomUUID();
    const body = { issueId: issue.id, amount: '10' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post(dan, '/api/pledges', body, key)),
    );
    const texts = new Set(await Promise.all(answers.map((answer) => answer.text())));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(texts.size).toBe(1);
    expect(await countOf('select count(*) n from pledge where issue_id = $1', issue.id)).toBe(1);
  });

  it('is the same whatever the order of its fields, and another with other content', async () => {
    const issue = await fileReport(rosa);
    const key = randomUUID();
    const first = await post(dan, '/api/pledges', { issueId: issue.id, amount: '5' }, key);
    const same = await post(dan, '/api/pledges', { amount: '5', issueId: issue.id }, key);
    expect(await same.text()).toBe(await first.text());
    for (const [path, body] of [
      ['/api/pledges', { issueId: issue.id, amount: '6' }],
      [`/api/issues/${issue.id}/chats`, { message: 'Hello' }],
    ] as const) {
      const answer = await post(dan, path, body, key);
      expect(answer.status).toBe(422);
      expect(((await answer.json()) as Problem).code).toBe('idempotency_key_reused');
    }
  });

  it('belongs to its person: another one with the same key is served too', async () => {
    const issue = await fileReport(rosa);
    const key = randomUUID();
    const body = { issueId: issue.id, amount: '5' };
    expect((await post(dan, '/api/pledges', body, key)).status).toBe(201);
    expect((await post(rosa, '/api/pledges', body, key)).status).toBe(201);
    expect(await countOf('select count(*) n from pledge where issue_id = $1', issue.id)).toBe(2);
  });

  it('that was refused may be sent again corrected under the same key', async () => {
    const key = randomUUID();
    const issue = await fileReport(rosa);
    expect((await post(rosa, `/api/issues/${issue.id}/proposals`, {}, key)).status).toBe(400);
    expect((await post(rosa, '/api/issues', REPORT, key)).status).toBe(201);
  });

  it('must have a UUID for a key', async () => {
    for (const key of ['1', 'not-a-uuid', `${randomUUID()}x`]) {
      const answer = await post(rosa, '/api/issues', REPORT, key);
      expect(answer.status).toBe(400);
      expect(((await answer.json()) as Problem).code).toBe('malformed_idempotency_key');
    }
  });

  it('answers the receipt of the key that it was sent with', async () => {
    const key = randomUUID();
    const answer = await post(rosa, '/api/issues', REPORT, key);
    expect(await answer.json()).toMatchObject({ receipt: { key, parts: [] } });
  });
});

it('without a key works as well, each time anew', async () => {
  const issue = await fileReport(rosa);
  const body = { issueId: issue.id, amount: '1' };
  const made = [
    await dan.expectCall(createPledge, { body }),
    await dan.expectCall(createPledge, { body }),
  ];
  expect(made.map(({ pledgeNumber }) => pledgeNumber)).toEqual([1, 2]);
});

it('registers once however often it is sent, and signs nobody in by a repeat', async () => {
  const username = `p${randomUUID().slice(0, 8)}`;
  const account = { username, email: `${username}@example.org`, password: 'correct horse 7' };
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...account, confirmPassword: account.password }),
  };
  const [first, second] = [visitorOf(api), visitorOf(api)];
  const made = await first.fetch('/api/register', init);
  const again = await second.fetch('/api/register', init);
  expect([made.status, again.status]).toEqual([201, 201]);
  const text = await made.text();
  expect(await again.text()).toBe(text);
  expect(text).toContain(account.email);
  expect((await second.fetch('/api/user')).status).toBe(401);
  const other = { ...init, body: init.body.replace('horse', 'mouse').replace('horse', 'mouse') };
  expect((await visitorOf(api).fetch('/api/register', other)).status).toBe(422);
});

it('keeps no address of anybody with the answers to keys', async () => {
  expect(await countOf('select count(*) n from app_user')).toBeGreaterThan(0);
  const kept = `select count(*) n from idempotency_key where reply like '%' || $1 || '%'`;
  expect(await countOf(kept, '"username"')).toBeGreaterThan(0);
  expect(await countOf(kept, '@example.org')).toBe(0);
});

it('moves money that always adds up: escrow, issue and books agree after many pledges', async () => {
  const issue = await fileReport(rosa);
  const people = await Promise.all(Array.from({ length: 4 }, () => personOf(api)));
  const amounts = ['1', '2.50', '100.01', '0.99', '7'];
  const answers = await Promise.all(
    people.flatMap((person) =>
      amounts.map((amount) => post(person, '/api/pledges', { issueId: issue.id, amount })),
    ),
  );
  const refused = answers.filter(({ status }) => status === 400);
  expect(refused).toHaveLength(people.length);
  const [row]: Record<string, string>[] = await api.database.query(
    `select i.funding_cents, i.pledger_count, b.balance_cents,
       (select sum(amount_cents) from ledger_entry) as books
     from issue i join escrow_balance b on b.issue_id = i.id where i.id = $1`,
    [issue.id],
  );
  expect(row).toEqual({
    funding_cents: '44204',
    pledger_count: 4,
    balance_cents: '44204',
    books: '0',
  });
  const path = fillPath('/api/issues/{id}', { id: issue.id });
  expect((await rosa.fetch(path, { method: 'DELETE' })).status).toBe(204);
  expect(
    await countOf('select balance_cents n from escrow_balance where issue_id = $1', issue.id),
  ).toBe(0);
});
