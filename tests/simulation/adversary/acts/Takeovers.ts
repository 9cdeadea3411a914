import { Refusal } from '#api/platform/access.rules.ts';
import { daysAfter } from '#api/platform/instant.rules.ts';
import { createRandomSource, type RandomSource } from '#tests/torture/randomSource.ts';
import { ROLE_MEMORY_DAYS } from '#schema/people/roleLimits.ts';
import type { Seat } from '#api/case/jury/jurySeats.rules.ts';
import { BrokenPromise } from '../BrokenPromise.ts';
import { REPORTER, type CaseWorld } from '../CaseWorld.ts';

/** Beside the other sources of a seed, as those of a body. */
const OWN_SOURCE = 0x7a4e;

type Played = {
  world: CaseWorld;
  choosing: { proposals: readonly { solverId: string }[] };
  jury: { seats: readonly Seat[] } | null;
};

/** An operator of the adversary who says that people have lost their mailboxes, and enters their accounts. */
export class Takeovers {
  count = 0;
  private readonly played: Played;
  private readonly random: RandomSource;

  constructor(played: Played, seed: number) {
    this.played = played;
    this.random = createRandomSource((seed ^ OWN_SOURCE) >>> 0);
  }

  private hasSeat(id: string): boolean {
    const seats = this.played.jury?.seats ?? [];
    return seats.some(
      ({ jurorId, status }) => jurorId === id && (status === 'offered' || status === 'accepted'),
    );
  }

  /** Throws what the rules refuse. */
  act(): void {
    const { random } = this;
    const { world, choosing } = this.played;
    const isOperator = [...world.roles].some(
      ([id, role]) => role === 'operator' && world.accounts.get(id)?.isAdversary,
    );
    if (!isOperator || !random.chance(0.2)) return;
    const { id } = random.pick([...world.accounts.values()]);
    const heldRole = (world.roles.get(id) ?? 'user') !== 'user' || world.judgesOfLately.has(id);
    const gives = world.pledges.some(({ donorId }) => donorId === id);
    const offers = choosing.proposals.some(({ solverId }) => solverId === id);
    const hasSay = gives || offers || id === REPORTER || this.hasSeat(id);
    // Announced, it takes two weeks: `Appointments` plays that.
    if (world.rules.isRecoveryAnnounced({ heldRole, hasSay })) throw new Refusal('forbidden');
    if (heldRole || hasSay)
      throw new BrokenPromise('An operator has got into an account with a say, unannounced.');
    const account = world.accounts.get(id);
    if (!account || account.isAdversary) return;
    world.accounts.set(id, { ...account, isAdversary: true });
    world.enteredAt.set(id, world.now);
    this.count += 1;
  }

  /** No juror speaks by the name of somebody else. */
  check(): void {
    const { world, jury } = this.played;
    const since = daysAfter(world.now, -ROLE_MEMORY_DAYS);
    for (const { jurorId, status } of jury?.seats ?? []) {
      const enteredAt = world.enteredAt.get(jurorId);
      if (status === 'accepted' && enteredAt !== undefined && enteredAt > since)
        throw new BrokenPromise('An operator sits on a jury by the name of somebody else.');
    }
  }
}
