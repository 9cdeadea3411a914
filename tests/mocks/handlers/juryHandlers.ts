import { drawCommitment, sealVerdict } from '#api/domain/verification/jury.ts';
import { answerSeat, giveVerdict, seatOfferEndsAt } from '#api/domain/verification/jurySeats.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { permit } from '#api/policies/issuePolicy.ts';
import { mayServeOnJury } from '#api/policies/juryPolicy.ts';
import { LIST_MAX } from '#schema/limits.ts';
import type { JuryDraw, JuryDuty } from '#schema/verification/jury.ts';
import { findIssue, isListed, touchIssue } from '../issueAccess.ts';
import { pseudonymOf, seatsAccepted, type JuryRow } from '../juries.ts';
import { reviewJury, verdictsOf } from '../jury.ts';
import type { MockHandlersOf } from '../mockHandlers.ts';
import type { MockState, UserRow } from '../mockState.ts';
import type { MockWorld } from '../mockWorld.ts';
import { isInvolved } from '../parties.ts';
import { findProof } from '../proofs.ts';
import { record } from '../record.ts';
import { sha256, toHex } from '../sha256.ts';

const SALT_BYTES = 32;

function dutyOf(state: MockState, jury: JuryRow, userId: string): JuryDuty[] {
  const seat = jury.seats.find(({ jurorId }) => jurorId === userId);
  const issue = state.issues.get(jury.issueId);
  if (!seat || !issue || !isListed(issue)) return [];
  const own = jury.verdicts.find((row) => row.userId === userId);
  return [
    {
      proofId: jury.proofId,
      issueId: issue.id,
      issueTitle: issue.title,
      location: issue.location,
      status: seat.status,
      offeredAt: seat.offeredAt.toISOString(),
      offerEndsAt: seatOfferEndsAt(seat, jury.endsAt).toISOString(),
      endsAt: jury.endsAt.toISOString(),
      seatsAccepted: seatsAccepted(jury),
      verdictsGiven: jury.verdicts.length,
      ownVerdict: own ? { choice: own.choice, reason: own.reason, givenAt: own.givenAt } : null,
      outcome: jury.outcome,
    },
  ];
}

const isOpen = ({ outcome, status }: JuryDuty) =>
  outcome === null && (status === 'offered' || status === 'accepted');

/** The jury that sits over a proof, for somebody who serves on it. Throws Refusals. */
function sitting(world: MockWorld, proofId: string, actor: UserRow) {
  const proof = findProof(world.state, proofId);
  const issue = findIssue(world, proof.issueId);
  permit(mayServeOnJury(actor));
  const jury = world.state.juries.get(proofId);
  if (!jury || jury.outcome !== null) throw new Refusal('wrong_state');
  return { issue, jury, now: new Date(world.now()) };
}

function presentDraw(jury: JuryRow | undefined, secret: Uint8Array): JuryDraw['draw'] {
  if (!jury?.draw) return null;
  const named = (userId: string) => pseudonymOf(jury.proofId, userId);
  const opened = jury.outcome === null ? [] : jury.verdicts;
  return {
    ...jury.draw,
    secret: toHex(secret),
    ids: jury.draw.order.toSorted(),
    seats: jury.order.flatMap((userId) =>
      jury.seats
        .filter(({ jurorId }) => jurorId === userId)
        .map(({ status }) => ({ jurorId: named(userId), status })),
    ),
    verdicts: opened.map(({ userId, choice, reason, salt, seal }) => ({
      jurorId: named(userId),
      choice,
      reason,
      salt: toHex(salt),
      seal: toHex(seal),
    })),
  };
}

/** Seats on juries, verdicts, and the draw for everybody to repeat. */
export const juryHandlers: MockHandlersOf<
  'listJuryDuties' | 'answerJurySeat' | 'giveVerdict' | 'getJuryDraw'
> = {
  listJuryDuties({ world: { state }, actor }) {
    return [...state.juries.values()]
      .flatMap((jury) => dutyOf(state, jury, actor.id))
      .toSorted((a, b) => {
        const byOpen = Number(isOpen(b)) - Number(isOpen(a));
        return byOpen === 0 ? (a.offeredAt > b.offeredAt ? -1 : 1) : byOpen;
      })
      .slice(0, LIST_MAX);
  },

  answerJurySeat({ world, params, body: { answer }, actor }) {
    const { issue, jury, now } = sitting(world, params.id, actor);
    const seats = answerSeat(jury.seats, actor.id, answer, { endsAt: jury.endsAt, now });
    if (answer === 'accepted' && isInvolved(world.state, issue, actor.id)) {
      throw new Refusal('has_stake');
    }
    jury.seats = seats;
    const data = { answer, jurorId: pseudonymOf(jury.proofId, actor.id), proofId: jury.proofId };
    record(world, issue.id, { action: 'jury_seat_answered', actorId: null, data });
    touchIssue(world, issue);
    reviewJury(world, issue);
  },

  giveVerdict({ world, params, body: { choice, reason }, actor }) {
    const { issue, jury, now } = sitting(world, params.id, actor);
    giveVerdict({ ...jury, verdicts: verdictsOf(jury) }, actor.id, choice, now);
    if (isInvolved(world.state, issue, actor.id)) throw new Refusal('has_stake');
    const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
    const jurorId = pseudonymOf(jury.proofId, actor.id);
    const seal = sealVerdict({ issueId: issue.id, jurorId, choice, reason }, salt, sha256);
    const givenAt = now.toISOString();
    jury.verdicts.push({ userId: actor.id, choice, reason, salt, seal, givenAt });
    const data = { jurorId, proofId: jury.proofId, seal: toHex(seal) };
    record(world, issue.id, { action: 'verdict_sealed', actorId: null, data });
    touchIssue(world, issue);
    reviewJury(world, issue);
  },

  getJuryDraw({ world: { state }, params }) {
    const proof = findProof(state, params.id);
    if (!isListed(state.issues.get(proof.issueId))) throw new Refusal('proof_not_found');
    return {
      proofId: proof.id,
      issueId: proof.issueId,
      commitment: toHex(drawCommitment(proof.jurySecret, sha256)),
      draw: presentDraw(state.juries.get(proof.id), proof.jurySecret),
    };
  },
};
