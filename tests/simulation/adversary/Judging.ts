import { moveCase } from '#api/platform/issueLifecycle.rules.ts';
import { hasPassed, hoursAfter } from '#api/platform/instant.rules.ts';
import type { ProofChoice } from '#schema/case/verification.ts';
import { raiseFlag, type Flag, type Flagger } from '#api/case/voting/flags.rules.ts';
import {
  isNoticeDue,
  isReleaseDue,
  pauseClock,
  recordNotice,
  startClock,
  windowEndsAt,
  type ReleaseClock,
  type Resumption,
} from '#api/case/proof/releaseClock.rules.ts';
import { castBallot, nextReview, type BallotBox } from '#api/case/voting/tally.rules.ts';
import {
  AUTO_RELEASE_DAYS,
  DISMISSED_FLAGS_BEFORE_COSIGNER,
  LATE_FLAG_HOURS,
  RELEASE_NOTICE_HOURS,
} from '#schema/limits.ts';
import { ACCEPTANCE_AFTER_HOURS } from '#schema/caseLimits.ts';
import { ensureSay } from './bounds.ts';
import { BrokenPromise } from './BrokenPromise.ts';
import { REPORTER, type CaseWorld } from './CaseWorld.ts';
import { electorateOf, outOfVote, type Chosen } from './Choosing.ts';

const WORDS = 'The picture shows another corner of the street.';
const NOBODY: ReadonlySet<string> = new Set();

/** A proof from its submission to the moment in which it is paid, rejected or before a jury. */
export class Judging {
  readonly submittedAt: Date;
  windowEndsAt: Date;
  flags: Flag[] = [];
  /** Of each flag, whether its author had been refuted too often to hold a release alone. */
  private readonly isDoubtful: boolean[] = [];
  private box: BallotBox;
  private clock: ReleaseClock;
  private isHeld = false;
  private lostMs = 0;
  private readonly world: CaseWorld;
  private readonly chosen: Chosen;
  private readonly callJury: () => void;

  constructor(world: CaseWorld, chosen: Chosen, callJury: () => void) {
    this.isHeld = world.state.isFrozen;
    this.world = world;
    this.chosen = chosen;
    this.callJury = callJury;
    world.state = moveCase(world.state, 'proof_submitted');
    this.submittedAt = world.now;
    this.windowEndsAt = windowEndsAt(world.now);
    this.clock = startClock(world.now);
    const voters = electorateOf(chosen, world);
    this.box = { voters, ballots: new Map(), frozenIds: NOBODY };
    this.hold('unfrozen');
  }

  /** The bound: whatever anybody does, by then it is decided or a jury looks. */
  get latestAt(): Date {
    const heldHours = this.world.mostHeldDays * 24;
    return hoursAfter(this.submittedAt, AUTO_RELEASE_DAYS * 24 + LATE_FLAG_HOURS + heldHours);
  }

  /** As it counts now. */
  get ballotBox(): BallotBox {
    const frozenIds = outOfVote(
      this.box.voters.map(({ userId }) => userId),
      this.world,
    );
    return { ...this.box, frozenIds };
  }

  /** Follows a hold that has begun or ended; while nobody can act no time goes by. */
  follow(isHeld: boolean, lostMs: number): void {
    if (this.verification === 'voting') {
      this.windowEndsAt = new Date(this.windowEndsAt.getTime() + lostMs);
      this.lostMs += lostMs;
    }
    this.isHeld = isHeld;
    this.hold('unfrozen');
    if (!isHeld) this.reviewVote();
  }

  private get verification() {
    return this.world.state.verification;
  }

  ballot(userId: string, choice: ProofChoice): void {
    if (this.verification !== 'voting') return;
    this.world.permit(userId, 'vote');
    const ballots = castBallot(
      this.ballotBox,
      { userId, choice },
      this.windowEndsAt,
      this.world.now,
    );
    this.box = { ...this.box, ballots };
    this.reviewVote();
  }

  flag(flagger: Flagger): void {
    const { rules, now } = this.world;
    this.world.ensureActive(flagger.id);
    const { donorIds, proposal } = this.chosen;
    const on = {
      verification: this.verification,
      creatorId: REPORTER,
      donorIds,
      solverId: proposal.solverId,
      flags: this.flags,
    };
    if (rules.flagRefusal(flagger, on) !== null) return;
    this.world.permit(flagger.id, 'object');
    // Another rule about who may is under test as well: the flag itself is made for a stakeholder.
    const flag = raiseFlag({ ...flagger, isAmbassador: true }, on, WORDS, now);
    this.flags.push(flag);
    this.isDoubtful.push((flagger.dismissedLately ?? 0) >= DISMISSED_FLAGS_BEFORE_COSIGNER);
    this.hold('withdrawn');
    if (this.verification === 'waiting_release') this.escalate();
  }

  settle(at: number, by: Flagger): void {
    const flag = this.flags[at];
    if (!flag || (this.verification !== 'voting' && this.verification !== 'waiting_release'))
      return;
    const { rules, now, accounts } = this.world;
    this.world.ensureActive(by.id);
    const settled = rules.settleFlag(flag, by, partiesOf(flag.byId), now);
    this.flags[at] = settled;
    const author = accounts.get(flag.byId);
    if (author && settled.settled === 'dismissed') author.dismissedFlags += 1;
    this.hold(settled.settled ?? 'withdrawn');
    this.reviewVote();
  }

  private hold(because: Resumption): void {
    const { rules, now } = this.world;
    this.clock =
      this.isHeld || rules.hasOpenFlag(this.flags)
        ? pauseClock(this.clock, now)
        : rules.resumeClock(this.clock, because, this.windowEndsAt, now);
  }

  reviewVote(): void {
    const { world } = this;
    if (this.verification !== 'voting') return;
    const outcome = world.rules.decideVote(this.ballotBox, this.circumstances, this, world.now);
    if (outcome === null) return;
    if (outcome === 'accepted') return world.state.isFrozen ? undefined : this.accept();
    if (outcome === 'jury') return this.callJury();
    if (outcome === 'waiting' && world.fundingCents > world.largeAtChoice)
      throw new BrokenPromise('Silence pays much money.');
    const move = outcome === 'rejected' ? 'proof_rejected' : 'vote_unopposed';
    world.state = moveCase(world.state, move);
  }

  private get circumstances() {
    const { rules, fundingCents, limitCents } = this.world;
    const hasOpenFlag = rules.hasOpenFlag(this.flags);
    return { hasOpenFlag, escrowCents: fundingCents, largeEscrowCents: limitCents };
  }

  /** Nobody's money goes by the say of others before it had a day to speak. */
  private accept(): void {
    const { world, ballotBox: box, chosen, submittedAt } = this;
    const day = hoursAfter(submittedAt, ACCEPTANCE_AFTER_HOURS).getTime() + this.lostMs;
    const isDayOver = world.now.getTime() >= day;
    const isAsked = box.voters.some(
      ({ userId, pledgedCents }) => pledgedCents > 0n && box.ballots.get(userId) !== 'approve',
    );
    if (isAsked && !isDayOver) throw new BrokenPromise('Accepted over a donor within a day.');
    world.pay(chosen.proposal.compensationCents);
  }

  private escalate(): void {
    const dueAt = this.world.rules.flagsEscalateAt(this.flags, this.windowEndsAt);
    if (dueAt !== null && hasPassed(dueAt, this.world.now)) this.callJury();
  }

  /** What happens by itself, in the order in which the site's own jobs do it. */
  runDue(): void {
    this.reviewVote();
    if (this.verification !== 'waiting_release') return;
    this.escalate();
    if (this.verification !== 'waiting_release') return;
    const { now } = this.world;
    if (isNoticeDue(this.clock, now)) this.clock = recordNotice(this.clock, now);
    if (!isReleaseDue(this.clock, now)) return;
    if (this.isHeldRightly()) throw new BrokenPromise('Released while an objection stood.');
    this.world.pay(this.chosen.proposal.compensationCents);
  }

  dueTimes(): Date[] {
    if (this.verification === 'voting') {
      const reviewAt = nextReview(this.ballotBox, this.circumstances, this, this.world.now);
      return [this.windowEndsAt, ...(reviewAt ? [reviewAt] : [])];
    }
    if (this.verification !== 'waiting_release') return [];
    const { releaseAt } = this.clock;
    const escalatesAt = this.world.rules.flagsEscalateAt(this.flags, this.windowEndsAt);
    const noticeAt = hoursAfter(releaseAt, -RELEASE_NOTICE_HOURS);
    return [noticeAt, releaseAt, ...(escalatesAt ? [escalatesAt] : [])];
  }

  /** Whether an objection stands, of somebody who may hold a release alone or of two people. */
  private isHeldRightly(): boolean {
    const open = this.flags.flatMap(({ settled }, at) => (settled === null ? [at] : []));
    return open.length > 1 || open.some((at) => !this.isDoubtful[at]);
  }

  /** No objection but of who had a say at the choice, no release later than the bound. */
  check(): void {
    const { now } = this.world;
    const { donorIds, proposal } = this.chosen;
    const hasStanding = (id: string) =>
      id === REPORTER || id === proposal.solverId || donorIds.has(id);
    if (!this.flags.every(({ byId }) => hasStanding(byId))) {
      throw new BrokenPromise('Somebody without standing at the choice objected.');
    }
    if (this.clock.pausedAt !== null && !this.isHeld && !this.isHeldRightly()) {
      throw new BrokenPromise('Somebody refuted twice holds a release without a co-signer.');
    }
    ensureSay(this.world, this.ballotBox);
    const isOver = hasPassed(this.windowEndsAt, now) && !this.isHeld;
    if (this.verification === 'voting' && isOver) {
      throw new BrokenPromise('A vote went on beyond its window.');
    }
    if (this.verification === 'waiting_release' && now > this.latestAt) {
      throw new BrokenPromise(`A release waits beyond ${this.latestAt.toISOString()}.`);
    }
  }
}

const partiesOf = (flaggerId: string) => ({
  creatorId: REPORTER,
  donorIds: NOBODY,
  proposerIds: NOBODY,
  jurorIds: NOBODY,
  flaggerIds: new Set([flaggerId]),
  validatorIds: NOBODY,
});
