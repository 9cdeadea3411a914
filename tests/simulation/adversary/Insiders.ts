import type { AccountRole } from '#schema/people/user.ts';
import type { RulingChoice } from '#schema/case/verification.ts';
import type { RandomSource } from '#tests/torture/randomSource.ts';
import type { AccountFreezes } from './AccountFreezes.ts';
import type { Appointments } from './Appointments.ts';
import { attempt } from './attempt.ts';
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
const LIMITS = [0n, 10_000n, 90_000_000n];

type Played = {
  world: CaseWorld;
  house: House;
  appointments: Appointments;
  freezes: AccountFreezes;
};

/** Roles of the house in the hands of the adversary, beside the honest ones of the town. */
export class Insiders {
  private readonly holders: string[] = [];
  private readonly played: Played;
  private readonly random: RandomSource;

  constructor(played: Played, accounts: readonly Account[], random: RandomSource) {
    this.played = played;
    this.random = random;
    for (const [at, role] of random.pick(ROLES).entries()) {
      const id = accounts[at]?.id;
      if (id === undefined) continue;
      played.world.roles.set(id, role);
      this.holders.push(id);
    }
  }

  /** An operator of theirs has got into somebody's account. */
  enter(id: string): void {
    this.holders.push(id);
  }

  chances() {
    const { world, appointments } = this.played;
    const { isHidden, state } = world;
    const isAsked = isHidden || state.isFrozen || state.verification === 'arbitration';
    const isWaiting = appointments.waiting.length > 0;
    return [
      ...(this.holders.length > 0 ? (['misuse', 'misuse', 'misuse'] as const) : []),
      ...((isAsked || isWaiting) && this.random.chance(0.3)
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
      () => house.setLimit(id, random.pick(LIMITS)),
      () => this.appoint(id, accountId),
      () => this.takePartInAppointments(random.chance(0.5) ? id : accountId),
      () => this.freezeAccounts(id),
      () => this.freezeAccounts(id),
    ];
    random.pick(acts)();
  }

  /** Makes own judges, unmakes others, or takes their accounts over. */
  private appoint(id: string, accountId: string): void {
    const { random } = this;
    const { appointments, world } = this.played;
    const [first] = this.honestJudges();
    const userId = first !== undefined && random.chance(0.5) ? first : accountId;
    const isJudge = world.roles.get(userId) === 'ambassador';
    const kind = isJudge && random.chance(0.5) ? 'recovery' : 'role';
    appointments.announce(id, kind, userId, isJudge ? 'user' : 'ambassador');
    if (userId === accountId) this.holders.push(accountId);
  }

  private takePartInAppointments(id: string): void {
    const { appointments } = this.played;
    if (appointments.waiting.length === 0) return;
    const on = this.random.pick(appointments.waiting);
    if (this.random.chance(0.4)) appointments.object(id, on);
    else appointments.confirm(id, on);
  }

  /** Takes the say of whoever is in the way, if there are two to do so, or gives one its say again. */
  private freezeAccounts(id: string): void {
    const { random } = this;
    const { freezes, house } = this.played;
    const frozen = freezes.reports.filter(({ settled, isLifted }) => settled && !isLifted);
    if (frozen.length > 0 && random.chance(0.05)) return freezes.lift(id, random.pick(frozen));
    const again = frozen.map(({ userId }) => userId);
    const isAgain = again.length > 0 && random.chance(0.3);
    const report = freezes.report(id, random.pick(isAgain ? again : [...house.concerned]));
    const others = this.holders.filter((other) => other !== id);
    if (others.length > 0) freezes.freeze(random.pick(others), report);
  }

  private honestJudges(): string[] {
    return [...this.played.world.roles].flatMap(([id, role]) =>
      role === 'ambassador' && id.startsWith('judge') && !this.holders.includes(id) ? [id] : [],
    );
  }

  /** An honest ambassador, where the town has one, lets a case go on, rules, or looks after the others. */
  serve(): void {
    const { random } = this;
    const { appointments, house, world } = this.played;
    // The town appoints another one, maybe too late for this case.
    if (random.chance(0.1))
      attempt(() => appointments.announce('mayor', 'role', 'judge late', 'ambassador'));
    const honest = this.honestJudges();
    if (honest.length === 0) return;
    if (appointments.waiting.length > 0 && random.chance(0.5))
      return appointments.answer(honest, random.pick(appointments.waiting));
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
