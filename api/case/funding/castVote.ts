import type { Transaction } from '#api/database/transaction.ts';
import { noticesFor, voteNotice } from '#api/notices/notices.rules.ts';
import { signedIn, permit } from '#api/platform/access.rules.ts';
import { toggleVote } from './voteToggle.rules.ts';
import { lacksContact } from '#api/people/contact.rules.ts';
import { mayVoteOn } from '#api/issues/issuePolicy.rules.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { loadProposalIssueId, loadVotedProposal, saveVote } from './proposals.sql.ts';
import type { CastVoteResponse, VoteType } from '#schema/case/vote.ts';
import { findReporterMoney } from './pledges.sql.ts';
import { lockSettledIssue } from './lockSettledIssue.ts';
import { reviewSelection } from './reviewSelection.ts';

/**
 * Votes on a proposal: the opposite vote replaces the current one, the same vote again withdraws it. `review`
 * checks whether a proposal has won by it.
 */
export async function castVote(
  tx: Transaction,
  input: { proposalId: string; voteType: VoteType },
  review = reviewSelection,
): Promise<CastVoteResponse> {
  const { proposalId, voteType } = input;
  const voter = signedIn(tx.actor);
  const issue = await lockSettledIssue(tx, await loadProposalIssueId(tx, proposalId));
  const proposal = await loadVotedProposal(tx, proposalId, voter.id);

  const isOwnIssue = issue.reporterId === voter.id;
  const reporterMoney = isOwnIssue ? await findReporterMoney(tx, issue.id, voter.id) : 'none';
  const on = { ...issue, reporterMoney };
  permit(mayVoteOn(voter, on, { ...proposal, voteType }) ?? lacksContact(voter, 'vote'));

  const decision = toggleVote(proposal.currentVote, voteType);
  const isNew = proposal.currentVote === null;
  const notice = voteNotice(voter.username, voteType, issue);
  const notices = isNew ? noticesFor([proposal.solverId], voter.id, notice) : [];

  const counts = await saveVote(tx, proposal, voter.id, decision);
  await tx.audit({
    issueId: issue.id,
    action: decision.vote === null ? 'vote_withdrawn' : 'vote_cast',
    data: { proposalId, vote: decision.vote },
  });
  await saveNotices(tx, issue.id, notices);
  await review(tx, issue);
  return { proposalId, voteType: decision.vote, ...counts };
}
