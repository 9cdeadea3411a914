import { sha256 } from '#api/database/sha256.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import { creatorWithSay } from '#api/issues/guardedIssue.rules.ts';
import { PrivateValue } from '#api/database/commitment.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { proofNotice } from './caseNotices.rules.ts';
import { moveCase } from '#api/platform/issueLifecycle.rules.ts';
import { drawCommitment } from './drawCommitment.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { checkProof, type PictureMark } from './proofChecks.rules.ts';
import { startClock, windowEndsAt } from './releaseClock.rules.ts';
import { hoursAfter } from '#api/platform/instant.rules.ts';
import { ACCEPTANCE_AFTER_HOURS } from '#schema/caseLimits.ts';
import { signedIn, permit } from '#api/platform/access.rules.ts';
import { maySubmitProof } from './casePolicy.rules.ts';
import { findDigests } from '#api/people/users.sql.ts';
import { findElectorate, insertVoters, findPublicVoters } from './electorate.sql.ts';
import { loadIssue, loadParticipants, saveCase } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { ensureFreshNonce } from './proofNonces.sql.ts';
import { findNearestPhoto, loadProofMarks } from './proofPhotos.sql.ts';
import type { Capture, ProofRow } from './proofs.entities.ts';
import { insertProof, findOpenProof, loadVideoHash, type NewProof } from './proofs.sql.ts';
import { closeRejection, findRemedy } from './rejections.sql.ts';
import { insertClock } from './releaseClocks.sql.ts';
import { findSelection, type OpenSelection } from '#api/case/funding/selections.sql.ts';
import { sealRejection } from './finishProof.ts';

const SECRET_BYTES = 32;

type NamedCapture = Capture & { id: string; sha256: string };

export type SubmitProofInput = {
  issueId: string;
  id?: string;
  nonce: string;
  summary: string;
  before: NamedCapture;
  after: NamedCapture;
  checkIn: NewProof['checkIn'];
  videoId: string | null;
  writtenAt?: string;
};

/**
 * Accepts the chosen solver's proof, including one made offline. From now on it is locked, creator and donors
 * judge it, and the countdown to the release runs. Returns its id.
 */
export async function submitProof(tx: Transaction, input: SubmitProofInput): Promise<string> {
  const { issueId } = input;
  const issue = await loadIssue(tx, issueId);
  const work = await findSelection(tx, issueId);
  const earlier = await findOpenProof(tx, issueId);
  const remedy = earlier && (await findRemedy(tx, earlier.id));

  const solver = signedIn(tx.actor);
  permit(maySubmitProof(solver, { ...issue, work, remedy }, tx.now));
  if (!work) throw new RangeError('Nobody may submit where nobody works');
  const { proposalId } = work;
  await ensureFreshNonce(tx, input.nonce, { proposalId, userId: solver.id });
  const marks = await loadProofMarks(tx, solver.id, input);
  const video = await loadVideoHash(tx, solver.id, input.videoId);

  const checks = await check(tx, { input, issue, work, marks });
  const next = moveCase(issue, 'proof_submitted');
  const secret = tx.randomBytes(SECRET_BYTES);
  const proof: NewProof = {
    ...input,
    ...toPictures(input),
    id: input.id ?? tx.randomUuid(),
    nonceId: input.nonce,
    proposalId,
    solverId: solver.id,
    number: (earlier?.number ?? 0) + 1,
    writtenAt: input.writtenAt === undefined ? null : new Date(input.writtenAt),
    submittedAt: tx.now,
    windowEndsAt: windowEndsAt(tx.now),
    jurySecret: secret,
    juryCommitment: drawCommitment(secret, sha256),
    checks,
  };

  if (earlier) await useRemedy(tx, earlier);
  await insertProof(tx, proof);
  const frozenIds = await openVote(tx, issue, proof);
  await saveCase(tx, issueId, { ...next, selectedProposalId: proposalId });
  await recordProof(tx, proof, { ...input, video, frozenIds });
  const people = await loadParticipants(tx, issueId);
  const notice = proofNotice(solver.username, issue);
  await saveNotices(tx, issueId, noticesFor(people, solver.id, notice));
  return proof.id;
}

const toCapture = ({ takenAt, position, source }: Capture): Capture => ({
  takenAt,
  position,
  source,
});

const toPictures = ({ before, after }: SubmitProofInput) => ({
  beforeId: before.id,
  beforeCapture: toCapture(before),
  afterId: after.id,
  afterCapture: toCapture(after),
});

/** The first proof can no longer be contested: its solver chose to submit a second one. */
async function useRemedy(tx: Transaction, earlier: ProofRow): Promise<void> {
  await closeRejection(tx, earlier.id, 'second_proof');
  await sealRejection(tx, earlier, { isWorkOver: false });
}

type Checked = {
  input: SubmitProofInput;
  issue: IssueRow;
  work: OpenSelection;
  marks: Record<'before' | 'after', PictureMark>;
};

async function check(tx: Transaction, { input, issue, work, marks }: Checked) {
  const { before, after, checkIn } = input;
  const about = { proposalId: work.proposalId, uploadIds: [before.id, after.id] };
  const earlier = [
    ...(await findNearestPhoto(tx, marks.before, about)),
    ...(await findNearestPhoto(tx, marks.after, about)),
  ];
  const photo = (capture: NamedCapture, mark: PictureMark) => ({
    ...mark,
    takenAt: capture.takenAt === null ? null : new Date(capture.takenAt),
    position: capture.position,
    source: capture.source,
  });
  return checkProof({
    before: photo(before, marks.before),
    after: photo(after, marks.after),
    checkIn,
    issue,
    selectedAt: work.selectedAt,
    submittedAt: tx.now,
    earlier,
  });
}

/**
 * Fixes who judges and with what weight, and starts the countdown, paused if the escrow is frozen. Returns
 * whose frozen account has no vote.
 */
async function openVote(
  tx: Transaction,
  issue: IssueRow,
  proof: NewProof,
): Promise<ReadonlySet<string>> {
  const { proposalId, solverId } = proof;
  const electorate = { proposalId, solverId, creatorId: creatorWithSay(issue) };
  const { voters, frozenIds } = await findElectorate(tx, electorate);
  await insertVoters(tx, proof.id, voters);
  const clock = startClock(tx.now);
  await insertClock(tx, proof, issue.isFrozen ? { ...clock, pausedAt: tx.now } : clock);
  return frozenIds;
}

/** Records what anybody needs to check the proof, the vote on it and a later draw; texts as digests. */
async function recordProof(
  tx: Transaction,
  proof: NewProof,
  found: SubmitProofInput & { video: string | null; frozenIds: ReadonlySet<string> },
): Promise<void> {
  const { before, after, video, summary, frozenIds } = found;
  const data = {
    proofId: proof.id,
    proposalId: proof.proposalId,
    number: proof.number,
    before: before.sha256,
    after: after.sha256,
    video,
    summary: new PrivateValue(summary),
    checks: proof.checks,
    windowEndsAt: proof.windowEndsAt.toISOString(),
    acceptanceAfter: hoursAfter(proof.submittedAt, ACCEPTANCE_AFTER_HOURS).toISOString(),
    juryCommitment: Buffer.from(proof.juryCommitment).toString('hex'),
    voters: await findPublicVoters(tx, proof.id),
    // Without this list, a donor who was wrongly left out would look like a frozen one.
    frozenVoters: await findDigests(tx, [...frozenIds]),
  };
  await tx.audit({ issueId: proof.issueId, action: 'proof_submitted', data });
}
