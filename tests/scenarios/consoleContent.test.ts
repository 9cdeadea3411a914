import { expect, test } from 'vitest';
import type { ContentFilter } from '#schema/console/consoleFilters.ts';
import { listContent } from '#schema/console/content.ts';
import { deleteIssue } from '#schema/issues/issue.ts';
import { mergeIssue } from '#schema/case/merge.ts';
import { createPledge } from '#schema/case/pledge.ts';
import { decideModeration, listModeration } from '#schema/moderation/queue.ts';
import { reportContent } from '#schema/moderation/contentReport.ts';
import { hideIssue } from '#schema/moderation/hideIssue.ts';
import { fileReport } from './fixtures.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newPersonAs, newVisitor, type Person } from './target.ts';

const WHY = 'It shows the number plate of a neighbor.';

const statesOf = async (by: Person, id: string) => {
  const found: ContentFilter[] = [];
  for (const state of ['reported', 'hidden', 'frozen', 'merged', 'removed'] as const) {
    const { items } = await by.expectCall(listContent, { query: { search: id, state } });
    if (items.length > 0) found.push(state);
  }
  return found;
};
const look = async (by: Person, search: string) =>
  (await by.expectCall(listContent, { query: { search } })).items;

scenarios('all content of an installation', () => {
  test('is found by words, whole name of the reporter or id, with its money', async () => {
    const [moderator, person] = [await newPersonAs('ambassador'), await newPerson()];
    const { id, title } = await fileReport(person);
    await (await newPerson()).expectCall(createPledge, { body: { issueId: id, amount: '25' } });
    for (const search of [id, person.username.toUpperCase()]) {
      expect(await look(moderator, search)).toMatchObject([
        { id, title, reporterName: person.username, escrow: '25.00', openReportCount: 0 },
      ]);
    }
    const query = { search: title.slice(1, -1), pageSize: 500 };
    const { items } = await moderator.expectCall(listContent, { query });
    expect(items.map((item) => item.id)).toContain(id);
    expect(await look(moderator, person.username.slice(1))).toEqual([]);
    expect(await statesOf(moderator, id)).toEqual([]);
  });

  test('is narrowed to what was reported, hidden, merged and removed, with the last reason', async () => {
    const [moderator, person] = [await newPersonAs('operator'), await newPerson()];
    const [bad, twin] = [await fileReport(person), await fileReport(person)];
    const report = { kind: 'issue', subjectId: bad.id, ground: 'privacy', text: '' } as const;
    await (await newPerson()).expectCall(reportContent, { body: report });
    expect(await statesOf(moderator, bad.id)).toEqual(['reported']);
    expect((await look(moderator, bad.id))[0]?.openReportCount).toBe(1);

    let after: string | undefined;
    let found;
    do {
      const query: Record<string, string> = after === undefined ? {} : { after };
      const { cases, next } = await moderator.expectCall(listModeration, { query });
      found = cases.find(({ subjectId }) => subjectId === bad.id);
      after = next ?? undefined;
    } while (!found && after !== undefined);
    const body = { choice: 'hide_issue', reason: WHY } as const;
    await moderator.expectCall(decideModeration, { params: { id: found?.id ?? '' }, body });
    expect(await statesOf(moderator, bad.id)).toEqual(['hidden']);
    expect((await look(moderator, bad.id))[0]).toMatchObject({ isHidden: true, lastReason: WHY });

    const third = await fileReport(person);
    const into = { params: { id: twin.id }, body: { intoId: third.id } };
    await person.expectCall(mergeIssue, into);
    expect(await statesOf(moderator, twin.id)).toEqual(['merged']);
    expect((await look(moderator, twin.id))[0]?.mergedIntoId).toBe(third.id);
  });

  test('tells the words of a removed issue to nobody', async () => {
    const [moderator, person] = [await newPersonAs('operator'), await newPerson()];
    const { id } = await fileReport(person);
    await person.expectCall(deleteIssue, { params: { id } });
    expect(await statesOf(moderator, id)).toEqual(['removed']);
    expect((await look(moderator, id))[0]).toMatchObject({ id, title: null });
    expect(await look(moderator, person.username)).toEqual([]);
  });

  test('stands still while it is hidden, and is told as frozen', async () => {
    const [moderator, person] = [await newPersonAs('ambassador'), await newPerson()];
    const { id } = await fileReport(person);
    const params = { id };
    await moderator.expectCall(hideIssue, { params, body: { isHidden: true, reason: WHY } });
    expect((await look(moderator, id))[0]).toMatchObject({ isHidden: true, isFrozen: true });
    await moderator.expectCall(hideIssue, { params, body: { isHidden: false, reason: WHY } });
    expect((await look(moderator, id))[0]).toMatchObject({ isHidden: false, isFrozen: false });
  });

  test('is for ambassadors and operators alone', async () => {
    expectRefusal(await (await newPerson()).call(listContent), 'forbidden');
    expectRefusal(await (await newVisitor()).call(listContent), 'not_signed_in');
  });
});
