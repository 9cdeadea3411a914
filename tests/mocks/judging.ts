import {
  acceptedNotice,
  paidNotice,
  rejectedNotice,
  returnedNotice,
  unopposedNotice,
} from '#api/domain/notices/caseNotices.ts';
import { hasOpenFlag } from '#api/domain/verification/flags.ts';
import { moveCase } from '#api/domain/issueLifecycle.ts';
import { noticesFor } from '#api/domain/notices/notices.ts';
import { decidePayout, isCovered } from '#api/domain/money/payout.ts';
import { remedyAfter } from '#api/domain/verification/rejection.ts';
import { decideVote, tallyOf, type BallotBox } from '#api/domain/verification/tally.ts';
import { parseCents } from '#schema/money/money.ts';
import { digestOf } from './auditChain.ts';
import { callJury } from './callJury.ts';
import { heldPledges } from './escrow.ts';
import { stateOf, touchIssue } from './issueAccess.ts';
import type { IssueRow, MockState } from './mockState.ts';
import type { MockWorld } from './mockWorld.ts';
import { participantsOf, saveNotices } from './notify.ts';
import { openProof, type PayoutRow, type ProofRow } from './proofs.ts';
import { book, record } from './record.ts';
import { endSelection } from './selection.ts';
import { recordTrust } from './trust.ts';

const ACCEPTANCE = 'Accepted by the creator and the donors.';
const DECIDED_BY = {
  acceptance: 'vote',
  auto_release: 'auto_release',
  verdict: 'jury',
  ruling: 'ambassador',
} as const;

/** The vote on a proof as it stands. */
export function ballotBox({ users }: MockState, proof: ProofRow): BallotBox {
  const frozenIds = new Set(users.filter(({ isFrozen }) => isFrozen).map(({ id }) => id));
  const withoutSay = proof.withoutSayIds.filter((id) => !frozenIds.has(id));
  return {
    voters: proof.voters.filter(({ userId }) => !withoutSay.includes(userId)),
    ballots: new Map(proof.ballots.map(({ userId, choice }) => [userId, choice])),
    frozenIds: new Set([...frozenIds, ...withoutSay]),
  };
}

const compensationOf = (state: MockState, { proposalId }: ProofRow) =>
  parseCents(state.proposals.get(proposalId)?.budget ?? '') ?? 0n;

/** Whether the escrow can pay for the work now. */
export function isPayable({ state }: MockWorld, issue: IssueRow, proof: ProofRow): boolean {
  const pledges = heldPledges(state, issue.id);
  return !issue.isFrozen && isCovered(pledges, compensationOf(state, proof));
}

/** Tells everybody with a stake, nobody left out. */
export function tellParties(
  world: MockWorld,
  issue: IssueRow,
  notice: ReturnType<typeof acceptedNotice>,
): void {
  saveNotices(world, issue, noticesFor(participantsOf(world.state, issue), '', notice));
}

/** As the real API after each ballot and at the end of the window. */
export function reviewVote(world: MockWorld, issue: IssueRow): void {
  const proof = issue.verification === 'voting' ? openProof(world.state, issue) : null;
  if (!proof) return;
  const box = ballotBox(world.state, proof);
  const escrowCents = parseCents(issue.currentFunding) ?? 0n;
  const isEscrowShort = !issue.isFrozen && !isPayable(world, issue, proof);
  const circumstances = { hasOpenFlag: hasOpenFlag(proof.flags), escrowCents, isEscrowShort };
  const outcome = decideVote(box, circumstances, proof.windowEndsAt, new Date(world.now()));
  if (outcome === null || (outcome === 'accepted' && issue.isFrozen)) return;
  const tally = tallyOf(box);
  const frozen = proof.voters.filter(({ userId }) => box.frozenIds.has(userId));
  const data = {
    approveCents: String(tally.approveCents),
    approveWeight: String(tally.approveWeight),
    escrowCents: String(escrowCents),
    frozenVoters: frozen.map(({ userId }) => digestOf(userId)).toSorted(),
    hasOpenFlag: circumstances.hasOpenFlag,
    outcome,
    proofId: proof.id,
    rejectCents: String(tally.rejectCents),
    rejectWeight: String(tally.rejectWeight),
    totalWeight: String(tally.totalWeight),
  };
  record(world, issue.id, { action: 'vote_closed', actorId: null, data });
  if (outcome === 'accepted') {
    acceptProof(world, issue, proof, { kind: 'acceptance', reason: ACCEPTANCE });
  } else if (outcome === 'rejected') {
    rejectProof(world, issue, proof, { by: 'vote', isAppeal: false });
  } else if (outcome === 'jury') callJury(world, issue, proof, { isAppeal: false });
  else {
    Object.assign(issue, moveCase(stateOf(issue), 'vote_unopposed'));
    tellParties(world, issue, unopposedNotice(issue));
    touchIssue(world, issue);
  }
}

/** Ends a case with the work accepted and paid. Throws Refusal as the rules do. */
export function acceptProof(
  world: MockWorld,
  issue: IssueRow,
  proof: ProofRow,
  decision: PayoutRow['decision'],
): void {
  const { state } = world;
  const next = moveCase(stateOf(issue), 'proof_accepted');
  const solver = { id: proof.solverId, compensationCents: compensationOf(state, proof) };
  const payout = decidePayout(issue.id, solver, heldPledges(state, issue.id));
  const { compensationCents, feeCents, returns, postings } = payout;
  const decisionId = world.randomUuid();
  const movement = { id: world.randomUuid(), kind: 'release' as const, pledgeId: null };
  book(world, issue.id, { ...movement, postings, decision });
  const proposal = state.proposals.get(proof.proposalId);
  if (proposal) proposal.status = 'completed';
  state.selections.delete(issue.id);
  state.payouts.set(issue.id, {
    solverId: proof.solverId,
    solverName: proposal?.solverName ?? '',
    amountCents: compensationCents,
    feeCents,
    returnedCents: returns.reduce((sum, { amountCents }) => sum + amountCents, 0n),
    releasedAt: new Date(world.now()),
    decision,
  });
  const people = participantsOf(state, issue).filter((id) => id !== proof.solverId);
  Object.assign(issue, next);
  const decidedBy = DECIDED_BY[decision.kind];
  finishProof(world, proof, { outcome: 'accepted', decidedBy, isWorkOver: true });
  const parts = returns.map(({ pledgeId, amountCents }) => ({
    amountCents: String(amountCents),
    pledgeId,
  }));
  const data = {
    compensationCents: String(compensationCents),
    decisionId,
    feeCents: String(feeCents),
    kind: decision.kind,
    proofId: proof.id,
    returns: parts,
  };
  record(world, issue.id, { action: 'funds_released', actorId: null, data });
  saveNotices(world, issue, [
    { userId: proof.solverId, ...paidNotice(compensationCents, issue) },
    ...noticesFor(people, '', acceptedNotice(issue)),
    ...returns.map(({ donorId, amountCents }) => ({
      userId: donorId,
      ...returnedNotice(amountCents, issue),
    })),
  ]);
  touchIssue(world, issue, ['proposals', 'pledges']);
}

/** Rejects a proof; without a remedy the proposal ends. */
export function rejectProof(
  world: MockWorld,
  issue: IssueRow,
  proof: ProofRow,
  { by, isAppeal }: { by: 'vote' | 'jury'; isAppeal: boolean },
): void {
  const now = new Date(world.now());
  const remedy = remedyAfter({ proofNumber: proof.number, by, isAppeal }, now);
  const data = {
    appealUntil: remedy?.appealUntil?.toISOString() ?? null,
    by,
    isAppeal,
    proofId: proof.id,
    secondProofUntil: remedy?.secondProofUntil?.toISOString() ?? null,
  };
  record(world, issue.id, { action: 'proof_rejected', actorId: null, data });
  if (remedy === null) {
    finishProof(world, proof, { outcome: 'rejected', decidedBy: by, isWorkOver: true });
    endSelection(world, issue, { how: 'rejected', actorId: null });
    return;
  }
  const decided = { outcome: 'rejected', decidedBy: by, decidedAt: world.now() } as const;
  Object.assign(proof, { ...decided, remedy, clock: null });
  Object.assign(issue, moveCase(stateOf(issue), 'proof_rejected'));
  const left = {
    secondProof: remedy.secondProofUntil !== null,
    appeal: remedy.appealUntil !== null,
  };
  tellParties(world, issue, rejectedNotice(left, issue));
  touchIssue(world, issue);
}

type Finish = {
  outcome: 'accepted' | 'rejected';
  decidedBy: ProofRow['decidedBy'];
  isWorkOver: boolean;
};

/** Makes the outcome of a proof final; trust follows it. */
export function finishProof(world: MockWorld, proof: ProofRow, finish: Finish): void {
  const { outcome, decidedBy, isWorkOver } = finish;
  if (proof.outcome !== outcome) Object.assign(proof, { decidedBy, decidedAt: world.now() });
  Object.assign(proof, { outcome, isFinal: true, clock: null, remedy: null });
  const about = { issueId: proof.issueId, proofId: proof.id };
  const verdicts = world.state.juries.get(proof.id)?.verdicts ?? [];
  const event = outcome === 'accepted' ? 'solution_completed' : 'finally_rejected';
  recordTrust(world, [
    ...[...proof.ballots, ...verdicts].map(({ userId, choice }) => {
      const hasAgreed = (choice === 'approve') === (outcome === 'accepted');
      return { ...about, userId, event: hasAgreed ? ('agreed' as const) : ('disagreed' as const) };
    }),
    ...(isWorkOver ? [{ ...about, userId: proof.solverId, event } as const] : []),
  ]);
}
