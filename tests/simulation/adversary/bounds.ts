import { hoursAfter } from '#api/platform/instant.rules.ts';
import { isRemovable } from '#api/platform/issueLifecycle.rules.ts';
import type { BallotBox } from '#api/case/voting/tally.rules.ts';
import { JURY_HOURS } from '#schema/limits.ts';
import { BrokenPromise } from './BrokenPromise.ts';
import type { CaseWorld } from './CaseWorld.ts';

/** Whatever anybody did, by then a vote has paid, or a jury looks at it. */
export function ensureInTime({ now, state }: CaseWorld, { latestAt }: { latestAt: Date }): void {
  // After a jury without a decision it is for ambassadors, and after a rejection for the solver.
  const isOpen = ['voting', 'waiting_release'].includes(state.verification);
  if (isOpen && now > hoursAfter(latestAt, JURY_HOURS))
    throw new BrokenPromise('Nobody has decided in time.');
}

/** No town is left in a state that ends neither by itself nor by anybody's own right. */
export function ensureWayOut(world: CaseWorld): void {
  if (world.state.status === 'in_progress') throw new BrokenPromise('A case never ends.');
  if (world.pledges.length > 0) throw new BrokenPromise('A pledge stays for ever.');
  if (world.balanceOf('escrow issue') !== 0n) throw new BrokenPromise('Somebody keeps a pledge.');
}

/** Until a choice every donor can leave, at every moment, hidden, frozen or not. */
export function ensureLeave(world: CaseWorld): void {
  if (!isRemovable(world.state.status)) return;
  for (const pledge of world.pledges)
    if (world.rules.mayWithdrawPledge(world.actor(pledge.donorId), world.state, pledge) !== null)
      throw new BrokenPromise('A donor cannot take a pledge back.');
}

/** The chosen solver hands in what was done, frozen since or not. */
export function ensureProofOpen(world: CaseWorld, solverId: string): void {
  const { state, rules, now } = world;
  const remedy = { appealUntil: now, secondProofUntil: now };
  const work = { solverId, deadlineAt: hoursAfter(now, 1) };
  const on = { ...state, work, remedy };
  if (
    state.verification === 'none' &&
    rules.maySubmitProof(world.actor(solverId), on, now) !== null
  )
    throw new BrokenPromise('A freeze kept the chosen solver from the proof.');
}

/** Who may judge is fixed at the choice: no freeze after it takes a say, and no later one gives one back. */
export function ensureSay(
  { frozenAtChoice, frozenSince, wasLifted }: CaseWorld,
  { voters, frozenIds }: BallotBox,
): void {
  for (const { userId } of voters) {
    const isOut = frozenIds.has(userId);
    const wasFrozen = frozenAtChoice.has(userId) && frozenSince.has(userId);
    if (isOut && !frozenAtChoice.has(userId))
      throw new BrokenPromise('A freeze after the choice took a say.');
    if (wasFrozen && !isOut && !wasLifted.has(userId))
      throw new BrokenPromise('A second freeze gave a say back.');
  }
}
