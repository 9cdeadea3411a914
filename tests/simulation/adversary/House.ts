import { moveCase } from '#api/platform/issueLifecycle.rules.ts';
import { daysAfter, hasPassed, hoursAfter } from '#api/platform/instant.rules.ts';
import { permit, Refusal } from '#api/platform/access.rules.ts';
import type { CaseParties } from '#api/issues/parties.rules.ts';
import { mayConfirmRuling, mayFreeze } from '#api/case/rulings/ambassadorPolicy.rules.ts';
import {
  confirmRuling,
  isRulingFinal,
  writeRuling,
  type Ruling,
} from '#api/case/rulings/ruling.rules.ts';
import { UNUSED_HOLD, type CaseHolds, type HoldKind } from '#api/case/voting/caseHold.rules.ts';
import type { BallotBox } from '#api/case/voting/tally.rules.ts';
import { mayHide } from '#api/moderation/moderationPolicy.rules.ts';
import { haveCommon } from '#api/people/connections.rules.ts';
import {
  ARBITRATION_MAX_DAYS,
  HELD_BY_TWO_MAX_DAYS,
  HELD_MAX_DAYS,
  HIDDEN_MAX_DAYS,
} from '#schema/caseLimits.ts';
import { DAY_MS } from '#schema/durations.ts';
import type { RulingChoice } from '#schema/case/verification.ts';
import { BrokenPromise } from './BrokenPromise.ts';
import { REPORTER, SOLVER, type CaseWorld } from './CaseWorld.ts';

const NOBODY: ReadonlySet<string> = new Set();
const PROOF = { outcome: null };

type Following = {
  parties: () => ReadonlySet<string>;
  box: () => BallotBox | null;
  /** What follows from a hold that begins or ends; `lostMs`: in which nobody could act. */
  follow: (lostMs: number) => void;
  end: (choice: RulingChoice, by: 'ruling' | 'money') => void;
};

/** Operators and ambassadors, honest or not: what they hide, freeze and decide in one case. */
export class House {
  holds: CaseHolds = { hidden: UNUSED_HOLD, frozen: UNUSED_HOLD };
  ruling: Ruling | null = null;
  private arbitrationSince: Date | null = null;
  private readonly freezers = new Set<string>();
  private readonly stoppedMs: Record<HoldKind | 'any', number> = { hidden: 0, frozen: 0, any: 0 };
  private lookedAt: Date;
  private readonly world: CaseWorld;
  private readonly on: Following;

  constructor(world: CaseWorld, on: Following) {
    this.world = world;
    this.on = on;
    this.lookedAt = world.now;
  }

  private get parties(): CaseParties {
    const others = { jurorIds: NOBODY, flaggerIds: NOBODY, validatorIds: NOBODY };
    return { creatorId: REPORTER, donorIds: this.on.parties(), proposerIds: NOBODY, ...others };
  }

  /** Parties, and who sits on the jury. */
  get concerned(): ReadonlySet<string> {
    return this.on.parties();
  }

  private get judges(): ReadonlySet<string> | null {
    return this.world.judgesOfChoice;
  }

  /** How long it may be held at most, by what was done so far. */
  private get mostHeldDays(): number {
    if (this.stoppedMs.any === 0) return 0;
    return 1 + (this.freezers.size > 1 ? HELD_BY_TWO_MAX_DAYS : HELD_MAX_DAYS);
  }

  /** An operator changes what counts as much money, for the cases to come. */
  setLimit(id: string, cents: bigint): void {
    if (this.world.roles.get(id) !== 'operator') throw new Refusal('forbidden');
    this.world.largeEscrowCents = cents;
  }

  hide(id: string, isHidden: boolean): void {
    const { world } = this;
    const actor = this.world.actor(id);
    if (actor.accountRole === 'user') throw new Refusal('forbidden');
    permit(mayHide(actor, { parties: this.parties, isHidden: world.isHidden }, isHidden));
    this.world.ensureNothingShared(id, [...this.on.parties()]);
    world.isHidden = isHidden;
    if (isHidden) this.begin('hidden');
    this.on.follow(isHidden ? 0 : this.lift('hidden'));
  }

  freeze(id: string, isFrozen: boolean): void {
    const { world, parties } = this;
    const ambassadorIds = this.judges;
    permit(mayFreeze(this.world.actor(id), { ...world.state, parties, ambassadorIds }));
    this.world.ensureNothingShared(id, [...this.on.parties()]);
    const next = moveCase(world.state, isFrozen ? 'freeze' : 'unfreeze');
    if (isFrozen) this.freezers.add(id);
    if (isFrozen && !this.begin('frozen')) throw new Refusal('hold_used_up');
    world.state = next;
    if (!isFrozen) this.lift('frozen');
    this.on.follow(0);
  }

  private get isChosen(): boolean {
    return this.world.state.status === 'in_progress';
  }

  /** Whether it stops the case; one before a choice is not counted. */
  private begin(kind: HoldKind): boolean {
    const { world, holds, freezers } = this;
    if (!this.isChosen) return true;
    const hold = world.rules.beginHold(holds, kind, freezers.size, world.now);
    if (hold !== null) this.holds = { ...holds, [kind]: hold };
    return hold !== null;
  }

  /** Returns for how long nobody could act. */
  private lift(kind: HoldKind): number {
    const { world, holds } = this;
    const { since } = holds[kind];
    this.holds = { ...holds, [kind]: world.rules.liftHold(holds[kind], world.now) };
    return kind === 'hidden' && since ? world.now.getTime() - since.getTime() : 0;
  }

  /** Whether nobody can act: hidden, and not yet running on for its people. */
  get isClosed(): boolean {
    return this.world.isHidden && (!this.isChosen || this.holds.hidden.since !== null);
  }

  beginArbitration(): void {
    this.arbitrationSince = this.world.now;
  }

  rule(id: string, choice: RulingChoice): void {
    const { world, parties } = this;
    const ambassadorIds = this.judges;
    const on = { ...world.state, parties, standing: this.ruling, ambassadorIds };
    permit(world.rules.mayRule(this.world.actor(id), on, PROOF));
    this.world.ensureNothingShared(id, [...this.on.parties()]);
    const escrowCents = world.fundingCents;
    this.ruling = writeRuling({ byId: id, choice, escrowCents }, parties);
    if (isRulingFinal(this.ruling, escrowCents, world.limitCents)) this.carryOut(this.ruling);
  }

  confirm(id: string): void {
    const { world, parties, ruling } = this;
    const on = { ...world.state, parties, standing: ruling, ambassadorIds: this.judges };
    permit(mayConfirmRuling(this.world.actor(id), on, PROOF));
    if (ruling === null) return;
    this.world.ensureNothingShared(id, [...this.on.parties(), ruling.byId]);
    this.ruling = confirmRuling(ruling, id, parties);
    this.carryOut(this.ruling);
  }

  private carryOut({ byId, confirmedById, choice, escrowCents }: Ruling): void {
    const { world } = this;
    const judges = [byId, ...(confirmedById === null ? [] : [confirmedById])];
    if (!judges.every((id) => world.rolesAtChoice.get(id) === 'ambassador'))
      throw new BrokenPromise('Somebody ruled who was no ambassador at the choice.');
    if (escrowCents > world.largeAtChoice && new Set(judges).size < 2)
      throw new BrokenPromise('One ambassador alone decided over much money.');
    this.on.end(choice, 'ruling');
  }

  /** What happens by itself: ends of holds, the money's own vote. */
  runDue(): void {
    const { world } = this;
    for (const kind of ['hidden', 'frozen'] as const) {
      const { endsAt, since } = this.holds[kind];
      if (endsAt === null || since === null || !hasPassed(endsAt, world.now)) continue;
      this.holds = { ...this.holds, [kind]: world.rules.endHold(this.holds[kind], world.now) };
      if (kind === 'frozen') world.state = { ...world.state, isFrozen: false };
      this.on.follow(kind === 'hidden' ? world.now.getTime() - since.getTime() : 0);
    }
    this.endArbitration();
  }

  private endArbitration(): void {
    const { world } = this;
    const since = this.arbitrationSince;
    const box = this.on.box();
    if (world.state.verification !== 'arbitration' || since === null || box === null) return;
    if (this.isClosed || world.state.isFrozen) return;
    const endsAt = world.rules.arbitrationEndsAt(since);
    if (endsAt === null || !hasPassed(endsAt, world.now)) return;
    const { things } = world.connections();
    const connected = [...world.accounts.keys()].filter((id) =>
      haveCommon(things(id), things(SOLVER)),
    );
    const said = world.rules.moneyVote(box, new Set([SOLVER, ...connected]));
    this.ensureMajority(said.choice, box);
    this.on.end(said.choice, 'money');
  }

  private ensureMajority(choice: RulingChoice, { voters, ballots }: BallotBox): void {
    const { things } = this.world.trueConnections();
    let balance = 0n;
    for (const { userId, role, pledgedCents } of voters) {
      const isOne = userId === SOLVER || haveCommon(things(userId), things(SOLVER));
      if (role === 'creator' || isOne || !ballots.has(userId)) continue;
      balance += ballots.get(userId) === 'approve' ? pledgedCents : -pledgedCents;
    }
    if ((choice === 'release') !== balance > 0n)
      throw new BrokenPromise('The money was moved against what it had voted for.');
  }

  dueTimes(): Date[] {
    const ends = [this.holds.hidden.endsAt, this.holds.frozen.endsAt];
    const isOpen = this.world.state.verification === 'arbitration' && this.arbitrationSince;
    const ended = isOpen ? this.world.rules.arbitrationEndsAt(isOpen) : null;
    return [...ends, ended].flatMap((at) => at ?? []);
  }

  /** Measured by itself, whatever a rule says was used up. To be called after every step. */
  check(wasStopped: Record<HoldKind, boolean>): void {
    const { world, stoppedMs } = this;
    const tookMs = world.now.getTime() - this.lookedAt.getTime();
    this.lookedAt = world.now;
    for (const kind of ['hidden', 'frozen'] as const)
      if (wasStopped[kind]) stoppedMs[kind] += tookMs;
    if (wasStopped.hidden || wasStopped.frozen) stoppedMs.any += tookMs;
    world.mostHeldDays = this.mostHeldDays;
    const most = this.freezers.size > 1 ? HELD_BY_TWO_MAX_DAYS : HELD_MAX_DAYS;
    if (stoppedMs.hidden > HIDDEN_MAX_DAYS * DAY_MS || stoppedMs.any > most * DAY_MS)
      throw new BrokenPromise('The house has stopped the money longer than it may.');
    const since = world.state.verification === 'arbitration' ? this.arbitrationSince : null;
    const latest =
      since && hoursAfter(daysAfter(since, ARBITRATION_MAX_DAYS + this.mostHeldDays), 1);
    if (latest && latest < world.now)
      throw new BrokenPromise('An arbitration goes on without an end.');
  }
}
