import { Refusal } from '#api/platform/access.rules.ts';
import { haveCommon, type Connections } from '#api/people/connections.rules.ts';
import { daysAfter } from '#api/platform/instant.rules.ts';
import { CARD_RETURNS_DAYS, CARD_RETURNS_MAX } from '#schema/caseLimits.ts';
import { BrokenPromise } from './BrokenPromise.ts';
import type { Rules } from './rules.ts';

/** The clock, and what accounts have in common: as the site sees it, and as it is. */
type Site = {
  readonly now: Date;
  readonly rules: Rules;
  connections(): Connections;
  trueConnections(): Connections;
};

type Return = { userId: string; at: Date };

/** Pledges by card that their donors took back: each costs the site a fee. */
export class CardReturns {
  readonly pledgeIds = new Set<string>();
  refusals = 0;
  private readonly returns: Return[] = [];
  /** Whatever the rules count. */
  private readonly real: Return[] = [];
  private readonly world: Site;

  constructor(world: Site) {
    this.world = world;
  }

  note({ id, donorId }: { id: string; donorId: string }): void {
    if (this.pledgeIds.has(id)) this.cause(donorId, 'withdrawn');
  }

  private cause(userId: string, how: 'withdrawn' | 'removed' | 'fixed'): void {
    const { now: at, rules } = this.world;
    this.real.push({ userId, at });
    if (rules.isCausedReturn(how)) this.returns.push({ userId, at });
  }

  /** A pledge by card to an issue of one's own elsewhere, which one ends at once. */
  passThrough(userId: string, how: 'withdrawn' | 'removed' | 'fixed'): void {
    this.ensureFew(userId);
    this.cause(userId, how);
  }

  /** No further pledge by card once a donor, or accounts of the same card, have caused enough of them. */
  ensureFew(donorId: string): void {
    const { world } = this;
    const isLate = ({ at }: Return) => at > daysAfter(world.now, -CARD_RETURNS_DAYS);
    const lately = this.returns.filter(isLate);
    const caused = [...new Set(lately.map(({ userId }) => userId))].map((userId) => ({
      userId,
      count: lately.filter((one) => one.userId === userId).length,
    }));
    const shares = (things: (id: string) => ReadonlySet<string>, id: string) =>
      id === donorId || haveCommon(things(id), things(donorId));
    const { things } = world.connections();
    const sharers = caused.flatMap(({ userId }) => (shares(things, userId) ? [userId] : []));
    if (world.rules.hasUsedUpReturns(caused, donorId, new Set(sharers))) {
      this.refusals += 1;
      throw new Refusal('card_returns');
    }
    const { things: really } = world.trueConnections();
    const own = this.real.filter((one) => isLate(one) && shares(really, one.userId));
    if (own.length >= CARD_RETURNS_MAX)
      throw new BrokenPromise('A donor pays by card to have it back, without end.');
  }
}
