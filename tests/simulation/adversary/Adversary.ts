import { daysAfter } from '#api/platform/instant.rules.ts';
import type { RandomSource } from '#tests/torture/randomSource.ts';
import { BrokenPromise } from './BrokenPromise.ts';
import { PLACE, REPORTER, type Account, type CaseWorld } from './CaseWorld.ts';
import type { AccountFreezes } from './AccountFreezes.ts';
import type { Appointments } from './Appointments.ts';
import type { Choosing } from './Choosing.ts';
import type { Judging } from './Judging.ts';
import type { House } from './House.ts';
import { Insiders } from './Insiders.ts';
import type { Jury } from './Jury.ts';

const MOST_ACCOUNTS = 50;
const BUDGET_CENTS = 10_000n;
const MOST_ACTS = 120;
const ELSEWHERE = { latitude: -33.87, longitude: 151.21 };
const HOUR_MS = 3_600_000;

type Choice = 'approve' | 'reject';

/** While nobody can act in the case. */
const OPEN_WHILE_HIDDEN: ReadonlySet<string> = new Set(['withdraw', 'misuse', 'serve', 'open']);

/** What there is to act on. */
type Stage = {
  world: CaseWorld;
  choosing: Choosing;
  house: House;
  appointments: Appointments;
  freezes: AccountFreezes;
  judging: Judging | null;
  jury: Jury | null;
};

/**
 * Somebody with 50 accounts and $100 who wants to hold up, steer or rob a case, and the few answers
 * that honest people give meanwhile. Acts at any time, gladly just before something falls due.
 */
export class Adversary {
  readonly accounts: Account[] = [];
  private spentCents = 0n;
  private acts = 0;
  private readonly played: Stage;
  readonly insiders: Insiders;
  private readonly random: RandomSource;
  private readonly temper: number;

  constructor(played: Stage, random: RandomSource) {
    this.played = played;
    this.random = random;
    // From one who acts every few minutes to one who comes by every second day.
    this.temper = random.pick([0.1, 1, 6, 24, 48]);
    for (let count = random.between(1, 40); count > 0; count -= 1) this.open();
    this.insiders = new Insiders(played, this.accounts, random);
  }

  nextActAt(due: Date | null): Date | null {
    if (this.acts >= MOST_ACTS) return null;
    const { now } = this.played.world;
    if (due && this.random.chance(0.3)) {
      return new Date(Math.max(now.getTime() + 1, due.getTime() - this.random.between(1, 60_000)));
    }
    return new Date(now.getTime() + 1 + Math.floor(this.random.next() * this.temper * HOUR_MS));
  }

  private open(): void {
    const { world } = this.played;
    if (this.accounts.length >= MOST_ACCOUNTS) return;
    const { random } = this;
    const id = `a${this.accounts.length}`;
    const account: Account = {
      id,
      createdAt: daysAfter(world.now, -random.pick([0, 0, 3, 20, 60])),
      isAdversary: true,
      contactLevel: random.pick([1, 2, 2, 3]),
      home: {
        place: random.pick([PLACE, ELSEWHERE]),
        since: daysAfter(world.now, -random.pick([0, 10, 29, 60])),
      },
      judged: this.judgedBy(id),
      dismissedFlags: random.pick([0, 0, 0, 1, 2]),
    };
    this.accounts.push(account);
    world.accounts.set(id, account);
    // One browser, some cards: now and then an account that nothing connects with the others.
    if (random.chance(0.85)) world.links.push({ key: `card ${random.between(1, 6)}`, userId: id });
    if (random.chance(0.3))
      world.links.push({ key: `browser ${random.between(1, 3)}`, userId: id });
  }

  /** Now and then a case of strangers, or one that they have staged with accounts of their own. */
  private judgedBy(id: string): string[][] {
    const { random } = this;
    if (random.chance(0.15)) return [['stranger 1', 'stranger 2', 'stranger 3']];
    return random.chance(0.2) ? [[id, 'a0', 'a1', 'a2']] : [];
  }

  /** One act of theirs, or an answer of somebody honest. Throws what the rules refuse. */
  act(): void {
    this.acts += 1;
    const account = this.random.pick(this.accounts);
    const act = this.random.pick(this.chances());
    if (this.played.house.isClosed && !OPEN_WHILE_HIDDEN.has(act)) return;
    this[act](account);
  }

  private chances() {
    const { judging, jury } = this.played;
    return [
      ...(['pledge', 'withdraw', 'vote', 'open', 'meet'] as const),
      ...(this.random.chance(0.2) ? (['awaitChange'] as const) : []),
      ...(this.random.chance(0.1) ? (['propose'] as const) : []),
      ...(judging ? (['flag', 'flag', 'unflag', 'ballot', 'answerFlags'] as const) : []),
      ...(jury ? (['sit', 'sit', 'sit'] as const) : []),
      ...this.insiders.chances(),
    ];
  }

  private misuse({ id }: Account): void {
    this.insiders.misuse(id);
  }

  private serve(): void {
    this.insiders.serve();
  }

  /** Comes to the network of anybody at the same time, on several days. */
  private meet({ id }: Account): void {
    const { accounts, meetings } = this.played.world;
    const other = this.random.pick([...accounts.keys()]);
    if (other === id) return;
    meetings.push(...[id, other].map((userId) => ({ key: `${id} ${other}`, userId })));
  }

  private pledge({ id }: Account): void {
    const most = Number(BUDGET_CENTS - this.spentCents);
    if (most < 100) return;
    const cents = BigInt(this.random.chance(0.6) ? 100 : this.random.between(100, most));
    this.played.world.pledge(id, cents, this.random.chance(0.7));
    this.spentCents += cents;
  }

  private withdraw(): void {
    const { world } = this.played;
    const own = world.pledges.filter(({ donorId }) => world.accounts.get(donorId)?.isAdversary);
    if (own.length === 0) return;
    const pledge = this.random.pick(own);
    world.withdraw(pledge.id);
    this.spentCents -= pledge.amountCents;
  }

  /** Who reported changes something, for the adversary to read on the record. */
  private awaitChange(): void {
    this.played.world.record.changeAtRandom(this.random);
  }

  private vote({ id }: Account): void {
    const { id: proposalId } = this.random.pick(this.played.choosing.proposals);
    const voteType = this.random.pick(['upvote', 'downvote'] as const);
    this.played.choosing.vote({ proposalId, userId: id, voteType });
  }

  private propose({ id }: Account): void {
    const { choosing, world } = this.played;
    world.ensureActive(id);
    const compensationCents = BigInt(this.random.between(100, 50_000));
    const number = choosing.proposals.length;
    choosing.proposals.push({
      id: `b${number}`,
      solverId: id,
      compensationCents,
      createdAt: world.now,
    });
  }

  private flag({ id, dismissedFlags }: Account): void {
    const dismissedLately = dismissedFlags;
    this.played.judging?.flag({ id, isAmbassador: false, dismissedLately });
    // The honest may have their doubts too.
    if (!this.random.chance(0.05)) return;
    const { dismissedFlags: refuted } = this.played.world.accounts.get(REPORTER) ?? {};
    const doubter = { id: REPORTER, isAmbassador: false };
    this.played.judging?.flag({ ...doubter, ...(refuted && { dismissedLately: refuted }) });
  }

  private unflag(): void {
    const { judging } = this.played;
    const open = judging?.flags.flatMap(({ settled }, at) => (settled === null ? [at] : [])) ?? [];
    if (open.length === 0) return;
    const at = this.random.pick(open);
    judging?.settle(at, { id: judging.flags[at]?.byId ?? '', isAmbassador: false });
  }

  private answerFlags(): void {
    const { judging } = this.played;
    const at = judging?.flags.findIndex(({ settled }) => settled === null) ?? -1;
    if (at >= 0) judging?.settle(at, { id: 'ambassador', isAmbassador: true });
  }

  private ballot(): void {
    const { judging, world } = this.played;
    const voters = judging?.ballotBox.voters ?? [];
    if (voters.length === 0) return;
    const { userId } = this.random.pick(voters);
    const isHonest = !world.accounts.get(userId)?.isAdversary;
    judging?.ballot(userId, isHonest && this.random.chance(0.9) ? 'approve' : this.choice());
  }

  private choice(): Choice {
    return this.random.pick(['approve', 'reject'] as const);
  }

  /** Somebody who is asked takes a seat or not, and judges. */
  private sit(): void {
    const { jury } = this.played;
    const open = jury?.seats.filter(({ status }) => status === 'offered' || status === 'accepted');
    if (!jury || !open || open.length === 0) return;
    const { jurorId, status } = this.random.pick(open);
    if (status === 'accepted') return jury.judge(jurorId, this.choice());
    jury.answer(jurorId, this.random.chance(0.85) ? 'accepted' : 'declined');
  }

  /** Nobody takes out of the site what others put in by giving and taking back. */
  check(): void {
    const own = this.accounts.reduce(
      (sum, { id }) => sum + this.played.world.balanceOf(`donor ${id}`),
      0n,
    );
    if (own > 0n || own < -BUDGET_CENTS) {
      throw new BrokenPromise(`An adversary with $100 stands at ${own} cents.`);
    }
  }
}
