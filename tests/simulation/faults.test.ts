import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { getIssue, listIssues, reportIssue } from '#schema/issues/issue.ts';
import { getImpactStats } from '#schema/issues/statistics.ts';
import { getCurrentUser, login, register } from '#schema/people/user.ts';
import { expireSessions } from '#sw/mock/server/expireSessions.ts';
import { createFaults } from '#sw/mock/server/faults.ts';
import { mockOperation } from '#sw/mock/server/mockOperation.ts';
import { findScenario, type ScenarioName } from '#sw/mock/server/scenarios.ts';
import { createClient, type Client } from '#tests/scenarios/client.ts';
import { REPORT } from '#tests/scenarios/fixtures.ts';
import { openMock, type OpenMock } from '#sw/mock/build/openMock.ts';

const HIDDEN = randomUUID();
const PASSWORD = 'correct horse 7';

let mock: OpenMock;
let client: Client;
let scenario = findScenario('normal');
const choose = (name: ScenarioName) => (scenario = findScenario(name));

beforeAll(async () => {
  mock = await openMock({
    faults: createFaults(() => scenario),
    overrides: [
      mockOperation('getImpactStats', () =>
        scenario.name === 'empty' ? { refusal: 'unavailable' } : undefined,
      ),
      mockOperation('getIssue', ({ params }) =>
        params.id === HIDDEN ? { refusal: 'issue_locked' } : undefined,
      ),
    ],
  });
  client = createClient((url, init) => mock.answer(new Request(`http://mock.example${url}`, init)));
  const password = { password: PASSWORD, confirmPassword: PASSWORD };
  const body = { username: 'rosa', email: 'rosa@example.org', ...password };
  await client.expectCall(register, { body: { ...body, preferredRole: 'reporter' } });
}, 120_000);
afterEach(() => choose('normal'));
afterAll(() => mock.stop());

describe('what a scenario does to calls', () => {
  test('offline: no call is answered', async () => {
    choose('offline');
    await expect(client.call(getImpactStats)).rejects.toThrow(TypeError);
  });

  test('flaky: every third call fails with 503 and asks to come back', async () => {
    choose('flaky');
    const answers = [];
    for (let at = 0; at < 6; at += 1) answers.push(await client.call(getImpactStats));
    const failed = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(failed.map(({ headers }) => headers.get('retry-after'))).toEqual(['1', '1']);
  });

  test('server errors: every call fails with 500 and says that nothing was lost', async () => {
    choose('server_errors');
    const { status, problem } = await client.call(getImpactStats);
    expect([status, problem.code]).toEqual([500, 'internal']);
  });

  test('slow: every answer takes three seconds', async () => {
    const faults = createFaults(() => findScenario('slow'));
    vi.useFakeTimers();
    try {
      let isOver = false;
      void faults.before(new Request('http://mock.example/api/issues')).then(() => (isOver = true));
      await vi.advanceTimersByTimeAsync(2_900);
      expect(isOver).toBe(false);
      await vi.advanceTimersByTimeAsync(200);
      expect(isOver).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  test('reply lost: the effect is stored once, and the repeat gets its answer', async () => {
    choose('reply_lost');
    const [id, key] = [randomUUID(), randomUUID()];
    const send = () => client.call(reportIssue, { key, body: { ...REPORT, id } });
    await expect(send()).rejects.toThrow(TypeError);
    expect((await client.call(getIssue, { params: { id } })).status).toBe(200);
    const repeat = await send();
    expect([repeat.status, repeat.body.receipt.key]).toEqual([201, key]);
    const issues = (await client.expectCall(listIssues)) as { id: string }[];
    expect(issues.filter((issue) => issue.id === id)).toHaveLength(1);
  });

  test('session expired: calls that need one answer 401 until somebody signs in', async () => {
    choose('session_expired');
    await expireSessions(mock.services);
    expect((await client.call(getCurrentUser)).status).toBe(401);
    expect((await client.call(listIssues)).status).toBe(200);
    await client.expectCall(login, { body: { emailOrUsername: 'rosa', password: PASSWORD } });
    expect((await client.call(getCurrentUser)).status).toBe(200);
  });
});

describe('one operation that a tester answers otherwise', () => {
  test('is refused as they say, and the server answers all others', async () => {
    choose('empty');
    const { status, problem } = await client.call(getImpactStats);
    expect([status, problem.code]).toEqual([503, 'unavailable']);
    expect((await client.call(listIssues)).status).toBe(200);
  });

  test('goes to the server where their handler leaves it to it', async () => {
    expect((await client.call(getImpactStats)).status).toBe(200);
    const { problem } = await client.call(getIssue, { params: { id: HIDDEN } });
    expect(problem.code).toBe('issue_locked');
    const { problem: other } = await client.call(getIssue, { params: { id: randomUUID() } });
    expect(other.code).toBe('issue_not_found');
  });
});

test('a write that cannot be kept is not confirmed, and its repeat is kept first', async () => {
  const key = randomUUID();
  const full = new DOMException('full', 'QuotaExceededError');
  const failing = vi.spyOn(mock.pglite, 'syncToFs').mockRejectedValue(full);
  expect((await client.call(reportIssue, { key, body: REPORT })).status).toBe(500);
  failing.mockRestore();
  const keeping = vi.spyOn(mock.pglite, 'syncToFs');
  await client.expectCall(reportIssue, { key, body: REPORT });
  expect(keeping.mock.settledResults.some(({ type }) => type === 'fulfilled')).toBe(true);
});
