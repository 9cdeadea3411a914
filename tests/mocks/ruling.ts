import { moveCase } from '#api/domain/issueLifecycle.ts';
import { ruledRefundNotice } from '#api/domain/notices/juryNotices.ts';
import { decideRefundOfAll } from '#api/domain/money/pledging.ts';
import { formatCents } from '#schema/money/money.ts';
import { fundedIssue, heldPledges } from './escrow.ts';
import { stateOf, touchIssue } from './issueAccess.ts';
import { acceptProof, finishProof } from './judging.ts';
import type { RulingRow } from './juries.ts';
import type { IssueRow } from './mockState.ts';
import type { MockWorld } from './mockWorld.ts';
import { saveNotices } from './notify.ts';
import type { ProofRow } from './proofs.ts';
import { book, record } from './record.ts';

type Ruled = { proof: ProofRow; ruling: RulingRow };

/** Does what a final ruling says. Throws Refusal as the rules do. */
export function carryOutRuling(world: MockWorld, issue: IssueRow, ruled: Ruled): void {
  const { proof, ruling } = ruled;
  if (ruling.choice === 'refund') refundAll(world, issue, ruled);
  else acceptProof(world, issue, proof, { kind: 'ruling', reason: ruling.reason });
}

/** The proposal has failed and every donor has back what they put in. */
function refundAll(world: MockWorld, issue: IssueRow, { proof, ruling }: Ruled): void {
  const { state } = world;
  const ended = moveCase(stateOf(issue), 'selection_ended');
  const pledges = heldPledges(state, issue.id);
  const decision = decideRefundOfAll({ ...fundedIssue(issue), status: ended.status }, pledges);
  if (pledges.length > 0) {
    const movement = { id: world.randomUuid(), kind: 'refund' as const, pledgeId: null };
    book(world, issue.id, { ...movement, postings: decision.postings });
  }
  for (const { id } of pledges) state.refundedPledgeIds.add(id);
  state.selections.delete(issue.id);
  for (const row of state.proposals.values()) {
    if (row.id === proof.proposalId) row.status = 'rejected';
    else if (row.issueId === issue.id && row.status === 'not_selected') row.status = 'pending';
  }
  Object.assign(issue, ended, {
    status: decision.status,
    currentFunding: formatCents(decision.fundingCents),
    pledgerCount: decision.pledgerCount,
    selectedProposalId: null,
  });
  const decided = { outcome: 'rejected', decidedBy: 'ambassador', isWorkOver: true } as const;
  finishProof(world, proof, decided);
  const returns = pledges.map(({ id, amountCents }) => ({
    amountCents: String(amountCents),
    pledgeId: id,
  }));
  const { proposalId } = proof;
  const data = { proofId: proof.id, proposalId, returns, rulingId: ruling.id };
  record(world, issue.id, { action: 'funds_refunded', actorId: null, data });
  const sums = new Map<string, bigint>();
  for (const { donorId, amountCents } of pledges) {
    sums.set(donorId, (sums.get(donorId) ?? 0n) + amountCents);
  }
  const notices = [...sums].map(([userId, cents]) => ({
    userId,
    ...ruledRefundNotice(cents, issue),
  }));
  saveNotices(world, issue, notices);
  touchIssue(world, issue, ['proposals', 'pledges']);
}
