import { permit } from '#api/platform/access.rules.ts';
import { isRemovable } from '#api/platform/issueLifecycle.rules.ts';
import { createRandomSource, type RandomSource } from '#tests/torture/randomSource.ts';
import { BrokenPromise } from '../BrokenPromise.ts';
import { REPORTER, type CaseWorld } from '../CaseWorld.ts';

/** Beside the other sources of a seed, as those of a body. */
const OWN_SOURCE = 0xde1e;
const DOORS = ['removed', 'fixed', 'withdrawn'] as const;

/**
 * The reporter deletes the issue, or somebody tries who may not; and accounts of the adversary report issues
 * of their own, only to have paid for them by card and to end them.
 */
export class Removals {
  /** Whether the issue is gone. */
  hasEnded = false;
  private readonly world: CaseWorld;
  private readonly random: RandomSource;
  private readonly mood: 'delete' | 'drain' | null;

  constructor(world: CaseWorld, seed: number) {
    this.world = world;
    this.random = createRandomSource((seed ^ OWN_SOURCE) >>> 0);
    const mood = this.random.next();
    this.mood = mood < 0.15 ? 'delete' : mood < 0.3 ? 'drain' : null;
  }

  /** Throws what the rules refuse. */
  act(): void {
    const { random, world } = this;
    if (this.mood === null || this.hasEnded || !random.chance(0.1)) return;
    const own = [...world.accounts.values()].filter(({ isAdversary }) => isAdversary);
    const { id } = random.pick(own);
    if (this.mood === 'drain') return world.cards.passThrough(id, random.pick(DOORS));
    this.remove(random.pick([REPORTER, id, 'mayor']));
  }

  private remove(id: string): void {
    const { world } = this;
    const before = world.state;
    permit(world.rules.mayDelete(world.actor(id), { ...before, reporterId: REPORTER }));
    if (id !== REPORTER) throw new BrokenPromise('Somebody deleted the issue of another.');
    if (!isRemovable(before.status) || before.isFrozen)
      throw new BrokenPromise('An issue was deleted over work or while it is reviewed.');
    world.giveAllBack();
    this.hasEnded = true;
    for (const [pocket, cents] of world.balances)
      if (cents !== 0n) throw new BrokenPromise(`Deleted, ${pocket} is off by ${cents}.`);
  }
}
