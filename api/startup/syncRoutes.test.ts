import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schema/errors.ts';
import { SYNC_BODY_MAX_BYTES } from '#schema/limits.ts';
import { syncOperations, type SyncItem } from '#schema/sync.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { execute } from '#tests/support/database/copiedDatabase.ts';
import { startTestApi, type TestApi } from '#tests/support/servers/testApi.ts';
import { personOf, type TestPerson } from '#tests/support/database/testPerson.ts';

let api: TestApi;
let keeper: TestApi;

beforeAll(async () => {
  keeper = await startTestApi();
}, 60_000);
afterAll(() => keeper.stop());
afterEach(() => api.stop());

async function start(settings: Record<string, string>): Promise<TestPerson> {
  api = await startTestApi({ settings: { LOG_LEVEL: 'silent', ...settings } });
  return await personOf(api);
}

const message = (issueId: string, text = 'Hello'): SyncItem => ({
  key: randomUUID(),
  operation: 'postMessage',
  params: { id: issueId },
  body: { id: randomUUID(), message: text },
});

async function sync(person: TestPerson, items: SyncItem[]) {
  const { results } = await person.expectCall(syncOperations, { body: { items } });
  return results.map(({ status, retryAfterSeconds, body }) => ({
    status,
    retryAfterSeconds,
    code: (body as Problem).code,
  }));
}

async function storedTexts(issueId: string): Promise<string[]> {
  const rows: { message: string }[] = await api.database.query(
    'select message from chat_message where issue_id = $1 order by created_at, id',
    [issueId],
  );
  return rows.map((row) => row.message).toSorted();
}

describe('several operations in one round trip', () => {
  it('count one by one against the budget; what is beyond it waits, the rest is stored', async () => {
    // Registration and the report have used two.
    const person = await start({ RATE_LIMITS: 'on', RATE_LIMIT_WRITES: '7' });
    const { id } = await fileReport(person);
    const items = Array.from({ length: 10 }, (_, at) => message(id, `${at}`));
    const results = await sync(person, items);
    const stored = results.filter(({ status }) => status === 201).length;
    expect(stored).toBeGreaterThanOrEqual(5);
    expect(stored).toBeLessThan(10);
    for (const rest of results.slice(stored)) {
      expect(rest).toMatchObject({ status: 429, code: 'rate_limited' });
      expect(rest.retryAfterSeconds).toBeGreaterThan(0);
    }
    expect(await storedTexts(id)).toHaveLength(stored);
  });

  it('stop at a failure of ours, so that nothing overtakes what failed', async () => {
    const person = await start({});
    const { id } = await fileReport(person);
    const elsewhere = (await fileReport(person)).id;
    await execute(
      api.databaseUrl,
      `create function break_it() returns trigger language plpgsql as
        $$ begin raise exception 'broken'; end $$;
      create trigger break_it before insert on chat_message for each row
        when (new.message = 'breaks') execute function break_it();`,
    );
    const items = [
      message(id, 'before'),
      message(id, 'breaks'),
      message(id, 'after'),
      message(elsewhere, 'aside'),
    ];
    expect(await sync(person, items)).toMatchObject([
      { status: 201 },
      { status: 500, code: 'internal' },
      { status: 409, code: 'earlier_failed' },
      { status: 201 },
    ]);
    expect(await storedTexts(id)).toEqual(['before']);
    expect(await storedTexts(elsewhere)).toEqual(['aside']);
    await execute(api.databaseUrl, 'drop trigger break_it on chat_message');
    const again = await sync(person, items);
    expect(again.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await storedTexts(id)).toEqual(['after', 'before', 'breaks']);
  });

  it('are not tried one after the other once the database is away, and hear when to come back', async () => {
    const person = await start({});
    const ids: string[] = [];
    for (let count = 0; count < 9; count += 1) ids.push((await fileReport(person)).id);
    await execute(
      api.databaseUrl,
      `create function be_away() returns trigger language plpgsql as
        $$ begin raise exception 'in recovery' using errcode = '57P01'; end $$;
      create trigger be_away before insert on chat_message for each row execute function be_away();`,
    );
    const items = ids.map((id) => message(id));
    const results = await sync(person, items);
    const [first] = results;
    expect(first).toMatchObject({ status: 503, code: 'unavailable', retryAfterSeconds: 1 });
    // Four issues are processed in parallel.
    for (const rest of results.slice(4)) expect(rest).toMatchObject({ code: 'earlier_failed' });
    await execute(api.databaseUrl, 'drop trigger be_away on chat_message');
    const again = await sync(person, items);
    expect(again.every(({ status }) => status === 201)).toBe(true);
  });

  it('have a limit of size of their own', async () => {
    const person = await start({});
    const { id } = await fileReport(person);
    const long = 'x'.repeat(2_000);
    const items = Array.from({ length: 50 }, () => message(id, long));
    // More than one call may contain, in fewer than fifty parts.
    expect((await sync(person, items)).every(({ status }) => status === 201)).toBe(true);
    const tooLong = [message(id, 'x'.repeat(SYNC_BODY_MAX_BYTES))];
    const answer = await person.call(syncOperations, { body: { items: tooLong } });
    expect(answer.problem.code).toBe('body_too_large');
  });
});
