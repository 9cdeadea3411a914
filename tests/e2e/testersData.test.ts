import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLocalFileStore } from '#api/adapters/files/files.ts';
import { DEMO_PASSWORD, PEOPLE } from '#api/database/demo/people.ts';
import { ISSUE_STATUSES, listIssues, type Issue } from '#schema/issues/issue.ts';
import { formatCents, parseCents } from '#schema/money/money.ts';
import { listPledges } from '#schema/case/pledge.ts';
import { login } from '#schema/people/user.ts';
import { getCase, VERIFICATION_STATES } from '#schema/case/verification.ts';
import type { SeedName } from '#sw/mock/server/scenarios.ts';
import { createClient, type Client } from '#tests/scenarios/client.ts';
import { openMock, type OpenMock } from '#sw/mock/build/openMock.ts';
import { US_DOLLAR } from '#schema/money/currency.ts';

/** As `npm run mock` builds it, played through the server's own code. */
const DATA = path.join(import.meta.dirname, '../../dist/mock/mock-data');
const PICTURES_LOOKED_AT = 20;

const mocks = new Map<SeedName, OpenMock>();

/** A browser in front of one of the data. */
function visit(seed: SeedName): Client {
  return createClient(async (url, init) => {
    const mock = mocks.get(seed);
    if (!mock) throw new RangeError(`${seed} is not open`);
    return mock.answer(new Request(`http://mock.example${url}`, init));
  });
}

const issuesOf = async (seed: SeedName) => (await visit(seed).expectCall(listIssues)) as Issue[];

beforeAll(async () => {
  const files = createLocalFileStore(path.join(DATA, 'files'));
  for (const name of ['demo', 'empty', 'thousand'] as const) {
    const bytes = await readFile(path.join(DATA, `${name}.seed`));
    const seed = new Blob([bytes], { type: 'application/x-gzip' });
    mocks.set(name, await openMock({ seed, files }));
  }
});
afterAll(async () => {
  for (const mock of mocks.values()) await mock.stop();
});

describe('the data that testers start from', () => {
  test('a living site: issues in every status, most with a picture, whose pledges add up', async () => {
    const visitor = visit('demo');
    const issues = await issuesOf('demo');
    expect(issues.length).toBeGreaterThan(100);
    expect(new Set(issues.map(({ status }) => status))).toEqual(new Set(ISSUE_STATUSES));
    const withPicture = issues.filter(({ imageUrl }) => imageUrl !== null);
    expect(withPicture.length).toBeGreaterThan(issues.length / 2);
    for (const { id, currentFunding } of issues) {
      const pledges = await visitor.expectCall(listPledges, { params: { id } });
      const sum = pledges.reduce(
        (total, { amount }) => total + (parseCents(amount, US_DOLLAR) ?? 0n),
        0n,
      );
      expect(formatCents(sum, US_DOLLAR)).toBe(currentFunding);
    }
  });

  test('work in each state of its proof, and finished work that was paid', async () => {
    const visitor = visit('demo');
    const issues = await issuesOf('demo');
    const cases = await Promise.all(
      issues.map(({ id }) => visitor.expectCall(getCase, { params: { id } })),
    );
    const states = new Set(cases.map(({ verification }) => verification));
    expect(states).toEqual(new Set(VERIFICATION_STATES));
    const completed = cases.filter(({ status }) => status === 'completed');
    const paid = completed.filter(({ payout, proofs }) => payout && proofs[0]?.outcome);
    expect(paid.length).toBeGreaterThan(1);
  });

  test('the pictures of its issues', async () => {
    const visitor = visit('demo');
    const urls = (await issuesOf('demo')).flatMap(({ imageUrl }) => imageUrl ?? []);
    for (const url of urls.slice(0, PICTURES_LOOKED_AT)) {
      const { pathname } = new URL(url);
      const { status, headers } = await visitor.fetch(pathname);
      expect([pathname, status, headers.get('content-type')]).toEqual([
        pathname,
        200,
        'image/webp',
      ]);
    }
  });

  test.each(['demo', 'empty', 'thousand'] as const)('the demo accounts open %s', async (seed) => {
    for (const { username, preferredRole } of PEOPLE.slice(0, 3)) {
      const body = { emailOrUsername: username, password: DEMO_PASSWORD };
      const user = await visit(seed).expectCall(login, { body });
      expect(user.preferredRole).toBe(preferredRole);
    }
  });

  test('a busy site has a thousand issues, an empty one none', async () => {
    const busy = await issuesOf('thousand');
    expect(new Set(busy.map(({ id }) => id)).size).toBe(1_000);
    expect(await issuesOf('empty')).toEqual([]);
  });
});
