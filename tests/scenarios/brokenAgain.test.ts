import { expect, test } from 'vitest';
import { listAudit } from '#schema/case/audit.ts';
import { sayFixed } from '#schema/case/fixed.ts';
import { followIssue } from '#schema/issues/follow.ts';
import { getIssue } from '#schema/issues/issue.ts';
import { sightIssue } from '#schema/issues/sighting.ts';
import { syncOperations } from '#schema/sync.ts';
import { issueOf, notesOf, passDays } from './case.ts';
import { fileReport } from './fixtures.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newPersonAs, newVisitor, type Person } from './target.ts';
import { hideIssue } from '#schema/moderation/hideIssue.ts';

/** Taken as the present, which the installation alone knows. */
const NOW = '2999-01-01T00:00:00Z';
const found = (isFixed: boolean, seenAt = NOW) => ({ isFixed, awayM: 20, seenAt });

const says = (person: Person, id: string, body = found(false)) =>
  person.call(sightIssue, { params: { id }, body });

async function findBroken(id: string, people: number): Promise<void> {
  for (let person = 0; person < people; person += 1)
    expect((await says(await newPerson(), id)).status).toBe(200);
}

/** An issue that is completed since nearby people and its reporter found it fixed. */
async function fixedIssue() {
  const reporter = await newPerson();
  const { id, createdAt } = await fileReport(reporter);
  for (const _ of [1, 2, 3]) await says(await newPerson(), id, found(true));
  await reporter.expectCall(sayFixed, { params: { id }, body: { isFixed: true } });
  return { id, createdAt, reporter };
}

const recordOf = async (id: string) => {
  const { items } = await (await newVisitor()).expectCall(listAudit, { params: { id } });
  return items.map(({ action, data }) => ({ action, data: JSON.parse(data) as object }));
};

scenarios('a completed issue that breaks again', () => {
  test('can be reported again once three people found it broken: both reports and records name the other', async () => {
    const { id, reporter } = await fixedIssue();
    const follower = await newPerson();
    await follower.expectCall(followIssue, { params: { id }, body: { isFollowing: true } });
    await findBroken(id, 2);
    const hasty = await newPerson();
    const early = await fileReport(hasty, { againOf: id, title: 'Broken as before' });
    expect(early.againOf).toBeNull();
    expect(await notesOf(hasty, { issueId: early.id })).toContainEqual(
      expect.stringContaining('“Broken as before” stands for itself'),
    );
    const own = await newPerson();
    expect((await says(own, id)).status).toBe(200);
    expect((await own.expectCall(getIssue, { params: { id } })).brokenAgain).toMatchObject({
      count: 3,
      own: true,
      isReportable: true,
      report: null,
    });

    const again = await fileReport(await newPerson(), { againOf: id, title: 'Broken once more' });
    expect(again.againOf).toMatchObject({ id });
    for (const person of [reporter, follower])
      expect(await notesOf(person, { issueId: again.id })).toContainEqual(
        expect.stringContaining('has been reported as broken again'),
      );
    const { status, brokenAgain } = await issueOf({ issueId: id });
    expect({ status, report: brokenAgain?.report }).toEqual({
      status: 'completed',
      report: { id: again.id, title: 'Broken once more' },
    });
    expect((await recordOf(id)).at(-1)).toEqual({
      action: 'reported_again',
      data: { againId: again.id },
    });
    expect((await recordOf(again.id))[0]).toMatchObject({ data: { againOf: id } });
  });

  test('is found so by the last word of each, written offline too, after its completion', async () => {
    const { id, createdAt } = await fixedIssue();
    const person = await newPerson();
    expectRefusal(await says(person, id, found(false, createdAt)), 'issue_closed');
    const operation = 'sightIssue' as const;
    const item = { key: crypto.randomUUID(), operation, params: { id }, body: found(false) };
    const { results } = await person.expectCall(syncOperations, { body: { items: [item] } });
    expect(results[0]).toMatchObject({ status: 200, body: { brokenAgain: { count: 1 } } });
    await passDays(1);
    expect((await says(person, id, found(true))).status).toBe(200);
    expect((await issueOf({ issueId: id })).brokenAgain).toMatchObject({ count: 0, own: false });
  });

  test('is found so within 60 days', async () => {
    const { id } = await fixedIssue();
    await findBroken(id, 2);
    await passDays(61);
    expectRefusal(await says(await newPerson(), id), 'issue_closed');
    expect((await issueOf({ issueId: id })).brokenAgain).toMatchObject({ isReportable: false });
  });

  test('is named by its new report only while it is public', async () => {
    const { id } = await fixedIssue();
    await findBroken(id, 3);
    const again = await fileReport(await newPerson(), { againOf: id });
    const ambassador = await newPersonAs('ambassador');
    await ambassador.expectCall(hideIssue, {
      params: { id },
      body: { isHidden: true, reason: 'Shows the plates of parked cars.' },
    });
    expect((await issueOf({ issueId: again.id })).againOf).toBeNull();
    const late = await fileReport(await newPerson(), { againOf: id });
    expect(late.againOf).toBeNull();
  });
});
