import { permit, Refusal, type Actor } from '#api/platform/access.rules.ts';
import {
  mayFlagAccount,
  mayLiftFreeze,
  maySettleAccountFlag,
} from '#api/people/accountPolicy.rules.ts';
import type { CaseWorld } from './CaseWorld.ts';

type Report = {
  userId: string;
  byId: string;
  settled: 'upheld' | 'dismissed' | null;
  isLifted: boolean;
};

/** Accounts that ambassadors report and freeze, in good faith or to take their say. */
export class AccountFreezes {
  readonly reports: Report[] = [];
  /** After the choice. */
  lateCount = 0;
  readonly times: { since: Date; chosenAt: Date }[] = [];
  private readonly world: CaseWorld;

  constructor(world: CaseWorld) {
    this.world = world;
  }

  private ambassador(id: string): Actor {
    const actor = this.world.actor(id);
    if (actor.accountRole !== 'ambassador') throw new Refusal('forbidden');
    return actor;
  }

  report(id: string, userId: string): Report {
    permit(mayFlagAccount(this.ambassador(id), { id: userId }));
    const report: Report = { userId, byId: id, settled: null, isLifted: false };
    this.reports.push(report);
    return report;
  }

  freeze(id: string, report: Report): void {
    const { world } = this;
    permit(maySettleAccountFlag(this.ambassador(id), report));
    world.ensureNothingShared(id, [report.byId, report.userId]);
    report.settled = 'upheld';
    const { userId } = report;
    if (world.chosenAt !== null) {
      this.lateCount += 1;
      this.times.push({ since: world.now, chosenAt: world.chosenAt });
    }
    world.frozenSince.set(userId, world.rules.frozenFrom(world.frozenSince.get(userId), world.now));
  }

  lift(id: string, report: Report): void {
    const { world } = this;
    const isFrozen = world.frozenSince.has(report.userId);
    permit(mayLiftFreeze(this.ambassador(id), { ...report, isFrozen }));
    world.ensureNothingShared(id, [report.userId]);
    report.isLifted = true;
    world.wasLifted.add(report.userId);
    world.frozenSince.delete(report.userId);
  }
}
