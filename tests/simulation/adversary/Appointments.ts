import type { AppointmentRow } from '#api/people/appointments.entities.ts';
import { hasPassed } from '#api/platform/instant.rules.ts';
import { permit, Refusal } from '#api/platform/access.rules.ts';
import { mayGrantRole } from '#api/people/accountPolicy.rules.ts';
import { mayConfirm, mayObject } from '#api/people/appointments.rules.ts';
import { DAY_MS } from '#schema/durations.ts';
import { ROLE_NOTICE_DAYS } from '#schema/people/roleLimits.ts';
import type { AccountRole } from '#schema/people/user.ts';
import { BrokenPromise } from './BrokenPromise.ts';
import type { CaseWorld } from './CaseWorld.ts';

type Announced = Omit<AppointmentRow, 'id' | 'reason' | 'objection' | 'settledAt' | 'usedAt'>;

const UNANSWERED = {
  objectedBy: null,
  objectedAt: null,
  confirmedBy: null,
  confirmedAt: null,
  outcome: null,
};
const NOTICE_MS = ROLE_NOTICE_DAYS * DAY_MS;

/** Who is made an ambassador, loses the role or is recovered by an operator, and who stands against it. */
export class Appointments {
  readonly all: Announced[] = [];
  objections = 0;
  private firstAmbassadorAt: Date | null = null;
  private readonly world: CaseWorld;
  /** What follows once an operator can enter somebody's account. */
  private readonly enter: (userId: string) => void;

  constructor(world: CaseWorld, enter: (userId: string) => void) {
    this.world = world;
    this.enter = enter;
  }

  /** The town has had its ambassadors for long. */
  addFirst(id: string, since: Date): void {
    this.world.roles.set(id, 'ambassador');
    this.firstAmbassadorAt = since;
  }

  private roleOf(id: string) {
    return { accountRole: this.world.roles.get(id) ?? 'user', isValidator: false } as const;
  }

  get waiting(): Announced[] {
    return this.all.filter(({ outcome }) => outcome === null);
  }

  announce(byId: string, kind: 'role' | 'recovery', userId: string, to: AccountRole): void {
    const { world, firstAmbassadorAt } = this;
    permit(mayGrantRole(world.actor(byId), { id: userId }));
    const accountRole = kind === 'role' ? to : this.roleOf(userId).accountRole;
    const next = { accountRole, isValidator: false };
    const { rules, now } = world;
    const times = { firstAmbassadorAt, now };
    const isAnnounced = kind === 'recovery' || rules.needsNotice(this.roleOf(userId), next, times);
    if (!isAnnounced) return this.give(userId, accountRole, now);
    for (const other of this.waiting)
      if (other.userId === userId && other.kind === kind) other.outcome = 'replaced';
    this.all.push({
      ...UNANSWERED,
      kind,
      userId,
      ...next,
      byId,
      announcedAt: now,
      takesEffectAt: rules.effectAt(now),
    });
  }

  object(id: string, on: Announced): void {
    permit(mayObject(this.world.actor(id), on, this.world.judgesOfLately.has(id)));
    Object.assign(on, { objectedBy: id, objectedAt: this.world.now });
    this.objections += 1;
  }

  confirm(id: string, on: Announced): void {
    const { world } = this;
    permit(mayConfirm(world.actor(id), on));
    world.ensureNothingShared(
      id,
      [on.userId, on.byId, on.objectedBy].flatMap((other) => other ?? []),
    );
    Object.assign(on, { confirmedBy: id, confirmedAt: world.now });
  }

  /** Whether an ambassador comes or goes without anybody having read of it: only the first ones of a town. */
  private give(userId: string, role: AccountRole, announcedAt: Date): void {
    const { world } = this;
    const isAmbassador = role === 'ambassador';
    const isFirst = world.now.getTime() - (this.firstAmbassadorAt ?? world.now).getTime() <= DAY_MS;
    const wasTold = world.now.getTime() - announcedAt.getTime() >= NOTICE_MS;
    const wasAmbassador = world.roles.get(userId) === 'ambassador';
    if (isAmbassador !== wasAmbassador && !wasTold && !(isAmbassador && isFirst))
      throw new BrokenPromise('A role changed without its public notice.');
    if (isAmbassador) this.firstAmbassadorAt ??= world.now;
    if (wasAmbassador) world.judgesOfLately.add(userId);
    world.roles.set(userId, role);
  }

  private giveEntry({ userId, announcedAt }: Announced): void {
    if (this.world.now.getTime() - announcedAt.getTime() < NOTICE_MS)
      throw new BrokenPromise('An operator enters an account without public notice.');
    this.enter(userId);
  }

  /** Somebody else than whoever objected, announced it or is meant by it has to stand for it. */
  private ensureConsent({ objectedBy, confirmedBy, userId, byId }: Announced): void {
    if (objectedBy === null) return;
    const isParty = [objectedBy, userId, byId, null].includes(confirmedBy);
    if (isParty) throw new BrokenPromise('A role changed against an objection.');
  }

  /** Carries out what has stood its notice. */
  runDue(): void {
    const { world } = this;
    for (const on of this.waiting) {
      const outcome = world.rules.appointmentOutcome(on, world.now);
      if (outcome !== null) on.outcome = outcome;
      if (outcome === 'effective') {
        this.ensureConsent(on);
        if (on.kind === 'role') this.give(on.userId, on.accountRole, on.announcedAt);
        else this.giveEntry(on);
      }
      const isOld = hasPassed(new Date(on.announcedAt.getTime() + 2 * NOTICE_MS), world.now);
      if (isOld && outcome === null) throw new BrokenPromise('An appointment waits for ever.');
    }
  }

  dueTimes(): Date[] {
    return this.waiting.flatMap((on) => [
      on.takesEffectAt,
      ...(on.objectedAt ? [this.world.rules.effectAt(on.objectedAt)] : []),
    ]);
  }

  /** Somebody of the town, if there is anybody who may, stands against it or for it. */
  answer(honest: readonly string[], on: Announced): void {
    const [first, second] = honest;
    if (first === undefined) throw new Refusal('forbidden');
    if (on.objectedBy === null) this.object(first, on);
    else this.confirm(second ?? first, on);
  }
}
