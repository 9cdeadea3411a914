import { expect, test } from 'vitest';
import { tellAffected } from '#schema/issues/affected.ts';
import { getIssue, listIssues, type IssuePage } from '#schema/issues/issue.ts';
import { AFFECTED_PER_HOUR } from '#schema/limits.ts';
import { syncOperations } from '#schema/sync.ts';
import { fileReport } from './fixtures.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor, target } from './target.ts';

const yes = { isAffected: true };

scenarios('an issue that affects others too', () => {
  test('counts people, each once, however often they say so', async () => {
    const { id } = await fileReport(await newPerson());
    const [one, two] = [await newPerson(), await newPerson()];
    const params = { id };
    const first = await one.expectCall(tellAffected, { params, body: yes });
    expect(first).toMatchObject({ id, isAffected: true, affectedCount: 1 });
    const again = await one.expectCall(tellAffected, { params, body: yes });
    expect(again.affectedCount).toBe(1);
    await two.expectCall(tellAffected, { params, body: yes });
    const seen = await one.expectCall(getIssue, { params });
    expect(seen).toMatchObject({ affectedCount: 2, viewer: { isAffected: true } });
    const back = await one.expectCall(tellAffected, { params, body: { isAffected: false } });
    expect(back).toMatchObject({ isAffected: false, affectedCount: 1 });
    const visitor = await newVisitor();
    const shown = await visitor.expectCall(getIssue, { params });
    expect(shown).toMatchObject({ affectedCount: 1, viewer: { isAffected: false } });
  });

  test('taking back what was never said changes nothing', async () => {
    const { id } = await fileReport(await newPerson());
    const person = await newPerson();
    const body = { isAffected: false };
    const answer = await person.expectCall(tellAffected, { params: { id }, body });
    expect(answer).toMatchObject({ isAffected: false, affectedCount: 0 });
  });

  test('neither money nor a vote comes of it', async () => {
    const { id } = await fileReport(await newPerson());
    const person = await newPerson();
    await person.expectCall(tellAffected, { params: { id }, body: yes });
    const seen = await person.expectCall(getIssue, { params: { id } });
    expect(seen).toMatchObject({ currentFunding: '0.00', pledgerCount: 0, status: 'reported' });
    expect(seen.viewer.abilities.vote).toBe(true);
  });

  test('the reporter, visitors and completed issues are left out', async () => {
    const reporter = await newPerson();
    const { id } = await fileReport(reporter);
    const tell = { params: { id }, body: yes };
    expectRefusal(await reporter.call(tellAffected, tell), 'own_issue');
    expectRefusal(await (await newVisitor()).call(tellAffected, tell), 'not_signed_in');
    const person = await newPerson();
    const nowhere = { params: { id: crypto.randomUUID() }, body: yes };
    expectRefusal(await person.call(tellAffected, nowhere), 'issue_not_found');
    await (await target()).forceStatus(id, 'completed');
    expectRefusal(await person.call(tellAffected, tell), 'issue_closed');
  });

  test('one person says it of so many issues within an hour and no more', async () => {
    const reporter = await newPerson();
    const person = await newPerson();
    const ids: string[] = [];
    for (let at = 0; at <= AFFECTED_PER_HOUR; at += 1) ids.push((await fileReport(reporter)).id);
    for (const id of ids.slice(0, AFFECTED_PER_HOUR))
      await person.expectCall(tellAffected, { params: { id }, body: yes });
    const [id = ''] = ids.slice(-1);
    expectRefusal(await person.call(tellAffected, { params: { id }, body: yes }), 'rate_limited');
    const [known = ''] = ids;
    await person.expectCall(tellAffected, { params: { id: known }, body: { isAffected: false } });
  });

  test('what was said without network arrives with the rest, once', async () => {
    const { id } = await fileReport(await newPerson());
    const person = await newPerson();
    const item = {
      key: crypto.randomUUID(),
      operation: 'tellAffected' as const,
      params: { id },
      body: yes,
    };
    for (const _ of [1, 2]) {
      const { results } = await person.expectCall(syncOperations, { body: { items: [item] } });
      expect(results[0]).toMatchObject({ status: 200, body: { id, affectedCount: 1 } });
    }
  });

  test('the list is sorted by how many', async () => {
    const reporter = await newPerson();
    const quiet = await fileReport(reporter);
    const loud = await fileReport(reporter);
    for (const person of [await newPerson(), await newPerson()])
      await person.expectCall(tellAffected, { params: { id: quiet.id }, body: yes });
    await (await newPerson()).expectCall(tellAffected, { params: { id: loud.id }, body: yes });
    const query = { sort: 'most-affected' as const, reporterId: reporter.id };
    const { items } = (await reporter.expectCall(listIssues, { query })) as IssuePage;
    expect(items.map((issue) => issue.id)).toEqual([quiet.id, loud.id]);
    expect(items[0]?.affectedCount).toBe(2);
  });
});
