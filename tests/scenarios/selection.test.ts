import { expect, test } from 'vitest';
import { flagAccount, settleAccountFlag } from '#schema/case/desk.ts';
import { deleteIssue, getIssue } from '#schema/issues/issue.ts';
import { castVote } from '#schema/case/vote.ts';
import { createPledge } from '#schema/case/pledge.ts';
import { createProposal, listProposals, withdrawProposal } from '#schema/case/proposal.ts';
import {
  actionsOf,
  issueOf,
  notesOf,
  offer,
  openCase,
  openWork,
  passDays,
  passHours,
  pledge,
  voteOn,
  type Case,
} from './case.ts';
import { fileReport, OFFER } from './fixtures.ts';
import { expectRefusal } from './problems.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor, target, type Person } from './target.ts';

const statusesOf = async ({ issueId }: Case) => {
  const visitor = await newVisitor();
  const proposals = await visitor.expectCall(listProposals, { params: { id: issueId } });
  return proposals.map(({ status }) => status);
};

const withdraw = (person: Person, id: string) => person.call(withdrawProposal, { params: { id } });

scenarios('selecting a proposal', () => {
  test('the winner of the money is announced, and chosen after 24 hours', async () => {
    const opened = await openCase();
    const rival = await newPerson('solver');
    await offer(rival, opened.issueId);
    expect((await issueOf(opened)).selectionPending).toBeNull();
    await voteOn(opened.donor, opened.proposal);
    const announced = await issueOf(opened);
    expect(announced).toMatchObject({
      status: 'funded',
      selectionPending: { proposalId: opened.proposal.id },
      work: null,
    });
    for (const person of [opened.donor, opened.solver, opened.reporter, rival]) {
      expect(await notesOf(person, opened)).toContainEqual(
        expect.stringContaining('is chosen in 24 hours'),
      );
    }
    await passHours(23);
    expect((await issueOf(opened)).status).toBe('funded');
    await passHours(1);
    const chosen = await issueOf(opened);
    expect(chosen).toMatchObject({
      status: 'in_progress',
      selectedProposalId: opened.proposal.id,
      selectionPending: null,
      work: { proposalId: opened.proposal.id, solverId: opened.solver.id },
    });
    // Two weeks as offered and seven days of grace.
    const { selectedAt = '', deadlineAt = '' } = chosen.work ?? {};
    expect(Date.parse(deadlineAt) - Date.parse(selectedAt)).toBe(21 * 24 * 3_600_000);
    expect(await statusesOf(opened)).toEqual(['selected', 'not_selected']);
    expect(await notesOf(rival, opened)).toContainEqual(expect.stringContaining('was chosen'));
    expect((await actionsOf(opened)).slice(-2)).toEqual(['selection_pending', 'proposal_selected']);
  });

  test('a solver whose account was frozen meanwhile is not chosen', async () => {
    const opened = await openCase();
    await voteOn(opened.donor, opened.proposal);
    expect((await issueOf(opened)).selectionPending).not.toBeNull();
    const [first, second] = [await newPerson(), await newPerson()];
    for (const { id } of [first, second]) await (await target()).giveRole(id, 'ambassador');
    const body = { username: opened.solver.username, reason: 'Sold work of others as their own.' };
    const { id } = await first.expectCall(flagAccount, { body });
    const upheld = { isUpheld: true, isFrozen: true };
    await second.expectCall(settleAccountFlag, { params: { id }, body: upheld });
    await passHours(24);
    expect(await issueOf(opened)).toMatchObject({ status: 'funded', selectionPending: null });
    expect((await actionsOf(opened)).at(-1)).toBe('selection_called_off');
  });

  test('half of the money is not enough, nor money that does not cover the price', async () => {
    const opened = await openCase('500');
    const other = await newPerson('donator');
    await pledge(other, opened.issueId, '500');
    await passHours(24);
    await voteOn(opened.donor, opened.proposal);
    expect((await issueOf(opened)).selectionPending).toBeNull();
    const short = await openCase('499.99');
    await voteOn(short.donor, short.proposal);
    expect((await issueOf(short)).selectionPending).toBeNull();
    // 90% of $500 is the $450 of the offer.
    await pledge(short.donor, short.issueId, '1');
    expect((await issueOf(short)).selectionPending).not.toBeNull();
  });

  test('the solver’s own money carries no vote and stands in nobody’s way', async () => {
    const opened = await openCase('400');
    await pledge(opened.solver, opened.issueId, '5000');
    await passHours(24);
    await voteOn(opened.donor, opened.proposal);
    const { selectionPending } = await issueOf(opened);
    expect(selectionPending?.proposalId).toBe(opened.proposal.id);
  });

  test('a reporter’s own money only counts against, and chooses where there is no other', async () => {
    const opened = await openCase();
    const { reporter, proposal } = opened;
    const abilities = async () => {
      const params = { id: opened.issueId };
      return (await reporter.expectCall(getIssue, { params })).viewer.abilities;
    };
    expect(await abilities()).toMatchObject({ vote: false, approve: false });
    await pledge(reporter, opened.issueId, '5000');
    await passHours(24);
    expect(await abilities()).toMatchObject({ vote: true, approve: false });
    await voteOn(opened.donor, proposal);
    expect((await issueOf(opened)).selectionPending?.proposalId).toBe(proposal.id);
    const up = { params: { id: proposal.id }, body: { voteType: 'upvote' as const } };
    expectRefusal(await reporter.call(castVote, up), 'own_issue');
    await voteOn(reporter, proposal, 'downvote');
    expect((await issueOf(opened)).selectionPending).toBeNull();

    const { id: issueId } = await fileReport(reporter);
    const alone = { issueId };
    const offered = await offer(opened.solver, issueId);
    await pledge(reporter, issueId, '600');
    await passHours(24);
    await voteOn(reporter, offered);
    expect((await issueOf(alone)).selectionPending?.proposalId).toBe(offered.id);
    await passHours(24);
    expect((await issueOf(alone)).status).toBe('in_progress');
  });

  test('a vote taken back within the notice calls it off; a new win starts a new notice', async () => {
    const opened = await openCase();
    await voteOn(opened.donor, opened.proposal);
    await passHours(20);
    await voteOn(opened.donor, opened.proposal);
    expect((await issueOf(opened)).selectionPending).toBeNull();
    expect(await notesOf(opened.solver, opened)).toContainEqual(
      expect.stringContaining('no proposal'),
    );
    await voteOn(opened.donor, opened.proposal);
    await passHours(20);
    expect((await issueOf(opened)).status).toBe('funded');
    await passHours(4);
    expect((await issueOf(opened)).status).toBe('in_progress');
    expect(await actionsOf(opened)).toContain('selection_called_off');
  });

  test('a large pledge takes the majority away once it is a day old, not before', async () => {
    const opened = await openCase();
    await pledge(await newPerson('donator'), opened.issueId, '600');
    await passHours(12);
    await voteOn(opened.donor, opened.proposal);
    expect((await issueOf(opened)).selectionPending).not.toBeNull();
    await passHours(12);
    expect((await issueOf(opened)).selectionPending).toBeNull();
  });

  test('a pledge wins a choice by itself once it weighs, and the page shows the money', async () => {
    const { issueId, ...others } = await openCase('1');
    const opened = { issueId, ...others };
    const donor = await newPerson('donator');
    await pledge(donor, issueId, '600');
    await voteOn(donor, opened.proposal);
    const shown = async () => {
      const visitor = await newVisitor();
      const [proposal] = await visitor.expectCall(listProposals, { params: { id: issueId } });
      return [proposal?.backing, proposal?.backingBase];
    };
    expect(await shown()).toEqual(['0.00', '1.00']);
    expect((await issueOf(opened)).selectionPending).toBeNull();
    await passHours(24);
    expect(await shown()).toEqual(['600.00', '601.00']);
    expect((await issueOf(opened)).selectionPending).not.toBeNull();
  });

  test('once chosen, nobody proposes, and the report cannot be deleted', async () => {
    const opened = await openWork();
    const { fundedAt, chosenAt, work, createdAt } = await issueOf(opened);
    expect(chosenAt).toBe(work?.selectedAt);
    const days = [createdAt, fundedAt, chosenAt].map(String);
    expect(days.toSorted((one, other) => one.localeCompare(other))).toEqual(days);
    const input = { params: { id: opened.issueId }, body: OFFER };
    expectRefusal(await (await newPerson()).call(createProposal, input), 'proposals_closed');
    const params = { id: opened.issueId };
    expectRefusal(await opened.reporter.call(deleteIssue, { params }), 'issue_locked');
    const body = { issueId: opened.issueId, amount: '5' };
    await (await newPerson('donator')).expectCall(createPledge, { body });
  });
});

scenarios('the work of a chosen solver', () => {
  test('the solver is reminded, and past the deadline the issue is open again', async () => {
    const opened = await openWork();
    await passDays(18);
    expect(await notesOf(opened.solver, opened)).toContainEqual(
      expect.stringContaining('due in 3 days'),
    );
    await passDays(3);
    const after = await issueOf(opened);
    expect(after).toMatchObject({
      status: 'funded',
      currentFunding: '600.00',
      selectedProposalId: null,
      work: null,
    });
    expect(await statusesOf(opened)).toEqual(['expired']);
    expect(await notesOf(opened.donor, opened)).toContainEqual(
      expect.stringContaining('open for proposals again'),
    );
    expect((await actionsOf(opened)).slice(-2)).toEqual(['solver_reminded', 'proposal_expired']);
  });

  test('the solver may withdraw; those not chosen can win then', async () => {
    const opened = await openCase();
    const rival = await newPerson('solver');
    const second = await offer(rival, opened.issueId);
    await voteOn(opened.donor, opened.proposal);
    await passHours(24);
    expectRefusal(await withdraw(opened.donor, opened.proposal.id), 'forbidden');
    expectRefusal(await withdraw(rival, second.id), 'wrong_state');
    expect((await withdraw(opened.solver, opened.proposal.id)).status).toBe(204);
    expect(await statusesOf(opened)).toEqual(['withdrawn', 'pending']);
    expectRefusal(await withdraw(opened.solver, opened.proposal.id), 'wrong_state');
    await voteOn(opened.donor, second);
    await passHours(24);
    expect((await issueOf(opened)).selectedProposalId).toBe(second.id);
  });

  test('an offer that nobody has chosen can be taken back too', async () => {
    const opened = await openCase();
    await voteOn(opened.donor, opened.proposal);
    expect((await withdraw(opened.solver, opened.proposal.id)).status).toBe(204);
    expect(await issueOf(opened)).toMatchObject({ status: 'funded', selectionPending: null });
  });
});
