import { daysAfter } from '#api/platform/instant.rules.ts';
import type { RandomSource } from '#tests/torture/randomSource.ts';
import { PLACE, REPORTER, SOLVER, type Account, type CaseWorld } from './CaseWorld.ts';
import type { Appointments } from './Appointments.ts';
import type { Choosing } from './Choosing.ts';

type Town = { world: CaseWorld; choosing: Choosing; appointments: Appointments };

/** Reporter, solver, donors, jurors, and no, one or two ambassadors, who are counted. */
export function addHonestTown(
  { world, choosing, appointments }: Town,
  random: RandomSource,
): number {
  const honest = (id: string, isExperienced: boolean): Account => ({
    id,
    createdAt: daysAfter(world.now, -200),
    isAdversary: false,
    contactLevel: 2,
    home: { place: PLACE, since: daysAfter(world.now, -200) },
    judged: isExperienced ? [['stranger 1', 'stranger 2', 'stranger 3']] : [],
    dismissedFlags: 0,
  });
  const add = (account: Account) => world.accounts.set(account.id, account);
  for (const id of [REPORTER, SOLVER]) add(honest(id, false));
  for (let at = random.between(0, 9); at > 0; at -= 1) add(honest(`juror${at}`, true));
  for (let at = random.between(0, 4); at > 0; at -= 1) add(honest(`novice${at}`, false));
  const compensationCents = BigInt(random.between(10_000, 60_000));
  choosing.proposals.push({
    id: 'honest',
    solverId: SOLVER,
    compensationCents,
    createdAt: world.now,
  });
  for (let at = random.between(1, 4); at > 0; at -= 1) {
    add(honest(`donor${at}`, false));
    world.pledge(`donor${at}`, BigInt(random.between(10_000, 60_000)));
    const yes = { proposalId: 'honest', userId: `donor${at}`, voteType: 'upvote' } as const;
    if (random.chance(0.95)) choosing.vote(yes);
  }
  const judges = random.between(0, 2);
  for (let at = judges; at > 0; at -= 1)
    appointments.addFirst(`judge${at}`, daysAfter(world.now, -200));
  world.roles.set('mayor', 'operator');
  // Who reports may give too, and may want or not want what is offered.
  if (!random.chance(0.3)) return judges;
  world.pledge(REPORTER, BigInt(random.between(10_000, 200_000)));
  const voteType = random.pick(['upvote', 'upvote', 'downvote'] as const);
  choosing.vote({ proposalId: 'honest', userId: REPORTER, voteType });
  return judges;
}
