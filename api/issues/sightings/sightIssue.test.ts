import { expect, it } from 'vitest';
import { sayFixed } from '#schema/case/fixed.ts';
import { getIssue } from '#schema/issues/issue.ts';
import { sightIssue } from '#schema/issues/sighting.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { personOf } from '#tests/support/database/testPerson.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';

const api = await apiOfTests();

const body = { isFixed: true, awayM: 3, seenAt: new Date().toISOString() };

it('counts people who share a card once before it asks the reporter, and before it may be reported again', async () => {
  const reporter = await personOf(api);
  const { id } = await fileReport(reporter);
  const [one, two, three, four] = await Promise.all([1, 2, 3, 4].map(() => personOf(api)));
  await api.database.query(
    `insert into account_trace (kind, digest, user_id, expires_at)
     select 'card', sha256('\\x01'), u, now() + interval '1 day' from unnest($1::uuid[]) u`,
    [[one?.id, two?.id]],
  );
  const question = async () =>
    (await reporter.expectCall(getIssue, { params: { id } })).fixedQuestion;
  for (const person of [one, two, three])
    await person?.expectCall(sightIssue, { params: { id }, body });
  expect(await question()).toBeNull();
  await four?.expectCall(sightIssue, { params: { id }, body });
  expect(await question()).toMatchObject({ bodyName: null, said: null });

  await reporter.expectCall(sayFixed, { params: { id }, body: { isFixed: true } });
  const broken = { ...body, isFixed: false, seenAt: '2999-01-01T00:00:00Z' };
  const isReportable = async () =>
    (await reporter.expectCall(getIssue, { params: { id } })).brokenAgain?.isReportable;
  for (const person of [one, two, three])
    await person?.expectCall(sightIssue, { params: { id }, body: broken });
  expect(await isReportable()).toBe(false);
  await four?.expectCall(sightIssue, { params: { id }, body: broken });
  expect(await isReportable()).toBe(true);
});
