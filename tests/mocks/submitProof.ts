import { proofNotice } from '#api/domain/notices/caseNotices.ts';
import { ballotWeights } from '#api/domain/verification/ballots.ts';
import { utf8Bytes } from '#api/domain/media/bytes.ts';
import { moveCase } from '#api/domain/issueLifecycle.ts';
import { drawCommitment } from '#api/domain/verification/jury.ts';
import { noticesFor } from '#api/domain/notices/notices.ts';
import {
  checkProof,
  isNonceFresh,
  type PictureMark,
} from '#api/domain/verification/proofChecks.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { startClock, windowEndsAt } from '#api/domain/verification/releaseClock.ts';
import type { OutputOf } from '#schema/defineEndpoint.ts';
import type { submitProof as endpoint } from '#schema/verification/proof.ts';
import { digestOf } from './auditChain.ts';
import { stateOf, touchIssue } from './issueAccess.ts';
import { finishProof } from './judging.ts';
import type { IssueRow, MockState, SelectionRow, UploadRow, UserRow } from './mockState.ts';
import type { MockWorld } from './mockWorld.ts';
import { participantsOf, saveNotices } from './notify.ts';
import { openProof, type ProofRow } from './proofs.ts';
import { record } from './record.ts';
import { sha256, toHex } from './sha256.ts';
import { countedPledges } from './takenBack.ts';

type Body = OutputOf<typeof endpoint, 'body'>;

const SECRET_BYTES = 32;

/** What the public record holds of a text. */
export const textDigest = (text: string): string => toHex(sha256(utf8Bytes(text)));

/** The mock cannot look at pictures: one looks like itself and like no other. */
const markOf = ({ sha256: hex }: UploadRow): PictureMark => ({
  sha256: hex,
  perceptualHash: BigInt(`0x${hex.slice(0, 16)}`),
});

function ensureNonce(state: MockState, body: Body, actor: UserRow, now: Date): void {
  const row = state.nonces.get(body.nonce);
  const isUsed = [...state.proofs.values()].some(({ nonceId }) => nonceId === body.nonce);
  const isOwn = row?.userId === actor.id;
  if (!row || !isOwn || isUsed || !isNonceFresh(new Date(row.issuedAt), now)) {
    throw new Refusal('nonce_expired');
  }
}

function ensureArrived({ uploads }: MockState, body: Body, actor: UserRow): void {
  const parts = Object.entries({ before: body.before, after: body.after });
  const own = (id: string) => {
    const upload = uploads.get(id);
    return upload?.ownerId === actor.id ? upload : undefined;
  };
  const missing = parts.filter(([, { id }]) => !own(id));
  if (missing.length > 0) {
    const message = 'This photo has not arrived yet.';
    throw new Refusal(
      'photo_missing',
      missing.map(([path]) => ({ path, message })),
    );
  }
  const differing = parts.filter(([, part]) => own(part.id)?.sha256 !== part.sha256);
  if (differing.length > 0) {
    const message = 'This photo arrived changed.';
    throw new Refusal(
      'photo_differs',
      differing.map(([path]) => ({ path, message })),
    );
  }
}

function videoHashOf({ videos }: MockState, { videoId }: Body, actor: UserRow): string | null {
  if (videoId === null) return null;
  const video = videos.get(videoId);
  const message = 'This video has not arrived yet.';
  if (video?.ownerId !== actor.id) {
    throw new Refusal('photo_missing', [{ path: 'videoId', message }]);
  }
  return video.sha256;
}

function checksOf(
  state: MockState,
  issue: IssueRow,
  body: Body,
  times: Record<'selectedAt' | 'submittedAt', Date>,
) {
  const uploads = [...state.uploads.values()];
  const photo = (capture: Body['before']) => {
    const upload = state.uploads.get(capture.id);
    return {
      ...(upload ? markOf(upload) : { sha256: capture.sha256, perceptualHash: 0n }),
      takenAt: capture.takenAt === null ? null : new Date(capture.takenAt),
      position: capture.position,
      source: capture.source,
    };
  };
  const own = [body.before.id, body.after.id];
  return checkProof({
    before: photo(body.before),
    after: photo(body.after),
    checkIn: body.checkIn,
    issue,
    ...times,
    earlier: uploads.filter(({ id }) => !own.includes(id)).map(markOf),
  });
}

/** Takes the proof of the chosen solver; the caller has permitted it. */
export function submitProof(
  world: MockWorld,
  issue: IssueRow,
  { body, actor, work }: { body: Body; actor: UserRow; work: SelectionRow },
): ProofRow {
  const { state } = world;
  const now = new Date(world.now());
  ensureNonce(state, body, actor, now);
  ensureArrived(state, body, actor);
  const video = videoHashOf(state, body, actor);
  const id = body.id ?? world.randomUuid();
  if (state.proofs.has(id)) throw new Refusal('id_taken');
  const earlier = openProof(state, issue);
  if (earlier) {
    const { decidedBy } = earlier;
    finishProof(world, earlier, { outcome: 'rejected', decidedBy, isWorkOver: false });
  }
  const { proposalId } = work;
  const clock = startClock(now);
  const jurySecret = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  const times = { selectedAt: new Date(work.selectedAt), submittedAt: now };
  const proof: ProofRow = {
    id,
    issueId: issue.id,
    proposalId,
    number: (earlier?.number ?? 0) + 1,
    solverId: actor.id,
    nonceId: body.nonce,
    summary: body.summary,
    before: { ...body.before, uploadId: body.before.id },
    after: { ...body.after, uploadId: body.after.id },
    checkIn: body.checkIn,
    videoId: body.videoId,
    checks: checksOf(state, issue, body, times),
    submittedAt: now,
    windowEndsAt: windowEndsAt(now),
    notes: [],
    voters: ballotWeights({
      creatorId: issue.reporterId,
      solverId: actor.id,
      frozenIds: new Set(state.users.filter((user) => user.isFrozen).map((user) => user.id)),
      pledges: countedPledges(state, issue.id),
    }),
    withoutSayIds: [],
    ballots: [],
    flags: [],
    clock: issue.isFrozen ? { ...clock, pausedAt: now } : clock,
    remedy: null,
    outcome: null,
    decidedBy: null,
    decidedAt: null,
    isFinal: false,
    jurySecret,
  };
  state.proofs.set(id, proof);
  Object.assign(issue, moveCase(stateOf(issue), 'proof_submitted'));
  recordProof(world, proof, { ...body, video });
  const notice = proofNotice(actor.username, issue);
  saveNotices(world, issue, noticesFor(participantsOf(state, issue), actor.id, notice));
  touchIssue(world, issue);
  return proof;
}

function frozenVotersOf({ state }: MockWorld, { issueId }: ProofRow): string[] {
  const concerned = new Set(countedPledges(state, issueId).map(({ donorId }) => donorId));
  const reporterId = state.issues.get(issueId)?.reporterId;
  if (reporterId) concerned.add(reporterId);
  return state.users.filter((user) => user.isFrozen && concerned.has(user.id)).map(({ id }) => id);
}

function recordProof(
  world: MockWorld,
  proof: ProofRow,
  body: Body & { video: string | null },
): void {
  const voters = proof.voters.map(({ userId, role, weight, pledgedCents }) => ({
    pledgedCents: String(pledgedCents),
    role,
    voter: digestOf(userId),
    weight: String(weight),
  }));
  const data = {
    after: body.after.sha256,
    before: body.before.sha256,
    checks: proof.checks,
    frozenVoters: frozenVotersOf(world, proof).map(digestOf).toSorted(),
    juryCommitment: toHex(drawCommitment(proof.jurySecret, sha256)),
    number: proof.number,
    proofId: proof.id,
    proposalId: proof.proposalId,
    summary: textDigest(body.summary),
    video: body.video,
    voters,
    windowEndsAt: proof.windowEndsAt.toISOString(),
  };
  record(world, proof.issueId, { action: 'proof_submitted', actorId: proof.solverId, data });
}
