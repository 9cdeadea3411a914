import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { followIssue, listFollowedIssues } from '#schema/issues/follow.ts';
import { editIssue, getIssue } from '#schema/issues/issue.ts';
import { FOLLOWS_PER_HOUR } from '#schema/people/followLimits.ts';
import { listNotifications } from '#schema/notices/notification.ts';
import { syncOperations } from '#schema/sync.ts';
import { hideIssue } from '#schema/moderation/hideIssue.ts';
import { fileReport, propose } from './fixtures.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newPersonAs, newVisitor, type Person } from './target.ts';

const follow = (person: Person, id: string, isFollowing = true) =>
  person.expectCall(followIssue, { params: { id }, body: { isFollowing } });

const newsOf = async (person: Person) =>
  (await person.expectCall(listNotifications)).map(({ content }) => content);

scenarios('following an issue', () => {
  test('its news come without a pledge, until the person has had enough', async () => {
    const [reporter, follower] = [await newPerson(), await newPerson()];
    const { id, title } = await fileReport(reporter);
    expect(await follow(follower, id)).toMatchObject({ id, isFollowing: true });
    const solver = await newPerson('solver');
    await propose(solver, id);
    const told = `${solver.username} proposed a solution for “${title}”.`;
    expect(await newsOf(follower)).toEqual([told]);

    await follow(follower, id, false);
    const body = { title: 'Deep pothole that grew' };
    await reporter.expectCall(editIssue, { params: { id }, body });
    expect(await newsOf(follower)).toEqual([told]);
  });

  test('the page of the issue says so, to that person alone', async () => {
    const { id } = await fileReport(await newPerson());
    const [follower, other] = [await newPerson(), await newPerson()];
    await follow(follower, id);
    await follow(follower, id);
    const seenBy = async (person: Person) =>
      (await person.expectCall(getIssue, { params: { id } })).viewer.isFollowing;
    expect([await seenBy(follower), await seenBy(other)]).toEqual([true, false]);
    await follow(follower, id, false);
    expect(await seenBy(follower)).toBe(false);
  });

  test('the list has what is followed now, the last first, and nothing that was hidden', async () => {
    const reporter = await newPerson();
    const follower = await newPerson();
    const ids: string[] = [];
    for (const _ of [1, 2, 3, 4]) ids.push((await fileReport(reporter)).id);
    const [one = '', two = '', three = '', four = ''] = ids;
    for (const id of ids) await follow(follower, id);
    await follow(follower, two, false);
    const body = { isHidden: true, reason: 'It names a person who lives there.' };
    const ambassador = await newPersonAs('ambassador');
    await ambassador.expectCall(hideIssue, { params: { id: four }, body });
    const query = { page: 1, pageSize: 1 };
    const first = await follower.expectCall(listFollowedIssues, { query });
    expect(first).toMatchObject({ total: 2, pageCount: 2, items: [{ id: three }] });
    const second = await follower.expectCall(listFollowedIssues, {
      query: { page: 2, pageSize: 1 },
    });
    expect(second.items.map(({ id }) => id)).toEqual([one]);
  });

  test('what was pressed without network arrives with the rest, once, and in its order', async () => {
    const { id } = await fileReport(await newPerson());
    const person = await newPerson();
    const item = (isFollowing: boolean) => ({
      key: randomUUID(),
      operation: 'followIssue' as const,
      params: { id },
      body: { isFollowing },
    });
    const [begin, end] = [item(true), item(false)];
    const isFollowing = async () =>
      (await person.expectCall(getIssue, { params: { id } })).viewer.isFollowing;
    for (const _ of [1, 2]) {
      const { results } = await person.expectCall(syncOperations, { body: { items: [begin] } });
      const receipt = { key: begin.key, parts: [] };
      expect(results[0]).toMatchObject({ status: 200, body: { id, isFollowing: true, receipt } });
      expect(await isFollowing()).toBe(true);
    }
    // Heard of too late: the first press, sent again after the second, begins nothing again.
    await person.expectCall(syncOperations, { body: { items: [end, begin] } });
    expect(await isFollowing()).toBe(false);
  });

  test('needs an account and an issue', async () => {
    const { id } = await fileReport(await newPerson());
    const body = { isFollowing: true };
    const visitor = await newVisitor();
    expectRefusal(await visitor.call(followIssue, { params: { id }, body }), 'not_signed_in');
    expectRefusal(await visitor.call(listFollowedIssues), 'not_signed_in');
    const person = await newPerson();
    const nowhere = { params: { id: randomUUID() }, body };
    expectRefusal(await person.call(followIssue, nowhere), 'issue_not_found');
  });

  test('one person follows so many issues within an hour and no more', async () => {
    const reporter = await newPerson();
    const person = await newPerson();
    const ids: string[] = [];
    for (let at = 0; at <= FOLLOWS_PER_HOUR; at += 1) ids.push((await fileReport(reporter)).id);
    for (const id of ids.slice(0, FOLLOWS_PER_HOUR)) await follow(person, id);
    const [last = ''] = ids.slice(-1);
    const params = { id: last };
    const refused = await person.call(followIssue, { params, body: { isFollowing: true } });
    expectRefusal(refused, 'rate_limited');
    await follow(person, ids[0] ?? '', false);
  });
});
