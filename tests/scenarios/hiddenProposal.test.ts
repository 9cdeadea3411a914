import { expect, test } from 'vitest';
import { HIDDEN_PROPOSAL, listProposals, listUserProposals } from '#schema/case/proposal.ts';
import { listUserVotes } from '#schema/case/vote.ts';
import { listAudit } from '#schema/case/audit.ts';
import { issueOf, notesOf, openCase, passHours, voteOn } from './case.ts';
import { OFFER } from './fixtures.ts';
import { expectRefusal } from './problems.ts';
import { appeal, caseAbout, decide, report, settle, toldTo, WHY } from './reporting.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newPersonAs, newVisitor, type Person } from './target.ts';

async function reportedProposal() {
  const opened = await openCase();
  await report(await newPerson(), 'proposal', opened.proposal.id);
  const moderator = await newPersonAs('operator');
  const { id: caseId } = await caseAbout(moderator, opened.proposal.id);
  return { ...opened, moderator, caseId };
}

async function readBy(reader: Pick<Person, 'expectCall'>, issueId: string) {
  const [proposal] = await reader.expectCall(listProposals, { params: { id: issueId } });
  return proposal;
}

scenarios('a proposal whose words a moderator hides', () => {
  test('reads as a plain sentence for others, and as it was written for who wrote it', async () => {
    const { issueId, solver, donor, proposal, moderator, caseId } = await reportedProposal();
    await voteOn(donor, proposal);
    expect((await decide(moderator, caseId, 'hide_proposal')).status).toBe(204);
    for (const reader of [await newVisitor(), donor, moderator])
      expect(await readBy(reader, issueId)).toMatchObject(HIDDEN_PROPOSAL);
    const own = { params: { id: solver.id } };
    const [mine] = await solver.expectCall(listUserProposals, own);
    expect(mine).toMatchObject({ title: proposal.title, description: OFFER.description });
    const [vote] = await donor.expectCall(listUserVotes, { params: { id: donor.id } });
    expect(vote?.proposalTitle).toBe(HIDDEN_PROPOSAL.title);
    expect(await toldTo(solver)).toEqual([expect.stringContaining(WHY)]);
    const { content } = await caseAbout(moderator, proposal.id, 'decided');
    expect(content).toMatchObject({ text: OFFER.description, isGone: true });
    expectRefusal(await report(await newPerson(), 'proposal', proposal.id), 'not_found');
    const page = await (await newVisitor()).expectCall(listAudit, { params: { id: issueId } });
    expect(JSON.stringify(page)).not.toContain(OFFER.description);
  });

  test('keeps its sum, its votes and its chance, and nobody is told its title', async () => {
    const { issueId, donor, reporter, proposal, moderator, caseId } = await reportedProposal();
    await decide(moderator, caseId, 'hide_proposal');
    await voteOn(donor, proposal);
    expect(await readBy(donor, issueId)).toMatchObject({ budget: '450.00', upvotes: 1 });
    await passHours(24);
    const issue = await issueOf({ issueId });
    expect(issue).toMatchObject({ status: 'in_progress', currentFunding: '600.00' });
    const told = await notesOf(reporter, { issueId });
    expect(told).toContainEqual(expect.stringContaining(HIDDEN_PROPOSAL.title));
    expect(told.join('\n')).not.toContain(proposal.title);
  });

  test('reads as before once an appeal took the decision back', async () => {
    const { issueId, solver, donor, proposal, moderator, caseId } = await reportedProposal();
    await decide(moderator, caseId, 'hide_proposal');
    await appeal(solver, caseId);
    expect((await settle(await newPersonAs('ambassador'), caseId, 'undone')).status).toBe(204);
    expect(await readBy(donor, issueId)).toMatchObject({
      title: proposal.title,
      description: OFFER.description,
    });
  });
});
