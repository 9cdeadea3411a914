import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { listIssues, reportIssue } from '#schema/issues/issue.ts';
import { getImpactStats } from '#schema/issues/statistics.ts';
import { getCurrentUser, login } from '#schema/people/user.ts';
import { DEMO_PASSWORD } from '#tests/mocks/seeds/people.ts';
import { scenarioOf } from '#tests/mocks/scenarios.ts';
import { REPORT } from '#tests/scenarios/fixtures.ts';
import { openWorld } from './worldForTest.ts';

const ROSA = { emailOrUsername: 'rosa', password: DEMO_PASSWORD };

describe('what a scenario does to calls', () => {
  test('offline: no call is answered', async () => {
    const { client } = await openWorld('offline');
    await expect(client.call(getImpactStats)).rejects.toThrow(TypeError);
  });

  test('flaky: every third call fails with 503 and asks to come back', async () => {
    const { client } = await openWorld('flaky');
    const answers = [];
    for (let at = 0; at < 6; at += 1) answers.push(await client.call(getImpactStats));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 503, 200, 200, 503]);
    expect(answers[2]?.headers.get('retry-after')).toBe('1');
  });

  test('server errors: every call fails with 500 and says that nothing was lost', async () => {
    const { client } = await openWorld('server_errors');
    const { status, problem } = await client.call(getImpactStats);
    expect([status, problem.code]).toEqual([500, 'internal']);
  });

  test('slow: every answer takes three seconds', async () => {
    vi.useFakeTimers();
    try {
      const { client } = await openWorld('slow');
      let isAnswered = false;
      const call = client.call(getImpactStats).then(() => (isAnswered = true));
      await vi.advanceTimersByTimeAsync(2_900);
      expect(isAnswered).toBe(false);
      await vi.advanceTimersByTimeAsync(200);
      await call;
      expect(isAnswered).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  test('reply lost: the effect is stored once, and the repeat gets its answer', async () => {
    const { client, world, saved } = await openWorld('normal');
    await client.expectCall(login, { body: ROSA });
    world.scenario = scenarioOf('reply_lost');
    const [id, key] = [randomUUID(), randomUUID()];
    const send = () => client.call(reportIssue, { key, body: { ...REPORT, id } });
    await expect(send()).rejects.toThrow(TypeError);
    expect(world.state.issues.has(id)).toBe(true);
    expect(saved.at(-1)?.issues.has(id)).toBe(true);
    const repeat = await send();
    expect([repeat.status, repeat.body.receipt.key]).toEqual([201, key]);
    expect([...world.state.issues.values()].filter((issue) => issue.id === id)).toHaveLength(1);
  });

  test('session expired: calls that need one answer 401 until somebody signs in', async () => {
    const { client, world } = await openWorld('normal');
    await client.expectCall(login, { body: ROSA });
    world.scenario = scenarioOf('session_expired');
    world.state.sessions.clear();
    expect((await client.call(getCurrentUser)).status).toBe(401);
    expect((await client.call(listIssues)).status).toBe(200);
    await client.expectCall(login, { body: ROSA });
    expect((await client.call(getCurrentUser)).status).toBe(200);
  });
});

describe('what an answer promises', () => {
  test('it is given after the write is durable, never before', async () => {
    const { client, world, saved } = await openWorld('normal');
    await client.expectCall(login, { body: ROSA });
    const issue = await client.expectCall(reportIssue, { body: REPORT });
    expect(saved.at(-1)?.issues.get(issue.id)).toEqual(world.state.issues.get(issue.id));
  });

  test('a write that cannot be kept is not confirmed, and its repeat is kept first', async () => {
    const { client, world, saved } = await openWorld('normal');
    await client.expectCall(login, { body: ROSA });
    const works = { ...world };
    const key = randomUUID();
    world.save = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    expect((await client.call(reportIssue, { key, body: REPORT })).status).toBe(500);
    world.save = () => works.save();
    const issue = await client.expectCall(reportIssue, { key, body: REPORT });
    expect(saved.at(-1)?.issues.has(issue.id)).toBe(true);
  });
});
