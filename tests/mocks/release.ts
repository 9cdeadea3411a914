import { releaseNotice } from '#api/domain/notices/caseNotices.ts';
import { flagsEscalateAt, hasOpenFlag } from '#api/domain/verification/flags.ts';
import { hasCome } from '#api/domain/instant.ts';
import { hasRemedy } from '#api/domain/verification/rejection.ts';
import {
  holdClock,
  isNoticeDue,
  isReleaseDue,
  recordNotice,
} from '#api/domain/verification/releaseClock.ts';
import { callJury } from './callJury.ts';
import { touchIssue } from './issueAccess.ts';
import { acceptProof, finishProof, isPayable, tellParties } from './judging.ts';
import type { IssueRow } from './mockState.ts';
import type { MockWorld } from './mockWorld.ts';
import { openProof } from './proofs.ts';
import { record } from './record.ts';
import { endSelection } from './selection.ts';

const AUTO_RELEASE = 'Nobody objected, and everybody was told a day before.';

const waitingProof = ({ state }: MockWorld, issue: IssueRow) =>
  issue.verification === 'waiting_release' ? openProof(state, issue) : null;

/** Lets the countdown stand still while an objection stands or the escrow is frozen. */
export function holdRelease(world: MockWorld, issue: IssueRow): void {
  const proof = openProof(world.state, issue);
  if (!proof?.clock) return;
  const isHeld = issue.isFrozen || issue.isHidden || hasOpenFlag(proof.flags);
  const held = holdClock(proof.clock, isHeld, new Date(world.now()));
  if (held === proof.clock) return;
  proof.clock = held;
  const action = isHeld ? 'release_paused' : 'release_resumed';
  const data = { proofId: proof.id, releaseAt: held.releaseAt.toISOString() };
  record(world, issue.id, { action, actorId: null, data });
}

/** Announces a release that nobody objected to, and a day later carries it out. */
export function followRelease(world: MockWorld, issue: IssueRow): void {
  const proof = waitingProof(world, issue);
  const now = new Date(world.now());
  if (!proof?.clock || issue.isFrozen) return;
  if (isReleaseDue(proof.clock, now)) {
    const decision = { kind: 'auto_release' as const, reason: AUTO_RELEASE };
    if (isPayable(world, issue, proof)) acceptProof(world, issue, proof, decision);
    else callJury(world, issue, proof, { isAppeal: false });
    return;
  }
  if (!isNoticeDue(proof.clock, now)) return;
  proof.clock = recordNotice(proof.clock, now);
  const data = { proofId: proof.id, releaseAt: proof.clock.releaseAt.toISOString() };
  record(world, issue.id, { action: 'release_announced', actorId: null, data });
  tellParties(world, issue, releaseNotice(issue));
  touchIssue(world, issue);
}

/** Takes a proof to the jury when a late objection was not settled within a day. */
export function escalateFlags(world: MockWorld, issue: IssueRow): void {
  const proof = waitingProof(world, issue);
  const dueAt = proof && flagsEscalateAt(proof.flags, proof.windowEndsAt);
  if (!proof || !dueAt || !hasCome(dueAt, new Date(world.now()))) return;
  callJury(world, issue, proof, { isAppeal: false });
}

/** Ends a rejected proposal whose solver has let the time go by. */
export function lapseRemedy(world: MockWorld, issue: IssueRow): void {
  const proof = issue.verification === 'rework' ? openProof(world.state, issue) : null;
  if (!proof?.remedy || hasRemedy(proof.remedy, new Date(world.now()))) return;
  const { decidedBy } = proof;
  finishProof(world, proof, { outcome: 'rejected', decidedBy, isWorkOver: true });
  endSelection(world, issue, { how: 'rejected', actorId: null });
}
