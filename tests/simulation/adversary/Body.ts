import { hasPassed, daysAfter } from '#api/platform/instant.rules.ts';
import { moveCase } from '#api/platform/issueLifecycle.rules.ts';
import { permit } from '#api/platform/access.rules.ts';
import { FIXED_ANSWER_DAYS } from '#schema/issues/responsible.ts';
import { createRandomSource, type RandomSource } from '#tests/torture/randomSource.ts';
import { BrokenPromise } from './BrokenPromise.ts';
import { REPORTER, type CaseWorld } from './CaseWorld.ts';

/** Beside the other sources of a seed: a case without a body plays as if there were none. */
const OWN_SOURCE = 0x5eed;

/**
 * The body that is responsible, in the hands of the adversary: it says what it likes, as often as it likes,
 * and accounts of the adversary agree. A few honest people answer, too.
 */
export class Body {
  private readonly world: CaseWorld;
  private readonly random: RandomSource;
  private readonly isThere: boolean;
  private saidFixedAt: Date | null = null;
  private yes = new Set<string>();
  /** Whether it ended the case. */
  hasEnded = false;

  constructor(world: CaseWorld, seed: number) {
    this.world = world;
    this.random = createRandomSource((seed ^ OWN_SOURCE) >>> 0);
    this.isThere = this.random.chance(0.3);
  }

  /** One word of the body, or an answer to it. Throws what the rules refuse. */
  act(): void {
    const { random } = this;
    if (!this.isThere || this.hasEnded || !random.chance(0.4)) return;
    if (this.saidFixedAt === null || random.chance(0.2)) return this.say(random.chance(0.8));
    const { accounts, pledges } = this.world;
    const donors = pledges.map(({ donorId }) => donorId);
    const id = random.pick(random.chance(0.8) && donors.length > 0 ? donors : [...accounts.keys()]);
    const isAdversary = accounts.get(id)?.isAdversary;
    this.answer(id, random.chance(isAdversary ? 0.95 : id === REPORTER ? 0.1 : 0.4));
  }

  /** Whether it is fixed, or anything else. */
  private say(isFixed: boolean): void {
    this.saidFixedAt = isFixed ? this.world.now : null;
    this.yes = new Set();
    this.review();
  }

  private get asked() {
    const { world, saidFixedAt } = this;
    const { state, pledges, isHidden } = world;
    return { ...state, pledges, isHidden, mergedIntoId: null, reporterId: REPORTER, saidFixedAt };
  }

  private answer(id: string, isFixed: boolean): void {
    const { rules, now } = this.world;
    const actor = { id, username: id, accountRole: 'user', isFrozen: false } as const;
    permit(rules.maySayFixed({ ...actor, trustScore: 50, contactLevel: 3 }, this.asked, now));
    this.ensureAsked(id);
    if (isFixed) this.yes.add(id);
    else this.yes.delete(id);
    this.review();
  }

  private ensureAsked(id: string): void {
    const { pledges, now, state } = this.world;
    const isParty = id === REPORTER || pledges.some(({ donorId }) => donorId === id);
    const { saidFixedAt } = this;
    const isLate =
      saidFixedAt === null || hasPassed(daysAfter(saidFixedAt, FIXED_ANSWER_DAYS), now);
    if (!isParty || isLate || state.status === 'in_progress')
      throw new BrokenPromise('Somebody is asked whether it is fixed who may not say so.');
  }

  private review(): void {
    const { world, yes } = this;
    if (this.saidFixedAt === null || !world.rules.isSaidFixed(this.asked, yes)) return;
    this.ensureAgreed();
    const state = moveCase(world.state, 'fixed_otherwise');
    world.giveAllBack();
    world.state = state;
    this.hasEnded = true;
    for (const [pocket, cents] of world.balances)
      if (cents !== 0n) throw new BrokenPromise(`Fixed by others, ${pocket} is off by ${cents}.`);
  }

  /**
   * The reporter, or most of the money that was there before the word; over money of others never the adversary
   * alone.
   */
  private ensureAgreed(): void {
    const { world, yes, saidFixedAt } = this;
    const isHonest = (id: string) => world.accounts.get(id)?.isAdversary === false;
    let [all, agreed] = [0n, 0n];
    for (const { donorId, amountCents, createdAt } of world.pledges) {
      all += amountCents;
      if (yes.has(donorId) && saidFixedAt !== null && createdAt <= saidFixedAt)
        agreed += amountCents;
    }
    const isAgreed = yes.has(REPORTER) || agreed * 2n > all;
    const isOverOthers = world.pledges.some(({ donorId }) => isHonest(donorId));
    const isAlone = isOverOthers && ![...yes].some(isHonest);
    if (!isAgreed || isAlone || world.state.status === 'in_progress')
      throw new BrokenPromise('The word of a body moved the money.');
  }
}
