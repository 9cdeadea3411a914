import { expect, test } from 'vitest';
import { tellAffected } from '#schema/issues/affected.ts';
import { followIssue, listFollowedIssues } from '#schema/issues/follow.ts';
import { getIssue } from '#schema/issues/issue.ts';
import { declineMerge, MERGES_ASKED_PER_HOUR } from '#schema/case/merge.ts';
import { createProposal } from '#schema/case/proposal.ts';
import { castVote } from '#schema/case/vote.ts';
import { createPledge, listPledges, movePledge, withdrawPledge } from '#schema/case/pledge.ts';
import { listAudit, listLedger, listMoneyTrail } from '#schema/case/audit.ts';
import { hideIssue } from '#schema/moderation/hideIssue.ts';
import { actionsOf, issueOf, notesOf, passDays, pledge, voteOn } from './case.ts';
import { fileReport, OFFER } from './fixtures.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newPersonAs, newVisitor, type Person } from './target.ts';
import { listedIds, merge, merged, mergedReports, duplicateReports } from './duplicateReports.ts';

const decline = (person: Person, id: string, intoId: string) =>
  person.call(declineMerge, { params: { id }, body: { intoId } });

scenarios('two reports of the same problem', () => {
  test('a moderator lets one go on at the other; lists show one, the address of both leads there', async () => {
    const { issueId, intoId, donor, reporter, solver, proposal } = await mergedReports();
    const listed = await listedIds();
    expect(listed).toContain(intoId);
    expect(listed).not.toContain(issueId);
    const title = 'Hole in the bus lane on Madison';
    expect(await issueOf({ issueId })).toMatchObject({
      mergedInto: { id: intoId, title },
      currentFunding: '600.00',
      proposalCount: 1,
    });
    for (const person of [donor, reporter, solver])
      expect(await notesOf(person, { issueId })).toContainEqual(
        expect.stringContaining(`was merged into “${title}”`),
      );
    expect(await notesOf(donor, { issueId })).toContainEqual(
      expect.stringContaining('Your $600.00 stays where it is'),
    );
    expect(await actionsOf({ issueId })).toContain('issue_merged');
    expect(await actionsOf({ issueId: intoId })).toContain('twin_merged');
    const late = await newPerson();
    const body = { issueId, amount: '5' };
    expectRefusal(await late.call(createPledge, { body }), 'issue_merged');
    const params = { id: issueId };
    expectRefusal(await late.call(createProposal, { params, body: OFFER }), 'issue_merged');
    const vote = { params: { id: proposal.id }, body: { voteType: 'upvote' as const } };
    expectRefusal(await donor.call(castVote, vote), 'issue_merged');
    const affected = { params, body: { isAffected: true } };
    expectRefusal(await late.call(tellAffected, affected), 'issue_merged');
  });

  test('of two reporters one asks and the other agrees', async () => {
    const { issueId, intoId, reporter, other } = await duplicateReports();
    expect(await merged(reporter, issueId, intoId)).toEqual({ isMerged: false });
    expect(await listedIds()).toContain(issueId);
    expectRefusal(await merge(reporter, issueId, intoId), 'wrong_state');
    const params = { id: issueId };
    const seen = await other.expectCall(getIssue, { params });
    expect(seen.viewer.mergeRequest).toMatchObject({ intoId, isOwn: false });
    const own = await reporter.expectCall(getIssue, { params });
    expect(own.viewer.mergeRequest).toMatchObject({ intoId, isOwn: true });
    expect((await issueOf({ issueId })).viewer.mergeRequest).toBeNull();
    expect(await notesOf(other, { issueId })).toContainEqual(
      expect.stringContaining('are the same problem'),
    );
    expect(await merged(other, issueId, intoId)).toEqual({ isMerged: true });
    expect(await listedIds()).not.toContain(issueId);
  });

  test('the other declines, and hears of it no more', async () => {
    const { issueId, intoId, reporter, other } = await duplicateReports();
    expectRefusal(await decline(other, issueId, intoId), 'wrong_state');
    await merged(reporter, issueId, intoId);
    expectRefusal(await decline(await newPerson(), issueId, intoId), 'forbidden');
    expect((await decline(other, issueId, intoId)).status).toBe(204);
    expect(await notesOf(reporter, { issueId })).toContainEqual(
      expect.stringContaining('stay separate reports'),
    );
    expectRefusal(await merge(reporter, issueId, intoId), 'wrong_state');
    const { viewer } = await other.expectCall(getIssue, { params: { id: issueId } });
    expect(viewer.mergeRequest).toBeNull();
    expect(await actionsOf({ issueId })).toEqual(
      expect.arrayContaining(['merge_asked', 'merge_declined']),
    );
  });

  test('the reporter of both needs nobody; strangers and donors may not', async () => {
    const { issueId, intoId, donor, reporter } = await duplicateReports();
    expectRefusal(await merge(donor, issueId, intoId), 'forbidden');
    expectRefusal(await merge(donor, intoId, issueId), 'forbidden');
    const { id: second } = await fileReport(reporter);
    expect(await merged(reporter, second, issueId)).toEqual({ isMerged: true });
    // What another report goes on at goes on nowhere else, and nothing goes on in a circle.
    expectRefusal(await merge(reporter, issueId, intoId), 'wrong_state');
    expectRefusal(await merge(reporter, issueId, second), 'wrong_state');
    expectRefusal(await merge(reporter, second, intoId), 'issue_merged');
    expectRefusal(await merge(reporter, intoId, intoId), 'forbidden');
  });

  test('one person asks so many others within an hour and no more', async () => {
    const [reporter, other] = [await newPerson(), await newPerson()];
    const { id } = await fileReport(reporter);
    for (let at = 0; at < MERGES_ASKED_PER_HOUR; at += 1)
      await merged(reporter, id, (await fileReport(other)).id);
    expectRefusal(await merge(reporter, id, (await fileReport(other)).id), 'rate_limited');
  });

  test('each person affected counts once, the second reporter too', async () => {
    const { issueId, intoId, reporter, other } = await duplicateReports();
    const [one, both] = [await newPerson(), await newPerson()];
    const yes = { isAffected: true };
    for (const person of [one, both])
      await person.expectCall(tellAffected, { params: { id: issueId }, body: yes });
    await both.expectCall(tellAffected, { params: { id: intoId }, body: yes });
    await other.expectCall(tellAffected, { params: { id: issueId }, body: yes });
    const follow = { params: { id: issueId }, body: { isFollowing: true } };
    await one.expectCall(followIssue, follow);
    await merged(reporter, issueId, intoId);
    await merged(other, issueId, intoId);
    expect(await issueOf({ issueId: intoId })).toMatchObject({ affectedCount: 3 });
    const followed = await one.expectCall(listFollowedIssues, { query: {} });
    expect(followed.items.map(({ id }) => id)).toContain(intoId);
  });

  test('a proposal that was about to be chosen is not, and nothing is chosen later', async () => {
    const two = await duplicateReports();
    await voteOn(two.donor, two.proposal);
    expect((await issueOf(two)).selectionPending).not.toBeNull();
    await merged(await newPersonAs('ambassador'), two.issueId, two.intoId);
    expect((await issueOf(two)).selectionPending).toBeNull();
    await passDays(3);
    expect(await issueOf(two)).toMatchObject({ status: 'funded', selectedProposalId: null });
  });
});

scenarios('money in a report that goes on elsewhere', () => {
  test('moves when its donor says so, with its date of return, and can be taken back there', async () => {
    const { issueId, intoId, donor, own, reporter } = await mergedReports('600.01');
    const params = { id: own.id };
    expectRefusal(await reporter.call(movePledge, { params }), 'forbidden');
    const moved = await donor.expectCall(movePledge, { params });
    expect(moved).toMatchObject({
      id: own.id,
      issueId: intoId,
      amount: '600.01',
      pledgeNumber: 1,
      createdAt: own.createdAt,
      refundDueAt: own.refundDueAt,
    });
    expectRefusal(await donor.call(movePledge, { params }), 'wrong_state');
    expect(await issueOf({ issueId })).toMatchObject({
      status: 'reported',
      currentFunding: '0.00',
      pledgerCount: 0,
    });
    expect(await issueOf({ issueId: intoId })).toMatchObject({
      status: 'funded',
      currentFunding: '600.01',
      pledgerCount: 1,
    });
    const books = async (id: string) =>
      (await newVisitor()).expectCall(listLedger, { params: { id } });
    const [left, joined] = [await books(issueId), await books(intoId)];
    expect(left).toMatchObject({
      balance: '0.00',
      items: [
        { kind: 'pledge', pledgeNumber: own.pledgeNumber },
        { kind: 'move_out', pledgeNumber: own.pledgeNumber },
      ],
    });
    expect(joined).toMatchObject({ balance: '600.01', items: [{ kind: 'move_in' }] });
    const trail = await donor.expectCall(listMoneyTrail, { params: { id: intoId } });
    expect(trail).toMatchObject([{ kind: 'move_in', amount: '600.01', pledgeNumber: 1 }]);
    const record = await (await newVisitor()).expectCall(listAudit, { params: { id: issueId } });
    expect(record.items.at(-1)).toMatchObject({
      action: 'pledge_moved',
      data: JSON.stringify({ amountCents: '60001', pledgeId: own.id, toId: intoId }),
    });
    expect(await actionsOf({ issueId: intoId })).toContain('pledge_joined');
    expect((await donor.call(withdrawPledge, { params })).status).toBe(204);
    expect(await issueOf({ issueId: intoId })).toMatchObject({
      status: 'reported',
      currentFunding: '0.00',
    });
  });

  test('stays otherwise, can be taken back, and is refunded automatically on its date', async () => {
    const { issueId, donor, own } = await mergedReports();
    const late = await duplicateReports('75.50');
    const [theirs] = await late.donor.expectCall(listPledges, { params: { id: late.issueId } });
    await merged(await newPersonAs('operator'), late.issueId, late.intoId);
    expect((await donor.call(withdrawPledge, { params: { id: own.id } })).status).toBe(204);
    expect(await issueOf({ issueId })).toMatchObject({ currentFunding: '0.00' });
    await passDays(181);
    await passDays(2);
    expect(await issueOf(late)).toMatchObject({ currentFunding: '0.00', status: 'reported' });
    expect(await notesOf(late.donor, late)).toContainEqual(expect.stringContaining('$75.50'));
    const gone = await late.donor.call(movePledge, { params: { id: theirs?.id ?? '' } });
    expectRefusal(gone, 'pledge_not_found');
  });

  test('moves to where work goes on, one pledge of several, and nowhere that nobody may pledge', async () => {
    const { issueId, intoId, donor, own, moderator } = await mergedReports('20');
    const operator = await newPersonAs('operator');
    const reason = 'The photo shows the faces of children.';
    const hide = (isHidden: boolean) =>
      operator.expectCall(hideIssue, { params: { id: intoId }, body: { isHidden, reason } });
    await hide(true);
    const params = { id: own.id };
    expectRefusal(await donor.call(movePledge, { params }), 'issue_not_found');
    expect((await issueOf({ issueId })).mergedInto).toEqual({ id: intoId, title: null });
    await hide(false);
    const there = await pledge(donor, intoId, '7');
    await donor.expectCall(movePledge, { params });
    expect(await issueOf({ issueId: intoId })).toMatchObject({
      currentFunding: '27.00',
      pledgerCount: 1,
      pledgeCount: 2,
    });
    expectRefusal(await moderator.call(movePledge, { params: { id: there.id } }), 'wrong_state');
  });
});
