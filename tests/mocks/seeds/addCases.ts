import { ballotWeights } from '#api/domain/verification/ballots.ts';
import { utf8Bytes } from '#api/domain/media/bytes.ts';
import { hoursAfter } from '#api/domain/instant.ts';
import { decidePayout } from '#api/domain/money/payout.ts';
import { checkProof, type PictureMark } from '#api/domain/verification/proofChecks.ts';
import { remedyAfter } from '#api/domain/verification/rejection.ts';
import { startClock, windowEndsAt } from '#api/domain/verification/releaseClock.ts';
import { parseCents } from '#schema/money/money.ts';
import { heldPledges, weightsOf } from '../escrow.ts';
import type { IssueRow, MockState, ProposalRow } from '../mockState.ts';
import type { MockFiles } from '../mockWorld.ts';
import type { CaptureRow, ProofRow } from '../proofs.ts';
import { record } from '../record.ts';
import { sha256 } from '../sha256.ts';
import { addUpload } from './addPhoto.ts';
import { seedId } from './seedId.ts';

type Stage = 'voting' | 'waiting_release' | 'rework' | 'completed';

const SUMMARY = 'Done as offered. I photographed the place from the same spot before and after.';
const ACCEPTED = 'Accepted by the creator and the donors.';
const SUBMITTED_HOURS_AGO = { voting: 20, waiting_release: 90, rework: 30, completed: 0 } as const;
const WORK_HOURS = 48;
const OPEN_STAGES: readonly Stage[] = ['voting', 'waiting_release', 'rework'];

/** Gives the works of a seed their proofs: paid ones, and one in each state that needs no jury. */
export async function addCases(state: MockState, files: MockFiles, now: string): Promise<void> {
  const open = [...OPEN_STAGES];
  for (const issue of state.issues.values()) {
    const proposal = state.proposals.get(issue.selectedProposalId ?? '');
    if (!proposal || issue.photos.length === 0) continue;
    const stage = issue.status === 'completed' ? 'completed' : open.shift();
    if (stage) await addCase(state, files, { issue, proposal, stage, now });
  }
}

type Told = { issue: IssueRow; proposal: ProposalRow; stage: Stage; now: string };

async function addCase(state: MockState, files: MockFiles, told: Told): Promise<void> {
  const { issue, proposal, stage, now } = told;
  const submittedAt =
    stage === 'completed'
      ? new Date(issue.createdAt)
      : hoursAfter(new Date(now), -SUBMITTED_HOURS_AGO[stage]);
  const proof = await tellProof(state, files, { ...told, submittedAt });
  state.proofs.set(proof.id, proof);
  const moment = { state, now: () => submittedAt.toISOString() };
  const data = { number: 1, proofId: proof.id, proposalId: proposal.id };
  record(moment, issue.id, { action: 'proof_submitted', actorId: proof.solverId, data });
  if (stage === 'completed') return complete(state, issue, proof);
  issue.verification = stage;
  if (stage === 'voting') castAll(proof, 'approve', 1);
  if (stage === 'rework') reject(proof, hoursAfter(submittedAt, 6));
}

async function tellProof(
  state: MockState,
  files: MockFiles,
  { issue, proposal, submittedAt }: Told & { submittedAt: Date },
): Promise<ProofRow> {
  const { solverId } = proposal;
  const scene = sceneOf(state, issue);
  const position = { latitude: issue.latitude, longitude: issue.longitude, accuracyM: 9 };
  const capture = async (name: string, hours: number): Promise<CaptureRow> => ({
    uploadId: await addUpload(state, files, { ownerId: solverId, scene: name }),
    takenAt: hoursAfter(submittedAt, hours).toISOString(),
    position,
    source: 'app',
  });
  const before = await capture(scene, -WORK_HOURS + 1);
  const after = await capture(`${scene}-after`, -1);
  const photo = ({ uploadId, takenAt, source }: CaptureRow) => {
    const mark = markOf(state, uploadId);
    return { ...mark, takenAt: new Date(takenAt ?? submittedAt), position, source };
  };
  const checks = checkProof({
    before: photo(before),
    after: photo(after),
    checkIn: position,
    issue,
    selectedAt: hoursAfter(submittedAt, -WORK_HOURS),
    submittedAt,
    earlier: [],
  });
  const id = seedId('proof', state.proofs.size + 1);
  return {
    id,
    issueId: issue.id,
    proposalId: proposal.id,
    number: 1,
    solverId,
    nonceId: id,
    summary: SUMMARY,
    before,
    after,
    checkIn: { ...position, at: after.takenAt },
    videoId: null,
    checks,
    submittedAt,
    windowEndsAt: windowEndsAt(submittedAt),
    notes: [],
    voters: ballotWeights({
      creatorId: issue.reporterId,
      solverId,
      frozenIds: new Set(),
      pledges: weightsOf(state, issue.id),
    }),
    withoutSayIds: [],
    ballots: [],
    flags: [],
    clock: startClock(submittedAt),
    remedy: null,
    outcome: null,
    decidedBy: null,
    decidedAt: null,
    isFinal: false,
    jurySecret: sha256(utf8Bytes(id)),
  };
}

const sceneOf = ({ uploads }: MockState, { photos }: IssueRow) =>
  /^photos\/([A-Za-z]+)/u.exec(uploads.get(photos[0]?.uploadId ?? '')?.fileName ?? '')?.[1] ?? '';

function markOf({ uploads }: MockState, id: string): PictureMark {
  const hex = uploads.get(id)?.sha256 ?? '';
  return { sha256: hex, perceptualHash: BigInt(`0x${hex.slice(0, 16)}`) };
}

/** The first voters say the same. */
function castAll(proof: ProofRow, choice: 'approve' | 'reject', count: number): void {
  for (const { userId } of proof.voters.toReversed().slice(0, count)) {
    proof.ballots.push({ userId, choice, reason: '' });
  }
}

function reject(proof: ProofRow, at: Date): void {
  castAll(proof, 'reject', proof.voters.length);
  const remedy = remedyAfter({ proofNumber: 1, by: 'vote', isAppeal: false }, at);
  const decidedAt = at.toISOString();
  Object.assign(proof, { outcome: 'rejected', decidedBy: 'vote', decidedAt, remedy, clock: null });
}

/** Everybody approved and the solver was paid; the books of the seed say so already. */
function complete(state: MockState, issue: IssueRow, proof: ProofRow): void {
  castAll(proof, 'approve', proof.voters.length);
  const proposal = state.proposals.get(proof.proposalId);
  const compensationCents = parseCents(proposal?.budget ?? '') ?? 0n;
  const solver = { id: proof.solverId, compensationCents };
  const { feeCents, returns } = decidePayout(issue.id, solver, heldPledges(state, issue.id));
  const releasedAt = hoursAfter(proof.submittedAt, 6);
  const decided = { outcome: 'accepted', decidedBy: 'vote', decidedAt: releasedAt.toISOString() };
  Object.assign(proof, { ...decided, isFinal: true, clock: null });
  state.payouts.set(issue.id, {
    solverId: proof.solverId,
    solverName: proposal?.solverName ?? '',
    amountCents: compensationCents,
    feeCents,
    returnedCents: returns.reduce((sum, { amountCents }) => sum + amountCents, 0n),
    releasedAt,
    decision: { kind: 'acceptance', reason: ACCEPTED },
  });
  const [rater] = proof.voters;
  if (!rater) return;
  const rating = { issueId: issue.id, userId: rater.userId, solverId: proof.solverId, stars: 5 };
  state.ratings.push(rating);
}
