import { moveCase } from '#api/domain/issueLifecycle.ts';
import { drawJury, juryPool, type JurorCandidate } from '#api/domain/verification/jury.ts';
import {
  deskNotice,
  juryCalledNotice,
  noJuryNotice,
  seatOfferedNotice,
} from '#api/domain/notices/juryNotices.ts';
import { juryEndsAt, seatJury, type Seat } from '#api/domain/verification/jurySeats.ts';
import { noticesFor } from '#api/domain/notices/notices.ts';
import { NO_HASH } from '#schema/verification/audit.ts';
import { chainOf } from './auditChain.ts';
import { stateOf, touchIssue } from './issueAccess.ts';
import { pseudonymOf, type DrawRow, type JuryRow } from './juries.ts';
import type { IssueRow, MockState } from './mockState.ts';
import type { MockWorld } from './mockWorld.ts';
import { participantsOf, saveNotices } from './notify.ts';
import { isInvolved } from './parties.ts';
import type { ProofRow } from './proofs.ts';
import { record } from './record.ts';
import { sha256, toHex } from './sha256.ts';

/** Every ambassador that can act. */
export const ambassadorIds = ({ users }: MockState): string[] =>
  users.filter((row) => row.accountRole === 'ambassador' && !row.isFrozen).map(({ id }) => id);

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));

function candidatesOf(state: MockState, issue: IssueRow, proofId: string): JurorCandidate[] {
  return state.users.map((user) => ({
    id: pseudonymOf(proofId, user.id),
    trustScore: user.trustScore,
    accountCreatedAt: new Date(user.createdAt),
    home: user.home,
    decidedVerifications: state.trustLog.filter(
      ({ userId, event }) => userId === user.id && (event === 'agreed' || event === 'disagreed'),
    ).length,
    isFrozen: user.isFrozen,
    isInvolved: isInvolved(state, issue, user.id),
  }));
}

/** Draws from those who can be drawn now; null: too few. */
function drawFor(world: MockWorld, issue: IssueRow, proof: ProofRow): DrawRow | null {
  const { state } = world;
  const now = new Date(world.now());
  const pool = juryPool(candidatesOf(state, issue, proof.id), issue, now);
  if (pool === null) return null;
  const head = chainOf(state, issue.id).at(-1);
  const auditHead = head?.hash ?? NO_HASH;
  const { listHash, seed, order } = drawJury(
    {
      secret: proof.jurySecret,
      auditHead: bytesOf(auditHead),
      issueId: issue.id,
      ids: pool.ids,
    },
    sha256,
  );
  return {
    auditHead,
    auditSequence: head?.sequence ?? 0,
    listHash: toHex(listHash),
    seed: toHex(seed),
    order,
    ...pool.widening,
  };
}

/** Takes a proof to a jury; with fewer than five people to draw, ambassadors take over. */
export function callJury(
  world: MockWorld,
  issue: IssueRow,
  proof: ProofRow,
  { isAppeal }: { isAppeal: boolean },
): void {
  const { state } = world;
  const now = new Date(world.now());
  const called = moveCase(stateOf(issue), 'jury_called');
  const draw = drawFor(world, issue, proof);
  proof.clock = null;
  const people = participantsOf(state, issue);
  const jury: JuryRow = {
    proofId: proof.id,
    issueId: issue.id,
    isAppeal,
    calledAt: now,
    endsAt: draw ? juryEndsAt(now) : now,
    draw,
    order: [],
    seats: [],
    verdicts: [],
    outcome: draw ? null : 'arbitration',
  };
  state.juries.set(proof.id, jury);
  if (draw === null) {
    Object.assign(issue, moveCase(called, 'jury_failed'));
    const outcome = { because: 'too_few_people', isAppeal, outcome: 'arbitration' };
    const data = { ...outcome, proofId: proof.id };
    record(world, issue.id, { action: 'jury_closed', actorId: null, data });
    const told = noticesFor(ambassadorIds(state), '', deskNotice(issue));
    saveNotices(world, issue, [...noticesFor(people, '', noJuryNotice(issue)), ...told]);
  } else {
    Object.assign(issue, called);
    const known = new Map(state.users.map(({ id }) => [pseudonymOf(proof.id, id), id]));
    jury.order = draw.order.map((pseudonym) => known.get(pseudonym) ?? '');
    recordDraw(world, jury, proof, draw);
    offerSeats(world, issue, jury, seatJury(jury.order, [], jury.endsAt, now));
    saveNotices(world, issue, noticesFor(people, '', juryCalledNotice(issue)));
  }
  touchIssue(world, issue);
}

function recordDraw(world: MockWorld, jury: JuryRow, proof: ProofRow, draw: DrawRow): void {
  const { order, ...published } = draw;
  const data = {
    ...published,
    candidates: order.length,
    endsAt: jury.endsAt.toISOString(),
    isAppeal: jury.isAppeal,
    proofId: proof.id,
    secret: toHex(proof.jurySecret),
  };
  record(world, jury.issueId, { action: 'jury_called', actorId: null, data });
}

/** Saves the seats as they stand now, and tells those who are asked. */
export function offerSeats(
  world: MockWorld,
  issue: IssueRow,
  jury: JuryRow,
  after: readonly Seat[],
): void {
  const earlier = new Map(jury.seats.map(({ jurorId, status }) => [jurorId, status]));
  const changed = after.filter(({ jurorId, status }) => earlier.get(jurorId) !== status);
  if (changed.length === 0) return;
  jury.seats = [...after];
  const idsOf = (wanted: Seat['status']) =>
    changed.filter(({ status }) => status === wanted).map(({ jurorId }) => jurorId);
  const named = (ids: readonly string[]) => ids.map((id) => pseudonymOf(jury.proofId, id));
  const [lapsed, offered] = [idsOf('lapsed'), idsOf('offered')];
  const data = { lapsed: named(lapsed), offered: named(offered), proofId: jury.proofId };
  record(world, issue.id, { action: 'jury_seats_offered', actorId: null, data });
  saveNotices(world, issue, noticesFor(offered, '', seatOfferedNotice(issue)));
  touchIssue(world, issue);
}
