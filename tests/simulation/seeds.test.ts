import { describe, expect, test } from 'vitest';
import { ISSUE_STATUSES, listIssues, getIssue, type Issue } from '#schema/issues/issue.ts';
import { listPledges } from '#schema/money/pledge.ts';
import { formatCents, parseCents } from '#schema/money/money.ts';
import { login } from '#schema/people/user.ts';
import { getCase } from '#schema/verification/verification.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#tests/mocks/seeds/people.ts';
import { seedState } from '#tests/mocks/seeds/seedState.ts';
import { files, NOW, openWorld } from './worldForTest.ts';

describe('the data that testers start from', () => {
  test('two dozen issues in every status, each complete, most with a picture', async () => {
    const { client } = await openWorld('normal');
    const issues = (await client.expectCall(listIssues)) as Issue[];
    expect(issues).toHaveLength(24);
    expect(new Set(issues.map(({ status }) => status))).toEqual(new Set(ISSUE_STATUSES));
    expect(issues.filter(({ imageUrl }) => imageUrl !== null).length).toBeGreaterThan(12);
    for (const { id, currentFunding } of issues) {
      await client.expectCall(getIssue, { params: { id } });
      const pledges = await client.expectCall(listPledges, { params: { id } });
      const sum = pledges.reduce((total, { amount }) => total + (parseCents(amount) ?? 0n), 0n);
      expect(formatCents(sum)).toBe(currentFunding);
    }
  });

  test('works with their proofs: paid ones, and one in each state that needs no jury', async () => {
    const { client } = await openWorld('normal');
    const issues = (await client.expectCall(listIssues)) as Issue[];
    const cases = await Promise.all(
      issues.map(({ id }) => client.expectCall(getCase, { params: { id } })),
    );
    const states = new Set(cases.map(({ verification }) => verification));
    expect(states).toEqual(new Set(['none', 'voting', 'waiting_release', 'rework']));
    const completed = cases.filter(({ status }) => status === 'completed');
    const paid = completed.filter(({ payout, proofs }) => payout && proofs[0]?.outcome);
    expect(paid.length).toBeGreaterThan(1);
  });

  test('every picture of the seed is there', async () => {
    const { client, world } = await openWorld('normal');
    for (const id of world.state.uploads.keys()) {
      const response = await client.fetch(`/api/images/${id}?w=800`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
  });

  test.each(['normal', 'empty', 'thousand'] as const)('the demo accounts open %s', async (name) => {
    const { client } = await openWorld(name);
    for (const { username, role } of DEMO_ACCOUNTS) {
      const body = { emailOrUsername: username, password: DEMO_PASSWORD };
      const user = await client.expectCall(login, { body });
      expect(user.preferredRole).toBe(role);
    }
  });

  test('a busy site has a thousand issues, an empty one none', async () => {
    const busy = (await (await openWorld('thousand')).client.expectCall(listIssues)) as Issue[];
    expect(new Set(busy.map(({ id }) => id)).size).toBe(1_000);
    const empty = await (await openWorld('empty')).client.expectCall(listIssues);
    expect(empty).toEqual([]);
  });

  test.each(['demo', 'empty', 'thousand'] as const)('%s is the same everywhere', async (seed) => {
    expect(await seedState(seed, NOW, files)).toEqual(await seedState(seed, NOW, files));
  });
});
