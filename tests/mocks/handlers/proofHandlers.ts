import {
  ballotNotice,
  flagNotice,
  flagSettledNotice,
  proofNoteNotice,
  ratingNotice,
} from '#api/domain/notices/caseNotices.ts';
import { raiseFlag, settleFlag } from '#api/domain/verification/flags.ts';
import { daysAfter } from '#api/domain/instant.ts';
import { noticesFor } from '#api/domain/notices/notices.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { castBallot } from '#api/domain/verification/tally.ts';
import { mayAddNote, mayAppealProof, mayRate, maySubmitProof } from '#api/policies/casePolicy.ts';
import { permit } from '#api/policies/issuePolicy.ts';
import { presentCase } from '#api/presenters/presentCase.ts';
import { PROOF_NONCE_DAYS } from '#schema/limits.ts';
import { callJury } from '../callJury.ts';
import { caseFacts, presentProof } from '../caseFacts.ts';
import { standingPledges } from '../escrow.ts';
import { findIssue, touchIssue } from '../issueAccess.ts';
import { ballotBox, reviewVote } from '../judging.ts';
import type { MockHandlersOf } from '../mockHandlers.ts';
import type { IssueRow, UserRow } from '../mockState.ts';
import type { MockWorld } from '../mockWorld.ts';
import { participantsOf, saveNotices } from '../notify.ts';
import { partiesOf } from '../parties.ts';
import { findProof, openProof } from '../proofs.ts';
import { record } from '../record.ts';
import { holdRelease } from '../release.ts';
import { submitProof, textDigest } from '../submitProof.ts';

type Note = ReturnType<typeof proofNoteNotice>;

const originOf = (request: Request) => new URL(request.url).origin;

/** Puts an act on record and tells everybody else with a stake. */
function note(
  world: MockWorld,
  issue: IssueRow,
  act: { action: string; actor: UserRow; data: Record<string, unknown>; notice: Note },
): void {
  const { action, actor, data, notice } = act;
  record(world, issue.id, { action, actorId: actor.id, data });
  saveNotices(world, issue, noticesFor(participantsOf(world.state, issue), actor.id, notice));
  touchIssue(world, issue);
}

/** Holds the chosen solver to be the one who may hand in proof now, and answers the work. */
function permitProof(world: MockWorld, issue: IssueRow, actor: UserRow) {
  const { state } = world;
  const work = state.selections.get(issue.id);
  const solverId = work && state.proposals.get(work.proposalId)?.solverId;
  const chosen = work && solverId ? { solverId, deadlineAt: new Date(work.deadlineAt) } : null;
  const remedy = openProof(state, issue)?.remedy ?? null;
  permit(maySubmitProof(actor, { ...issue, work: chosen, remedy }, new Date(world.now())));
  if (!work) throw new Refusal('wrong_state');
  return work;
}

/** One of the last day that no proof has used. */
function freshNonce(world: MockWorld, proposalId: string, actor: UserRow) {
  const used = new Set([...world.state.proofs.values()].map(({ nonceId }) => nonceId));
  const after = daysAfter(new Date(world.now()), -1).toISOString();
  return [...world.state.nonces.values()].findLast(
    (row) =>
      row.proposalId === proposalId &&
      row.userId === actor.id &&
      row.issuedAt > after &&
      !used.has(row.id),
  );
}

function ensureOpen(actor: UserRow, issue: IssueRow): void {
  if (actor.isFrozen) throw new Refusal('account_frozen');
  if (issue.status === 'completed') throw new Refusal('issue_closed');
}

/** Proofs and all that creator, donors and solver say about them. */
export const proofHandlers: MockHandlersOf<
  | 'startProof'
  | 'submitProof'
  | 'addProofNote'
  | 'getCase'
  | 'castBallot'
  | 'raiseFlag'
  | 'settleFlag'
  | 'appealProof'
  | 'rateSolver'
> = {
  startProof({ world, params, actor }) {
    const issue = findIssue(world, params.id);
    const { proposalId } = permitProof(world, issue, actor);
    const answer = (nonce: string, issuedAt: string) => {
      const expiresAt = daysAfter(new Date(issuedAt), PROOF_NONCE_DAYS).toISOString();
      return { nonce, issuedAt, expiresAt };
    };
    const known = freshNonce(world, proposalId, actor);
    if (known) return answer(known.id, known.issuedAt);
    const id = world.randomUuid();
    const issuedAt = world.now();
    world.state.nonces.set(id, { id, proposalId, userId: actor.id, issuedAt });
    const data = { proposalId };
    record(world, issue.id, { action: 'proof_started', actorId: actor.id, data });
    return answer(id, issuedAt);
  },

  submitProof({ world, params, body, actor, key, request }) {
    const issue = findIssue(world, params.id);
    const work = permitProof(world, issue, actor);
    const proof = submitProof(world, issue, { body, actor, work });
    const parts = [body.before, body.after].map(({ id, sha256 }) => ({ id, sha256 }));
    return { ...presentProof(world.state, proof, originOf(request)), receipt: { key, parts } };
  },

  addProofNote({ world, params, body, actor }) {
    const proof = findProof(world.state, params.id);
    const issue = findIssue(world, proof.issueId);
    permit(mayAddNote(actor, proof, proof.notes.length));
    proof.notes.push({ text: body.text, createdAt: world.now() });
    const data = { proofId: proof.id, text: textDigest(body.text) };
    const notice = proofNoteNotice(actor.username, issue);
    note(world, issue, { action: 'proof_note_added', actor, data, notice });
  },

  getCase({ world, params, actor, request }) {
    const look = { origin: originOf(request), viewer: actor };
    const facts = caseFacts(world, findIssue(world, params.id), look);
    return presentCase(facts, actor, new Date(world.now()));
  },

  castBallot({ world, params, body, actor }) {
    const proof = findProof(world.state, params.id);
    const issue = findIssue(world, proof.issueId);
    ensureOpen(actor, issue);
    const { choice, reason } = body;
    const [box, now] = [ballotBox(world.state, proof), new Date(world.now())];
    castBallot(box, { userId: actor.id, choice }, proof.windowEndsAt, now);
    if (proof.outcome !== null || issue.verification !== 'voting') throw new Refusal('wrong_state');
    proof.ballots.push({ userId: actor.id, choice, reason });
    const digest = reason === '' ? null : textDigest(reason);
    const data = { choice, proofId: proof.id, reason: digest };
    record(world, issue.id, { action: 'ballot_cast', actorId: actor.id, data });
    const notice = ballotNotice(actor.username, choice, issue);
    saveNotices(world, issue, noticesFor([proof.solverId], actor.id, notice));
    touchIssue(world, issue);
    reviewVote(world, issue);
  },

  raiseFlag({ world, params, body, actor }) {
    const proof = findProof(world.state, params.id);
    const issue = findIssue(world, proof.issueId);
    ensureOpen(actor, issue);
    const { verification, reporterId: creatorId } = issue;
    const { solverId, flags } = proof;
    const donorIds = new Set(standingPledges(world.state, issue.id).map(({ userId }) => userId));
    const flagger = { id: actor.id, isAmbassador: actor.accountRole === 'ambassador' };
    const on = { verification, creatorId, donorIds, solverId, flags };
    const flag = raiseFlag(flagger, on, body.justification, new Date(world.now()));
    if (proof.outcome !== null) throw new Refusal('wrong_state');
    const id = world.randomUuid();
    flags.push({ ...flag, id });
    const justification = textDigest(flag.justification);
    const data = { flagId: id, justification, proofId: proof.id };
    const notice = flagNotice(actor.username, issue);
    note(world, issue, { action: 'flag_raised', actor, data, notice });
    holdRelease(world, issue);
    return { id };
  },

  settleFlag({ world, params, actor }) {
    const { state } = world;
    const proof = [...state.proofs.values()].find(({ flags }) =>
      flags.some(({ id }) => id === params.id),
    );
    const flag = proof?.flags.find(({ id }) => id === params.id);
    if (!proof || !flag) throw new Refusal('flag_not_found');
    const issue = findIssue(world, proof.issueId);
    if (actor.isFrozen) throw new Refusal('account_frozen');
    const by = { id: actor.id, isAmbassador: actor.accountRole === 'ambassador' };
    const { settled } = settleFlag(flag, by, partiesOf(state, issue));
    const isOpen = issue.verification === 'voting' || issue.verification === 'waiting_release';
    if (!isOpen) throw new Refusal('wrong_state');
    flag.settled = settled;
    const data = { flagId: flag.id, how: settled, proofId: proof.id };
    const notice = flagSettledNotice(issue);
    note(world, issue, { action: 'flag_settled', actor, data, notice });
    holdRelease(world, issue);
    reviewVote(world, issue);
  },

  appealProof({ world, params, actor }) {
    const proof = findProof(world.state, params.id);
    const issue = findIssue(world, proof.issueId);
    permit(mayAppealProof(actor, { ...issue, proof }, new Date(world.now())));
    Object.assign(proof, { remedy: null, outcome: null, decidedBy: null, decidedAt: null });
    const data = { proofId: proof.id };
    record(world, issue.id, { action: 'proof_appealed', actorId: actor.id, data });
    callJury(world, issue, proof, { isAppeal: true });
  },

  rateSolver({ world, params, body, actor }) {
    const { state } = world;
    const issue = findIssue(world, params.id);
    const solverId = state.payouts.get(issue.id)?.solverId ?? null;
    const isOwn = ({ userId }: { userId: string }) => userId === actor.id;
    const hasPaid = standingPledges(state, issue.id).some(isOwn);
    const hasRated = state.ratings.some((row) => row.issueId === issue.id && isOwn(row));
    const { status, reporterId: creatorId } = issue;
    permit(mayRate(actor, { status, creatorId, solverId, hasPaid, hasRated }));
    if (solverId === null) throw new Refusal('wrong_state');
    const { stars, comment } = body;
    state.ratings.push({ issueId: issue.id, userId: actor.id, solverId, stars });
    const data = { comment: comment === '' ? null : textDigest(comment), stars };
    record(world, issue.id, { action: 'solver_rated', actorId: actor.id, data });
    const notice = ratingNotice(stars, issue);
    saveNotices(world, issue, noticesFor([solverId], actor.id, notice));
    touchIssue(world, issue);
  },
};
