import { isPayoutOverdue, payoutDueAt } from '#api/domain/money/payout.ts';
import { hasStake } from '#api/domain/verification/ruling.ts';
import { solverFigures } from '#api/domain/verification/reputation.ts';
import type { CaseFacts, ProofFacts, VoterFacts } from '#api/presenters/caseFacts.ts';
import { formatCents } from '#schema/money/money.ts';
import type { Proof } from '#schema/verification/proof.ts';
import { standingPledges } from './escrow.ts';
import type { IssueRow, MockState, UserRow } from './mockState.ts';
import type { MockWorld } from './mockWorld.ts';
import { presentJury, presentRuling, standingRuling } from './juries.ts';
import { partiesOf } from './parties.ts';
import { proofsOf, type CaptureRow, type ProofRow } from './proofs.ts';

const nameOf = ({ users }: MockState, userId: string) =>
  users.find(({ id }) => id === userId)?.username ?? '';

const isoOf = (at: Date | null) => at?.toISOString() ?? null;

function presentCapture(state: MockState, row: CaptureRow, origin: string): Proof['before'] {
  const { uploadId: id, takenAt, position, source } = row;
  const upload = state.uploads.get(id);
  const { sha256 = '', width = 0, height = 0 } = upload ?? {};
  const photo = { id, url: `${origin}/api/images/${id}`, sha256, width, height, takenAt };
  return { photo, takenAt, position, source };
}

/** A proof as it was handed in, with its notes. */
export function presentProof(state: MockState, proof: ProofRow, origin: string): Proof {
  const { id, issueId, proposalId, number, solverId, summary, checkIn, checks, notes } = proof;
  return {
    id,
    issueId,
    proposalId,
    number,
    solverId,
    solverName: nameOf(state, solverId),
    summary,
    before: presentCapture(state, proof.before, origin),
    after: presentCapture(state, proof.after, origin),
    checkIn,
    videoUrl: proof.videoId === null ? null : `${origin}/api/videos/${proof.videoId}`,
    checks,
    submittedAt: proof.submittedAt.toISOString(),
    notes,
  };
}

function votersOf(state: MockState, proof: ProofRow): VoterFacts[] {
  const sorted = proof.voters.toSorted((a, b) => (a.weight > b.weight ? -1 : 1));
  return sorted.map(({ userId, role, weight, pledgedCents }) => {
    const ballot = proof.ballots.find((row) => row.userId === userId);
    return {
      userId,
      userName: nameOf(state, userId),
      role,
      weight: String(weight),
      pledgedCents: String(pledgedCents),
      isFrozen:
        proof.withoutSayIds.includes(userId) ||
        (state.users.find(({ id }) => id === userId)?.isFrozen ?? false),
      choice: ballot?.choice ?? null,
      reason: ballot?.reason || null,
    };
  });
}

function proofFacts(state: MockState, proof: ProofRow, origin: string): ProofFacts {
  const { clock, remedy, outcome, decidedBy, decidedAt, isFinal } = proof;
  return {
    ...presentProof(state, proof, origin),
    windowEndsAt: proof.windowEndsAt.toISOString(),
    voters: votersOf(state, proof),
    flags: proof.flags.map(({ id, byId, justification, raisedAt, settled }) => ({
      id,
      userId: byId,
      userName: nameOf(state, byId),
      justification,
      raisedAt: raisedAt.toISOString(),
      settled,
    })),
    release: clock && {
      releaseAt: clock.releaseAt.toISOString(),
      noticeAt: isoOf(clock.noticeAt),
      pausedAt: isoOf(clock.pausedAt),
    },
    remedy: remedy && {
      secondProofUntil: isoOf(remedy.secondProofUntil),
      appealUntil: isoOf(remedy.appealUntil),
    },
    jury: presentJury(state.juries.get(proof.id)),
    ruling: presentRuling(standingRuling(state, proof.id)),
    outcome,
    decidedBy,
    decidedAt,
    isFinal,
  };
}

function payoutOf(world: MockWorld, issueId: string): CaseFacts['payout'] {
  const row = world.state.payouts.get(issueId);
  if (!row) return null;
  const { solverName, releasedAt, paidAt, decision } = row;
  return {
    solverName,
    amount: formatCents(row.amountCents),
    fee: formatCents(row.feeCents),
    returned: formatCents(row.returnedCents),
    releasedAt: releasedAt.toISOString(),
    dueAt: payoutDueAt(releasedAt).toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    isOverdue: !paidAt && isPayoutOverdue(releasedAt, new Date(world.now())),
    decision: { ...decision, decidedAt: releasedAt.toISOString() },
  };
}

/** All that is kept about the case of an issue, as the real API reads it from its tables. */
export function caseFacts(
  world: MockWorld,
  issue: IssueRow,
  { origin, viewer }: { origin: string; viewer: UserRow | null },
): CaseFacts {
  const { state } = world;
  const { id: issueId, status, verification, isFrozen, reporterId: creatorId } = issue;
  const ratings = state.ratings.filter((row) => row.issueId === issueId);
  const figures = solverFigures([
    { isCompleted: true, isDisputed: false, ratings: ratings.map(({ stars }) => stars) },
  ]);
  const work = state.selections.get(issueId);
  const solverId = work && state.proposals.get(work.proposalId)?.solverId;
  const [newest] = proofsOf(state, issueId);
  const hasMoney = standingPledges(state, issueId).some(({ userId }) => userId === viewer?.id);
  return {
    issueId,
    status,
    verification,
    isFrozen,
    creatorId,
    proofs: proofsOf(state, issueId).map((proof) => proofFacts(state, proof, origin)),
    payout: payoutOf(world, issueId),
    paidSolverId: state.payouts.get(issueId)?.solverId ?? null,
    rating: { count: ratings.length, averageHundredths: figures.averageRatingHundredths },
    work: work && solverId ? { solverId, deadlineAt: work.deadlineAt } : null,
    standing: newest ? standingRuling(state, newest.id) : null,
    viewer: {
      ownStars: ratings.find(({ userId }) => userId === viewer?.id)?.stars ?? null,
      hasPaid: hasMoney && status === 'completed',
      isDonor: hasMoney && status !== 'completed',
      isParty: viewer !== null && hasStake(viewer.id, partiesOf(state, issue)),
    },
  };
}
