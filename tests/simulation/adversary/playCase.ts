import { moveCase } from '#api/platform/issueLifecycle.rules.ts';
import { daysAfter, hasPassed, hoursAfter } from '#api/platform/instant.rules.ts';
import { PROOFS_PER_PROPOSAL } from '#schema/limits.ts';
import type { RulingChoice } from '#schema/case/verification.ts';
import { createRandomSource, type RandomSource } from '#tests/torture/randomSource.ts';
import { Acts } from './acts/Acts.ts';
import { earliest } from './acts/earliest.ts';
import { AccountFreezes } from './AccountFreezes.ts';
import { Adversary } from './Adversary.ts';
import { Appointments } from './Appointments.ts';
import { attempt } from './attempt.ts';
import { Body } from './Body.ts';
import { ensureInTime, ensureLeave, ensureProofOpen, ensureWayOut } from './bounds.ts';
import { BrokenPromise } from './BrokenPromise.ts';
import { CaseWorld, REPORTER } from './CaseWorld.ts';
import { beginCourse, tellCourse, type Course } from './course.ts';
import { Choosing } from './Choosing.ts';
import { addHonestTown } from './honestTown.ts';
import { House } from './House.ts';
import { Judging } from './Judging.ts';
import { Jury } from './Jury.ts';
import { RULES, type Rules } from './rules.ts';

const START = new Date('2026-03-01T00:00:00.000Z');
const MOST_STEPS = 400;
/** For so long the adversary acts; what they have begun ends by itself afterwards. */
const HORIZON_DAYS = 90;

/** One case: honest people who do little, and an adversary who does whatever comes to mind. */
class PlayedCase {
  readonly world: CaseWorld;
  readonly choosing: Choosing;
  readonly house: House;
  readonly appointments: Appointments;
  readonly freezes: AccountFreezes;
  private readonly body: Body;
  private readonly acts: Acts;
  judging: Judging | null = null;
  jury: Jury | null = null;
  readonly course = beginCourse();
  private readonly random: RandomSource;
  private readonly adversary: Adversary;
  private solverActsAt: Date | null = null;
  private proofs = 0;
  private isAppeal = false;

  constructor(seed: number, rules: Rules) {
    this.random = createRandomSource(seed);
    this.world = new CaseWorld(rules, this.random.branch(), START);
    this.choosing = new Choosing(this.world);
    this.body = new Body(this.world, seed);
    this.acts = new Acts(this, seed);
    this.house = new House(this.world, {
      parties: () => this.concerned(),
      box: () => this.judging?.ballotBox ?? null,
      follow: (lostMs) => this.followHold(lostMs),
      end: (choice, by) => {
        this.course.isEndedByMoney = by === 'money';
        this.end(choice);
      },
    });
    this.freezes = new AccountFreezes(this.world);
    this.appointments = new Appointments(this.world, (id) => this.adversary.insiders.enter(id));
    this.adversary = new Adversary(this, this.random.branch());
    this.course.judges = addHonestTown(this, this.random);
  }

  /** Parties, and who sits on the jury. */
  private concerned(): Set<string> {
    const seated = this.jury?.seats.filter(({ status }) => status === 'accepted') ?? [];
    return new Set([...this.parties(), ...seated.map(({ jurorId }) => jurorId)]);
  }

  private followHold(lostMs: number): void {
    const { world, house } = this;
    world.isClosed = house.isClosed;
    if (world.state.status !== 'in_progress') return this.choosing.interrupt();
    this.jury?.giveTimeBack(lostMs);
    this.judging?.follow(world.state.isFrozen || house.isClosed, lostMs);
  }

  private end(choice: RulingChoice): void {
    if (choice === 'release') this.pay();
    else this.refund();
    if (this.jury) this.settleTrust(this.jury);
  }

  /** Whoever took part cannot judge. */
  parties(): Set<string> {
    return new Set([
      REPORTER,
      ...this.world.everGave,
      ...this.choosing.proposals.map(({ solverId }) => solverId),
      ...(this.judging?.flags.map(({ byId }) => byId) ?? []),
    ]);
  }

  callJury(): void {
    this.course.flags += this.judging?.flags.length ?? 0;
    this.course.juries += 1;
    this.jury = new Jury(this.world, this.parties());
  }

  private handIn(): void {
    const { chosen } = this.choosing;
    if (!chosen) return;
    ensureProofOpen(this.world, chosen.proposal.solverId);
    this.proofs += 1;
    this.jury = null;
    this.judging = new Judging(this.world, chosen, () => this.callJury());
  }

  /** A rejection leaves the solver a second proof or an appeal, or the work is over. */
  private answerRejection(): void {
    const { world, random } = this;
    if (this.jury === null && random.chance(0.4)) {
      this.isAppeal = true;
      this.callJury();
    } else if (this.proofs < PROOFS_PER_PROPOSAL && !this.isAppeal && random.chance(0.7)) {
      this.handIn();
    } else {
      world.state = moveCase(world.state, 'selection_ended');
      this.course.end = 'ended';
    }
  }

  private actAsSolver(): void {
    const { world } = this;
    const { verification, status } = world.state;
    const isDue = this.solverActsAt !== null && hasPassed(this.solverActsAt, world.now);
    const isTheirTurn = status === 'in_progress' && ['none', 'rework'].includes(verification);
    if (!isTheirTurn) {
      this.solverActsAt = null;
    } else if (this.solverActsAt === null) {
      this.solverActsAt = hoursAfter(world.now, this.random.between(1, 70));
    } else if (isDue) {
      this.solverActsAt = null;
      if (verification === 'none') this.handIn();
      else this.answerRejection();
    }
  }

  private carryOutJury(): void {
    const { jury, world } = this;
    if (!jury?.outcome || world.state.verification !== 'jury') return;
    if (jury.outcome === 'accepted' && world.state.isFrozen) return;
    this.course.adversaryJurors += jury.seats.filter(
      ({ jurorId, status }) => status === 'accepted' && world.accounts.get(jurorId)?.isAdversary,
    ).length;
    if (jury.outcome === 'rejected') {
      world.state = moveCase(world.state, 'proof_rejected');
    } else if (jury.outcome === 'accepted') {
      this.end('release');
    } else {
      world.state = moveCase(world.state, 'jury_failed');
      this.house.beginArbitration();
    }
  }

  /** A case that is over moves the trust of everybody who judged it. */
  private settleTrust({ verdicts }: Jury): void {
    const outcome = this.course.end === 'refunded' ? 'reject' : 'approve';
    for (const choice of verdicts.values())
      this.course.verdicts.push({ hasAgreed: choice === outcome, decidedAt: this.world.now });
  }

  private pay(): void {
    this.world.pay(this.choosing.chosen?.proposal.compensationCents ?? 0n);
  }

  private refund(): void {
    this.world.refundAll();
    this.course.end = 'refunded';
    for (const [pocket, cents] of this.world.balances) {
      if (cents !== 0n) throw new BrokenPromise(`After a refund ${pocket} is off by ${cents}.`);
    }
  }

  private runDue(): void {
    this.house.runDue();
    this.appointments.runDue();
    this.acts.runDue();
    if (this.house.isClosed || this.body.hasEnded || this.acts.isRemoved) return;
    this.choosing.review();
    this.judging?.runDue();
    this.jury?.review();
    this.carryOutJury();
    this.actAsSolver();
  }

  private nextDue(): Date | null {
    const { choosing, house, judging, jury, solverActsAt, world } = this;
    const times = [choosing.dueAt(), solverActsAt, ...house.dueTimes()];
    times.push(...this.appointments.dueTimes());
    times.push(...(judging?.dueTimes() ?? []), ...(jury?.dueTimes() ?? []));
    return earliest(times, world.now);
  }

  private get isOver(): boolean {
    if (this.acts.isRemoved) this.course.end = 'removed';
    else if (this.body.hasEnded) this.course.end = 'fixed';
    else if (this.world.state.status === 'completed') this.course.end = 'completed';
    return this.course.end !== 'unchosen';
  }

  private check(): void {
    this.world.checkBooks();
    this.adversary.check();
    this.acts.check();
    ensureLeave(this.world);
    this.judging?.check();
    this.jury?.check();
    if (this.judging) ensureInTime(this.world, this.judging);
  }

  play(): Course {
    const until = daysAfter(START, HORIZON_DAYS);
    for (let step = 0; !this.isOver; step += 1) {
      const due = this.nextDue();
      const mayAct = step < MOST_STEPS && this.world.now < until;
      const actsAt = mayAct ? this.adversary.nextActAt(due) : null;
      const next = earliest([due, actsAt, ...this.acts.dueTimes()], this.world.now);
      if (!next) break;
      const { hidden, frozen } = this.house.holds;
      const wasStopped = { hidden: hidden.since !== null, frozen: frozen.since !== null };
      this.world.now = next;
      if (next === actsAt) attempt(() => this.adversary.act());
      attempt(() => this.body.act());
      this.acts.act();
      this.runDue();
      this.check();
      this.house.check(wasStopped);
    }
    if (this.course.end === 'unchosen') ensureWayOut(this.world);
    this.world.record.check();
    this.world.record.erase();
    this.course.accounts = this.adversary.accounts.length;
    return tellCourse({ ...this.course, ...this.acts.tell() }, this);
  }
}

/** Plays the case of a seed. Throws BrokenPromise where a bound did not hold. */
export const playCase = (seed: number, rules: Rules = RULES): Course =>
  new PlayedCase(seed, rules).play();
