import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { getIssue } from '#schema/issues/issue.ts';
import { createPledge } from '#schema/case/pledge.ts';
import { createProposal, listProposals, listUserProposals } from '#schema/case/proposal.ts';
import { castVote, listUserVotes, listVotes } from '#schema/case/vote.ts';
import { passHours } from './case.ts';
import { fileReport, OFFER, propose } from './fixtures.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor, target, type Person } from './target.ts';

const vote = (voter: Person, id: string, voteType: 'upvote' | 'downvote') =>
  voter.call(castVote, { params: { id }, body: { voteType } });

scenarios('proposals', () => {
  test('anyone but the reporter offers to solve an issue [3.5, 6.6, 7.12]', async () => {
    const [reporter, solver] = [await newPerson(), await newPerson('solver')];
    const params = { id: (await fileReport(reporter)).id };
    const made = await solver.expectCall(createProposal, { params, body: OFFER });
    expect(made).toMatchObject({
      issueId: params.id,
      description: OFFER.description,
      title: OFFER.description,
      solverId: solver.id,
      solverName: solver.username,
      budget: '450.00',
      timeline: '14 days',
      status: 'pending',
      upvotes: 0,
      downvotes: 0,
      backing: '0.00',
    });
    const visitor = await newVisitor();
    const solverRecord = { solved: 0, averageRatingHundredths: null, ratingCount: 0, works: [] };
    const listed = [{ ...made, solverRecord }];
    expect(await visitor.expectCall(listProposals, { params })).toEqual(listed);
    expect((await visitor.expectCall(getIssue, { params })).proposalCount).toBe(1);
    const own = await reporter.call(createProposal, { params, body: OFFER });
    expectRefusal(own, 'own_issue');
    expectRefusal(await visitor.call(createProposal, { params, body: OFFER }), 'not_signed_in');
  });

  test('the list goes on after the last proposal that is known', async () => {
    const solver = await newPerson('solver');
    const params = { id: (await fileReport(await newPerson())).id };
    const ids: string[] = [];
    for (let made = 0; made < 3; made += 1) ids.push((await propose(solver, params.id)).id);
    const visitor = await newVisitor();
    const listedAfter = async (after = '') =>
      (await visitor.expectCall(listProposals, { params, query: { after } })).map(({ id }) => id);
    const all = await visitor.expectCall(listProposals, { params });
    expect(all.map(({ id }) => id)).toEqual(ids);
    expect(await listedAfter(ids[0])).toEqual(ids.slice(1));
    expect(await listedAfter(ids[2])).toEqual([]);
    const other = await fileReport(await newPerson());
    expect(await listedAfter((await propose(solver, other.id)).id)).toEqual([]);
  });

  test('a title may be given; time may be told in days, weeks or months', async () => {
    const params = { id: (await fileReport(await newPerson())).id };
    const times = {
      '1': '1 day',
      '10 days': '10 days',
      '3 weeks': '21 days',
      '2 months': '60 days',
    };
    for (const [estimatedTimeToComplete, timeline] of Object.entries(times)) {
      const body = { ...OFFER, title: 'Hot asphalt', estimatedTimeToComplete };
      const made = await (await newPerson('solver')).expectCall(createProposal, { params, body });
      expect(made).toMatchObject({ title: 'Hot asphalt', timeline });
    }
  });

  test('no proposals once somebody was chosen', async () => {
    const solver = await newPerson('solver');
    const params = { id: (await fileReport(await newPerson())).id };
    await (await target()).forceStatus(params.id, 'in_progress');
    const chosen = await solver.call(createProposal, { params, body: OFFER });
    expectRefusal(chosen, 'proposals_closed');
    await (await target()).forceStatus(params.id, 'completed');
    expectRefusal(await solver.call(createProposal, { params, body: OFFER }), 'issue_closed');
    const nowhere = { params: { id: randomUUID() }, body: OFFER };
    expectRefusal(await solver.call(createProposal, nowhere), 'issue_not_found');
  });

  test('a person’s proposals stand in the profile, newest first [7.23]', async () => {
    const solver = await newPerson('solver');
    const made = [];
    for (const _ of [1, 2]) {
      made.push(await propose(solver, (await fileReport(await newPerson())).id));
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
    const listed = await solver.expectCall(listUserProposals, { params: { id: solver.id } });
    expect(listed.map(({ id }) => id)).toEqual(made.map(({ id }) => id).toReversed());
  });
});

scenarios('votes', () => {
  test('a vote counts once, changes sides, and is taken back by the same again [3.7, 7.15]', async () => {
    const [solver, voter] = [await newPerson('solver'), await newPerson()];
    const { id: issueId } = await fileReport(await newPerson());
    const { id } = await propose(solver, issueId);
    const cast = async (voteType: 'upvote' | 'downvote') => (await vote(voter, id, voteType)).body;
    const counts = (upvotes: number, downvotes: number, voteType: string | null) => ({
      proposalId: id,
      voteType,
      upvotes,
      downvotes,
    });
    expect(await cast('upvote')).toEqual(counts(1, 0, 'upvote'));
    expect(await cast('downvote')).toEqual(counts(0, 1, 'downvote'));
    expect(await cast('downvote')).toEqual(counts(0, 0, null));
    expect(await cast('upvote')).toEqual(counts(1, 0, 'upvote'));
    const listed = await voter.expectCall(listVotes, { query: { issueId } });
    expect(listed).toMatchObject([{ proposalId: id, userId: voter.id, voteType: 'upvote' }]);
  });

  test('neither the solver nor the reporter votes, nor a visitor [6.7]', async () => {
    const [reporter, solver] = [await newPerson(), await newPerson('solver')];
    const { id } = await propose(solver, (await fileReport(reporter)).id);
    expectRefusal(await vote(reporter, id, 'upvote'), 'own_issue');
    expectRefusal(await vote(solver, id, 'upvote'), 'own_proposal');
    const visitor = await newVisitor();
    const input = { params: { id }, body: { voteType: 'upvote' as const } };
    expectRefusal(await visitor.call(castVote, input), 'not_signed_in');
    expectRefusal(await vote(reporter, randomUUID(), 'upvote'), 'proposal_not_found');
  });

  test('the money behind a proposal is that of its supporters, without the solver’s own [1.7, 6.11]', async () => {
    const [solver, donor, other] = [
      await newPerson('solver'),
      await newPerson(),
      await newPerson(),
    ];
    const { id: issueId } = await fileReport(await newPerson());
    const { id } = await propose(solver, issueId);
    for (const [person, amount] of [
      [donor, '60'],
      [other, '40'],
      [solver, '500'],
    ] as const) {
      await person.expectCall(createPledge, { body: { issueId, amount } });
    }
    await passHours(24);
    const backing = async () => {
      const [proposal] = await donor.expectCall(listProposals, { params: { id: issueId } });
      return proposal?.backing;
    };
    expect(await backing()).toBe('0.00');
    await vote(donor, id, 'upvote');
    await vote(other, id, 'downvote');
    expect(await backing()).toBe('60.00');
    await vote(other, id, 'upvote');
    expect(await backing()).toBe('100.00');
  });

  test('a completed issue takes no votes', async () => {
    const [solver, voter] = [await newPerson('solver'), await newPerson()];
    const { id: issueId } = await fileReport(await newPerson());
    const { id } = await propose(solver, issueId);
    await (await target()).forceStatus(issueId, 'completed');
    expectRefusal(await vote(voter, id, 'upvote'), 'issue_closed');
  });

  test('votes of one issue are not those of another, and people see only their own list [7.13-14]', async () => {
    const [solver, voter] = [await newPerson('solver'), await newPerson()];
    const issues = [await fileReport(await newPerson()), await fileReport(await newPerson())];
    const offers = [];
    for (const issue of issues) offers.push(await propose(solver, issue.id));
    for (const { id } of offers) await vote(voter, id, 'upvote');
    const query = { issueId: issues[0]?.id ?? '' };
    const listed = await (await newVisitor()).expectCall(listVotes, { query });
    expect(listed.map(({ proposalId }) => proposalId)).toEqual([offers[0]?.id]);
    const own = await voter.expectCall(listUserVotes, { params: { id: voter.id } });
    const subjects = own.map(({ issueId, proposalTitle }) => [issueId, proposalTitle]);
    const expected = offers.map(({ issueId, title }) => [issueId, title]);
    expect(subjects).toHaveLength(2);
    expect(subjects).toEqual(expect.arrayContaining(expected));
    const foreign = await solver.call(listUserVotes, { params: { id: voter.id } });
    expectRefusal(foreign, 'forbidden');
  });
});
