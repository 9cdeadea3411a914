import type { AccountRole } from '#schema/people/user.ts';
import type { RulingChoice } from '#schema/case/verification.ts';
import type { RandomSource } from '#tests/torture/randomSource.ts';
import type { Account, CaseWorld } from './CaseWorld.ts';
import type { House } from './House.ts';

/** Which roles the adversary has: none in most cases, else one or two. */
const ROLES: readonly (readonly AccountRole[])[] = [
  [],
  [],
  [],
  ['operator'],
  ['ambassador'],
  ['ambassador', 'ambassador'],
  ['operator', 'ambassador'],
];

/** Roles of the house in the hands of the adversary, beside the honest ones of the town. */
export class Insiders {
  private readonly holders: string[] = [];
  private readonly played: { world: CaseWorld; house: House };
  private readonly random: RandomSource;

  constructor(
    played: { world: CaseWorld; house: House },
    accounts: readonly Account[],
    random: RandomSource,
  ) {
    this.played = played;
    this.random = random;
    for (const [at, role] of random.pick(ROLES).entries()) {
      const id = accounts[at]?.id;
      if (id === undefined) continue;
      played.world.roles.set(id, role);
      this.holders.push(id);
    }
  }

  chances() {
    const { isHidden, state } = this.played.world;
    const isAsked = isHidden || state.isFrozen || state.verification === 'arbitration';
    return [
      ...(this.holders.length > 0 ? (['misuse'] as const) : []),
      ...(isAsked && this.random.chance(0.3)
        ? (['serve', 'serve', 'serve', 'serve'] as const)
        : []),
    ];
  }

  /** Whatever a role of theirs opens. */
  misuse(accountId: string): void {
    const { random } = this;
    const { house } = this.played;
    const id = random.pick(this.holders);
    const isOn = random.chance(0.6);
    const acts = [
      () => house.hide(id, isOn),
      () => house.freeze(id, isOn),
      () => house.rule(random.chance(0.5) ? id : accountId, this.choice()),
      () => house.confirm(random.chance(0.5) ? id : accountId),
      () => {
        house.appoint(id, accountId);
        this.holders.push(accountId);
      },
    ];
    random.pick(acts)();
  }

  /** An honest ambassador, where the town has one, lets a case go on or rules. */
  serve(): void {
    const { random } = this;
    const { house, world } = this.played;
    // The town appoints another one, maybe too late for this case.
    if (random.chance(0.1)) world.roles.set('judge late', 'ambassador');
    const honest = [...world.roles.keys()].filter((id) => id.startsWith('judge'));
    if (honest.length === 0) return;
    const id = random.pick(honest);
    if (world.isHidden) house.hide(id, false);
    else if (world.state.isFrozen) house.freeze(id, false);
    else if (house.ruling === null) house.rule(id, this.choice());
    else house.confirm(id);
  }

  private choice(): RulingChoice {
    return this.random.pick(['release', 'refund'] as const);
  }
}
