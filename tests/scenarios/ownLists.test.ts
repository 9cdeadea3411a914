import { expect, test } from 'vitest';
import { listIssues, type IssuePage } from '#schema/issues/issue.ts';
import { castVote } from '#schema/case/vote.ts';
import { createPledge, withdrawPledge } from '#schema/case/pledge.ts';
import { PLEDGE_EXPIRY_DAYS } from '#schema/limits.ts';
import { listNeeds } from '#schema/case/needs.ts';
import { listNotifications } from '#schema/notices/notification.ts';
import { listOwnPledges, listOwnVotes } from '#schema/case/ownLists.ts';
import { DAY_MS } from '#schema/durations.ts';
import { fileReport, picture, propose, uploadPicture } from './fixtures.ts';
import { expectFieldError, expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor, target } from './target.ts';

scenarios('the lists of what is one’s own', () => {
  test('pledges tell their amount, what became of them, and when they come back', async () => {
    const donor = await newPerson('donator');
    const issue = await fileReport(await newPerson());
    const pledge = async (amount: string) =>
      (await donor.expectCall(createPledge, { body: { issueId: issue.id, amount } })).id;
    const [back, held] = [await pledge('3'), await pledge('4.50')];
    await donor.expectCall(withdrawPledge, { params: { id: back } });

    const all = await donor.expectCall(listOwnPledges);
    expect(all).toMatchObject({ total: 2, page: 1, pageCount: 1, isTotalCapped: false });
    const [first, second] = all.items;
    expect(first).toMatchObject({ id: held, amount: '4.50', state: 'held', closedAt: null });
    expect(first).toMatchObject({ issueId: issue.id, issueTitle: issue.title });
    const days = (Date.parse(first?.returnsAt ?? '') - Date.parse(first?.createdAt ?? '')) / DAY_MS;
    expect(days).toBe(PLEDGE_EXPIRY_DAYS);
    expect(second).toMatchObject({ id: back, amount: '3.00', state: 'withdrawn', returnsAt: null });
    expect(second?.closedAt).not.toBeNull();

    const idsOf = async (state: 'held' | 'spent' | 'returned') =>
      (await donor.expectCall(listOwnPledges, { query: { state } })).items.map(({ id }) => id);
    expect(await idsOf('held')).toEqual([held]);
    expect(await idsOf('returned')).toEqual([back]);
    expect(await idsOf('spent')).toEqual([]);
  });

  test('a pledge to work under way names no date of return', async () => {
    const donor = await newPerson('donator');
    const { id: issueId } = await fileReport(await newPerson());
    await donor.expectCall(createPledge, { body: { issueId, amount: '5' } });
    await (await target()).forceStatus(issueId, 'in_progress');
    const { items } = await donor.expectCall(listOwnPledges);
    expect(items[0]).toMatchObject({ state: 'held', returnsAt: null });
  });

  test('come page by page, newest first, none twice', async () => {
    const donor = await newPerson('donator');
    const { id: issueId } = await fileReport(await newPerson());
    const made: string[] = [];
    for (const amount of ['1', '2', '3'])
      made.push((await donor.expectCall(createPledge, { body: { issueId, amount } })).id);
    const pageOf = (page: number) =>
      donor.expectCall(listOwnPledges, { query: { page, pageSize: 2 } });
    const [one, two, three] = [await pageOf(1), await pageOf(2), await pageOf(3)];
    expect([...one.items, ...two.items].map(({ id }) => id)).toEqual(made.toReversed());
    expect(three).toMatchObject({ items: [], total: 3, pageCount: 2 });
  });

  test('votes tell what was voted on and how', async () => {
    const voter = await newPerson();
    const issue = await fileReport(await newPerson());
    const [good, bad] = [
      await propose(await newPerson('solver'), issue.id),
      await propose(await newPerson('solver'), issue.id),
    ];
    await voter.expectCall(castVote, { params: { id: good.id }, body: { voteType: 'upvote' } });
    await voter.expectCall(castVote, { params: { id: bad.id }, body: { voteType: 'downvote' } });
    const all = await voter.expectCall(listOwnVotes);
    expect(all.items.map(({ proposalId }) => proposalId)).toEqual([bad.id, good.id]);
    expect(all.items[0]).toMatchObject({ issueTitle: issue.title, proposalTitle: bad.title });
    const against = await voter.expectCall(listOwnVotes, { query: { vote: 'downvote' } });
    expect(against).toMatchObject({ total: 1, items: [{ proposalId: bad.id }] });
  });

  test('show the picture of their issue, as do notices and what waits, or none', async () => {
    const [reporter, donor] = [await newPerson(), await newPerson('donator')];
    const photo = await uploadPicture(reporter, picture(70));
    const issue = await fileReport(reporter, { photos: [photo] });
    const plain = await fileReport(reporter);
    for (const { id } of [issue, plain])
      await donor.expectCall(createPledge, { body: { issueId: id, amount: '2' } });
    const offer = await propose(await newPerson('solver'), issue.id);
    const waiting = (await donor.expectCall(listNeeds)).needs;
    expect(waiting.map(({ imageUrl }) => imageUrl)).toEqual([issue.imageUrl]);
    await donor.expectCall(castVote, { params: { id: offer.id }, body: { voteType: 'upvote' } });
    expect(issue.imageUrl).not.toBeNull();
    const pledges = await donor.expectCall(listOwnPledges);
    expect(pledges.items.map(({ imageUrl }) => imageUrl)).toEqual([null, issue.imageUrl]);
    expect((await donor.expectCall(listOwnVotes)).items[0]?.imageUrl).toBe(issue.imageUrl);
    const notes = await reporter.expectCall(listNotifications);
    const pictureOf = (id: string) => notes.find(({ issueId }) => issueId === id)?.imageUrl;
    expect([pictureOf(issue.id), pictureOf(plain.id)]).toEqual([issue.imageUrl, null]);
  });

  test('own reports are a page of the public list', async () => {
    const reporter = await newPerson();
    const { id } = await fileReport(reporter);
    await fileReport(await newPerson());
    const query = { reporterId: reporter.id, filter: 'reported' as const, pageSize: 20 };
    const { items, total } = (await reporter.expectCall(listIssues, { query })) as IssuePage;
    expect([total, ...items.map((issue) => issue.id)]).toEqual([1, id]);
  });

  test('nobody reads those of somebody else, and a wrong filter is named', async () => {
    const visitor = await newVisitor();
    expectRefusal(await visitor.call(listOwnPledges), 'not_signed_in');
    expectRefusal(await visitor.call(listOwnVotes), 'not_signed_in');
    const [donor, other] = [await newPerson('donator'), await newPerson()];
    const { id: issueId } = await fileReport(other);
    await donor.expectCall(createPledge, { body: { issueId, amount: '5' } });
    expect((await other.expectCall(listOwnPledges)).items).toEqual([]);
    const state = 'all of it' as 'all';
    expectFieldError(
      await donor.call(listOwnPledges, { query: { state } }),
      'state',
      'state is one of all, held, spent, returned.',
    );
    expectFieldError(
      await donor.call(listOwnVotes, { query: { page: 0 } }),
      'page',
      'page must be a whole number from 1 to 1000000.',
    );
  });
});
