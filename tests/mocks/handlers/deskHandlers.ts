import { hasOpenFlag } from '#api/domain/verification/flags.ts';
import { moveCase } from '#api/domain/issueLifecycle.ts';
import { confirmationNotice, freezeNotice, rulingNotice } from '#api/domain/notices/juryNotices.ts';
import { noticesFor } from '#api/domain/notices/notices.ts';
import { Refusal } from '#api/domain/refusal.ts';
import {
  confirmRuling,
  hasStake,
  isRulingFinal,
  needsConfirmation,
} from '#api/domain/verification/ruling.ts';
import { mayConfirmRuling, mayFreeze, mayRule } from '#api/policies/ambassadorPolicy.ts';
import { permit } from '#api/policies/issuePolicy.ts';
import type { DeskCase } from '#schema/verification/desk.ts';
import { LIST_MAX } from '#schema/limits.ts';
import { parseCents } from '#schema/money/money.ts';
import { ambassadorIds } from '../callJury.ts';
import { findIssue, liveIssues, stateOf, touchIssue } from '../issueAccess.ts';
import { presentRuling, standingRuling, type RulingRow } from '../juries.ts';
import { reviewJury } from '../jury.ts';
import { reviewVote } from '../judging.ts';
import type { MockHandlersOf } from '../mockHandlers.ts';
import type { IssueRow, MockState, UserRow } from '../mockState.ts';
import type { MockWorld } from '../mockWorld.ts';
import { participantsOf, saveNotices } from '../notify.ts';
import { partiesOf } from '../parties.ts';
import { findProof, openProof, type ProofRow } from '../proofs.ts';
import { record } from '../record.ts';
import { holdRelease } from '../release.ts';
import { carryOutRuling } from '../ruling.ts';
import { reviewSelection } from '../selection.ts';
import { textDigest } from '../submitProof.ts';
import { accountFlagsOf } from './accountHandlers.ts';

const nameOf = ({ users }: MockState, userId: string) =>
  users.find(({ id }) => id === userId)?.username ?? '';

function sinceOf(state: MockState, issue: IssueRow, proof: ProofRow | null): string {
  const jury = proof && state.juries.get(proof.id);
  const acts = state.acts.get(issue.id) ?? [];
  const closed = acts.findLast(({ action }) => action === 'jury_closed');
  if (issue.verification === 'arbitration' && jury && closed) return closed.createdAt;
  const flag = proof?.flags.find(({ settled }) => settled === null);
  const frozen = acts.findLast(({ action }) => action === 'escrow_frozen');
  return flag?.raisedAt.toISOString() ?? frozen?.createdAt ?? issue.updatedAt;
}

function deskCase(state: MockState, issue: IssueRow, actor: UserRow): DeskCase[] {
  const proof = openProof(state, issue);
  const isRuled = issue.verification === 'arbitration';
  const openFlags = proof?.flags.filter(({ settled }) => settled === null) ?? [];
  if (issue.status === 'completed') return [];
  const isOpen = issue.verification === 'voting' || issue.verification === 'waiting_release';
  const isObjected = isOpen && hasOpenFlag(openFlags);
  if (!isRuled && !issue.isFrozen && !isObjected) return [];
  return [
    {
      issueId: issue.id,
      issueTitle: issue.title,
      proofId: proof?.id ?? null,
      verification: issue.verification,
      isFrozen: issue.isFrozen,
      escrow: issue.currentFunding,
      since: sinceOf(state, issue, proof),
      openFlags: openFlags.map(({ id, byId, justification, raisedAt, settled }) => ({
        id,
        userId: byId,
        userName: nameOf(state, byId),
        justification,
        raisedAt: raisedAt.toISOString(),
        settled,
      })),
      ruling: isRuled && proof ? presentRuling(standingRuling(state, proof.id)) : null,
      hasStake: hasStake(actor.id, partiesOf(state, issue)),
    },
  ];
}

/** The case that a ruling is about, as the rules look at it. */
function rulable({ state }: MockWorld, issue: IssueRow, proof: ProofRow) {
  const standing = standingRuling(state, proof.id);
  return { standing, on: { ...stateOf(issue), parties: partiesOf(state, issue), standing } };
}

function tell(world: MockWorld, issue: IssueRow, told: Parameters<typeof noticesFor>): void {
  saveNotices(world, issue, noticesFor(...told));
  touchIssue(world, issue);
}

/** What ambassadors decide about cases. */
export const deskHandlers: MockHandlersOf<
  'getDesk' | 'writeRuling' | 'confirmRuling' | 'freezeEscrow'
> = {
  getDesk({ world, actor }) {
    if (actor.accountRole !== 'ambassador') throw new Refusal('forbidden');
    const cases = liveIssues(world)
      .flatMap((issue) => deskCase(world.state, issue, actor))
      .toSorted((a, b) => (a.since < b.since ? -1 : 1));
    return { cases: cases.slice(0, LIST_MAX), accountFlags: accountFlagsOf(world.state) };
  },

  writeRuling({ world, params, body: { choice, reason }, actor }) {
    const { state } = world;
    const proof = findProof(state, params.id);
    const issue = findIssue(world, proof.issueId);
    permit(mayRule(actor, rulable(world, issue, proof).on, proof));
    const escrowCents = parseCents(issue.currentFunding) ?? 0n;
    const isConfirmationNeeded = needsConfirmation(escrowCents);
    const ruling: RulingRow = {
      id: world.randomUuid(),
      issueId: issue.id,
      proofId: proof.id,
      byId: actor.id,
      choice,
      reason,
      escrowCents,
      needsConfirmation: isConfirmationNeeded,
      writtenAt: world.now(),
      confirmedById: null,
      confirmedAt: null,
    };
    state.rulings.push(ruling);
    const data = {
      choice,
      escrowCents: String(escrowCents),
      needsConfirmation: isConfirmationNeeded,
      proofId: proof.id,
      reason: textDigest(reason),
      rulingId: ruling.id,
    };
    record(world, issue.id, { action: 'ruling_written', actorId: actor.id, data });
    const notice = rulingNotice(choice, isConfirmationNeeded, issue);
    tell(world, issue, [participantsOf(state, issue), actor.id, notice]);
    if (isRulingFinal(ruling, escrowCents)) carryOutRuling(world, issue, { proof, ruling });
    else tell(world, issue, [ambassadorIds(state), actor.id, confirmationNotice(issue)]);
  },

  confirmRuling({ world, params, actor }) {
    const { state } = world;
    const ruling = state.rulings.find(({ id }) => id === params.id);
    if (!ruling) throw new Refusal('ruling_not_found');
    const proof = findProof(state, ruling.proofId);
    const issue = findIssue(world, ruling.issueId);
    const { on, standing } = rulable(world, issue, proof);
    permit(mayConfirmRuling(actor, on, proof));
    if (standing?.id !== ruling.id) throw new Refusal('wrong_state');
    const confirmed = confirmRuling(ruling, actor.id, on.parties);
    Object.assign(ruling, confirmed, { confirmedAt: world.now() });
    const data = { proofId: proof.id, rulingId: ruling.id };
    record(world, issue.id, { action: 'ruling_confirmed', actorId: actor.id, data });
    carryOutRuling(world, issue, { proof, ruling });
  },

  freezeEscrow({ world, params, body: { isFrozen, reason }, actor }) {
    const { state } = world;
    const issue = findIssue(world, params.id);
    permit(mayFreeze(actor, { status: issue.status, parties: partiesOf(state, issue) }));
    Object.assign(issue, moveCase(stateOf(issue), isFrozen ? 'freeze' : 'unfreeze'));
    holdRelease(world, issue);
    const action = isFrozen ? 'escrow_frozen' : 'escrow_unfrozen';
    const data = { reason: textDigest(reason) };
    record(world, issue.id, { action, actorId: actor.id, data });
    const notice = freezeNotice(isFrozen, reason, issue);
    tell(world, issue, [participantsOf(state, issue), actor.id, notice]);
    if (isFrozen) return;
    reviewSelection(world, issue);
    reviewVote(world, issue);
    reviewJury(world, issue);
  },
};
