import { moveCase } from '#api/platform/issueLifecycle.rules.ts';
import { daysAfter, hasPassed, hoursAfter } from '#api/platform/instant.rules.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import { JURY_HOURS, PROOFS_PER_PROPOSAL } from '#schema/limits.ts';
import { createRandomSource, type RandomSource } from '#tests/torture/randomSource.ts';
import { Adversary } from './Adversary.ts';
import { BrokenPromise } from './BrokenPromise.ts';
import { CaseWorld, PLACE, REPORTER, SOLVER, type Account } from './CaseWorld.ts';
import { Choosing } from './Choosing.ts';
import { Judging } from './Judging.ts';
import { Jury } from './Jury.ts';
import { RULES, type Rules } from './rules.ts';

const START = new Date('2026-03-01T00:00:00.000Z');
const MOST_STEPS = 400;
const HORIZON_DAYS = 90;

/** How a case ended, and what it went through. */
export type Course = {
  end: 'completed' | 'refunded' | 'ended' | 'unchosen';
  flags: number;
  juries: number;
  adversaryJurors: number;
  accounts: number;
  /** What jurors said of a case that is over, by what came out of it and when. */
  verdicts: { hasAgreed: boolean; decidedAt: Date }[];
};

/** One case: honest people who do little, and an adversary who does whatever comes to mind. */
class PlayedCase {
  readonly world: CaseWorld;
  readonly choosing: Choosing;
  judging: Judging | null = null;
  jury: Jury | null = null;
  readonly course: Course = {
    end: 'unchosen',
    flags: 0,
    juries: 0,
    adversaryJurors: 0,
    accounts: 0,
    verdicts: [],
  };
  private readonly random: RandomSource;
  private readonly adversary: Adversary;
  private solverActsAt: Date | null = null;
  private proofs = 0;
  private isAppeal = false;

  constructor(seed: number, rules: Rules) {
    this.random = createRandomSource(seed);
    this.world = new CaseWorld(rules, this.random.branch(), START);
    this.choosing = new Choosing(this.world);
    this.adversary = new Adversary(this, this.random.branch());
    this.addHonestPeople();
  }

  private addHonestPeople(): void {
    const { world, random } = this;
    const honest = (id: string, isExperienced: boolean): Account => ({
      id,
      createdAt: daysAfter(START, -200),
      isAdversary: false,
      contactLevel: 2,
      home: { place: PLACE, since: daysAfter(START, -200) },
      judged: isExperienced ? [['stranger 1', 'stranger 2', 'stranger 3']] : [],
      dismissedFlags: 0,
    });
    const add = (account: Account) => world.accounts.set(account.id, account);
    for (const id of [REPORTER, SOLVER]) add(honest(id, false));
    for (let at = random.between(0, 9); at > 0; at -= 1) add(honest(`juror${at}`, true));
    for (let at = random.between(0, 4); at > 0; at -= 1) add(honest(`novice${at}`, false));
    const compensationCents = BigInt(random.between(10_000, 60_000));
    this.choosing.proposals.push({
      id: 'honest',
      solverId: SOLVER,
      compensationCents,
      createdAt: START,
    });
    for (let at = random.between(1, 4); at > 0; at -= 1) {
      add(honest(`donor${at}`, false));
      world.pledge(`donor${at}`, BigInt(random.between(10_000, 60_000)));
      const yes = { proposalId: 'honest', userId: `donor${at}`, voteType: 'upvote' } as const;
      if (random.chance(0.95)) this.choosing.vote(yes);
    }
    // Who reports may give too, and may want or not want what is offered.
    if (!random.chance(0.3)) return;
    world.pledge(REPORTER, BigInt(random.between(10_000, 200_000)));
    const voteType = random.pick(['upvote', 'upvote', 'downvote'] as const);
    this.choosing.vote({ proposalId: 'honest', userId: REPORTER, voteType });
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
    this.course.adversaryJurors += jury.seats.filter(
      ({ jurorId, status }) => status === 'accepted' && world.accounts.get(jurorId)?.isAdversary,
    ).length;
    if (jury.outcome === 'rejected') {
      world.state = moveCase(world.state, 'proof_rejected');
    } else if (jury.outcome === 'accepted') {
      this.pay();
    } else {
      world.state = moveCase(world.state, 'jury_failed');
      if (this.random.chance(0.5)) this.pay();
      else this.refund();
    }
    if (jury.outcome !== 'rejected') this.settleTrust(jury);
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
    this.choosing.review();
    this.judging?.runDue();
    this.jury?.review();
    this.carryOutJury();
    this.actAsSolver();
  }

  private nextDue(): Date | null {
    const { choosing, judging, jury, solverActsAt, world } = this;
    const times = [
      choosing.dueAt(),
      solverActsAt,
      ...(judging?.dueTimes() ?? []),
      ...(jury?.dueTimes() ?? []),
    ].flatMap((at) => (at !== null && at > world.now ? [at] : []));
    return times.reduce<Date | null>((first, at) => (first && first < at ? first : at), null);
  }

  private get isOver(): boolean {
    if (this.world.state.status === 'completed') this.course.end = 'completed';
    return this.course.end !== 'unchosen';
  }

  private check(): void {
    this.world.checkBooks();
    this.adversary.check();
    this.judging?.check();
    this.jury?.check();
    const { judging, world } = this;
    const isLate = judging !== null && world.now > hoursAfter(judging.latestAt, JURY_HOURS);
    // After a jury without a decision it is for ambassadors, and after a rejection for the solver.
    if (isLate && ['voting', 'waiting_release'].includes(world.state.verification)) {
      throw new BrokenPromise('Nobody has decided in time.');
    }
  }

  play(): Course {
    const until = daysAfter(START, HORIZON_DAYS);
    for (let step = 0; step < MOST_STEPS && !this.isOver; step += 1) {
      const due = this.nextDue();
      const actsAt = this.adversary.nextActAt(due);
      const next = due && (!actsAt || due < actsAt) ? due : actsAt;
      if (!next || next > until) break;
      this.world.now = next;
      if (next === actsAt) attempt(() => this.adversary.act());
      this.runDue();
      this.check();
    }
    this.world.record.check();
    this.world.record.erase();
    this.course.accounts = this.adversary.accounts.length;
    return this.course;
  }
}

/** What a rule refuses has not happened. */
function attempt(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Plays the case of a seed. Throws BrokenPromise where a bound did not hold. */
export const playCase = (seed: number, rules: Rules = RULES): Course =>
  new PlayedCase(seed, rules).play();
