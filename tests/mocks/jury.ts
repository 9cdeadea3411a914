import { moveCase } from '#api/domain/issueLifecycle.ts';
import { deskNotice, juryClosedNotice } from '#api/domain/notices/juryNotices.ts';
import { juryOutcome, seatJury, type JuryOutcome } from '#api/domain/verification/jurySeats.ts';
import { noticesFor } from '#api/domain/notices/notices.ts';
import { JURY_MAJORITY } from '#schema/limits.ts';
import { ambassadorIds, offerSeats } from './callJury.ts';
import { stateOf, touchIssue } from './issueAccess.ts';
import { acceptProof, isPayable, rejectProof } from './judging.ts';
import { pseudonymOf, type JuryRow } from './juries.ts';
import type { IssueRow, MockState } from './mockState.ts';
import type { MockWorld } from './mockWorld.ts';
import { participantsOf, saveNotices } from './notify.ts';
import { openProof, type ProofRow } from './proofs.ts';
import { record } from './record.ts';

/** The verdicts of a jury as the rules count them. */
export const verdictsOf = ({ verdicts }: JuryRow) =>
  new Map(verdicts.map(({ userId, choice }) => [userId, choice]));

/** The jury that sits over an issue's proof; null: none. */
function openJury(state: MockState, issue: IssueRow) {
  const proof = issue.verification === 'jury' ? openProof(state, issue) : null;
  const jury = proof && state.juries.get(proof.id);
  return proof && jury?.outcome === null ? { proof, jury } : null;
}

/** As the real API after each answer and verdict, and when a time has come. */
export function reviewJury(world: MockWorld, issue: IssueRow): void {
  const open = openJury(world.state, issue);
  if (!open) return;
  const { jury, proof } = open;
  const now = new Date(world.now());
  const outcome = juryOutcome(jury.seats, verdictsOf(jury), jury.endsAt, now);
  if (outcome !== null) close(world, issue, { jury, proof, outcome });
  else offerSeats(world, issue, jury, seatJury(jury.order, jury.seats, jury.endsAt, now));
}

type Closing = { jury: JuryRow; proof: ProofRow; outcome: JuryOutcome };

function close(world: MockWorld, issue: IssueRow, closing: Closing): void {
  const { jury, proof, outcome } = closing;
  if (outcome === 'accepted' && issue.isFrozen) return;
  const told = [...participantsOf(world.state, issue), ...jury.seats.map((seat) => seat.jurorId)];
  jury.seats = jury.seats.map((seat) =>
    seat.status === 'offered' ? { ...seat, status: 'lapsed' } : seat,
  );
  jury.outcome = outcome;
  const verdicts = jury.verdicts.map(({ userId, choice }) => ({
    choice,
    jurorId: pseudonymOf(proof.id, userId),
  }));
  const data = { isAppeal: jury.isAppeal, outcome, proofId: proof.id, verdicts };
  record(world, issue.id, { action: 'jury_closed', actorId: null, data });
  saveNotices(world, issue, noticesFor(told, '', juryClosedNotice(outcome, issue)));
  touchIssue(world, issue);
  carryOut(world, issue, closing);
}

function carryOut(world: MockWorld, issue: IssueRow, { jury, proof, outcome }: Closing): void {
  if (outcome === 'rejected') {
    rejectProof(world, issue, proof, { by: 'jury', isAppeal: jury.isAppeal });
  } else if (outcome === 'accepted' && isPayable(world, issue, proof)) {
    const reason = `At least ${JURY_MAJORITY} of the jury approved the work.`;
    acceptProof(world, issue, proof, { kind: 'verdict', reason });
  } else {
    Object.assign(issue, moveCase(stateOf(issue), 'jury_failed'));
    const ambassadors = ambassadorIds(world.state);
    saveNotices(world, issue, noticesFor(ambassadors, '', deskNotice(issue)));
  }
}
