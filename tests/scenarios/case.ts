import { getIssue, type IssueDetail } from '#schema/issues/issue.ts';
import { listNotifications } from '#schema/notices/notification.ts';
import { createPledge, type Pledge } from '#schema/case/pledge.ts';
import { createProposal, type Proposal } from '#schema/case/proposal.ts';
import { moveTestClock } from '#schema/site/testClock.ts';
import { castVote, type VoteType } from '#schema/case/vote.ts';
import { listAudit } from '#schema/case/audit.ts';
import { fileReport, OFFER } from './fixtures.ts';
import { newPerson, newVisitor, type Person } from './target.ts';

/** One issue with the people around it. */
export type Case = {
  issueId: string;
  reporter: Person;
  solver: Person;
  donor: Person;
  proposal: Proposal;
};

export const pledge = (donor: Person, issueId: string, amount: string): Promise<Pledge> =>
  donor.expectCall(createPledge, { body: { issueId, amount } });

export const voteOn = (voter: Person, { id }: Proposal, voteType: VoteType = 'upvote') =>
  voter.expectCall(castVote, { params: { id }, body: { voteType } });

/** A report with an offer of two weeks for $450 and a donor whose `amount` weighs by now. */
export async function openCase(amount = '600'): Promise<Case> {
  const [reporter, solver, donor] = [
    await newPerson(),
    await newPerson('solver'),
    await newPerson('donator'),
  ];
  const { id: issueId } = await fileReport(reporter);
  const proposal = await offer(solver, issueId);
  await pledge(donor, issueId, amount);
  await passHours(24);
  return { issueId, reporter, solver, donor, proposal };
}

export const offer = (solver: Person, issueId: string): Promise<Proposal> =>
  solver.expectCall(createProposal, { params: { id: issueId }, body: OFFER });

/** Lets hours pass for the whole installation; what is due by then is done. */
export async function passHours(advanceHours: number): Promise<void> {
  await (await newVisitor()).expectCall(moveTestClock, { body: { advanceHours } });
}

export const passDays = (days: number): Promise<void> => passHours(days * 24);

export async function issueOf({ issueId }: Pick<Case, 'issueId'>): Promise<IssueDetail> {
  return (await newVisitor()).expectCall(getIssue, { params: { id: issueId } });
}

/**
 * What is on the public record of an issue, oldest first. Without the payout: it is told by the
 * provider, which may be at once or seconds later.
 */
export async function actionsOf({ issueId }: Pick<Case, 'issueId'>): Promise<string[]> {
  const page = await (await newVisitor()).expectCall(listAudit, { params: { id: issueId } });
  return page.items.map(({ action }) => action).filter((action) => action !== 'payout_paid');
}

/** What a person was told about an issue, newest first. */
export async function notesOf(person: Person, { issueId }: Pick<Case, 'issueId'>) {
  const notes = await person.expectCall(listNotifications);
  return notes.filter((note) => note.issueId === issueId).map(({ content }) => content);
}

/** A case whose proposal was chosen: the donor voted for it and the notice is over. */
export async function openWork(): Promise<Case> {
  const opened = await openCase();
  await voteOn(opened.donor, opened.proposal);
  await passHours(24);
  return opened;
}
