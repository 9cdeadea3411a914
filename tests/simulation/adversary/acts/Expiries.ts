import { isRemovable } from '#api/platform/issueLifecycle.rules.ts';
import { daysAfter, hasPassed, hoursAfter, laterInstant } from '#api/platform/instant.rules.ts';
import type { DatedPledge } from '#api/case/funding/selection.rules.ts';
import {
  pledgeExpiry,
  recordExpiryNotice,
  type PledgeExpiry,
} from '#api/case/funding/pledgeExpiry.rules.ts';
import { HOUR_MS } from '#schema/durations.ts';
import { PLEDGE_EXPIRY_FIRST_NOTICE_DAYS, PLEDGE_EXPIRY_LAST_NOTICE_DAYS } from '#schema/limits.ts';
import { createRandomSource, type RandomSource } from '#tests/torture/randomSource.ts';
import { BrokenPromise } from '../BrokenPromise.ts';
import type { CaseWorld } from '../CaseWorld.ts';

/** Beside the other sources of a seed: with the usual time a case plays as if nothing expired. */
const OWN_SOURCE = 0xc10c;
/** What operators may set, the usual time mostly. */
const SETTINGS = [180, 180, 180, 180, 15, 20, 300];

/** The clock that gives pledges back, whatever anybody does or leaves undone; it may stand still for weeks. */
export class Expiries {
  /** Pledges that went back by it. */
  count = 0;
  private readonly expiries = new Map<string, PledgeExpiry>();
  private readonly days: number;
  /** Until then the server is down. */
  private readonly runsFrom: Date;
  private readonly world: CaseWorld;

  constructor(world: CaseWorld, seed: number) {
    const random: RandomSource = createRandomSource((seed ^ OWN_SOURCE) >>> 0);
    this.world = world;
    this.days = random.pick(SETTINGS);
    this.runsFrom = daysAfter(world.now, random.chance(0.2) ? random.between(1, 40) : 0);
  }

  private of({ id, createdAt }: DatedPledge): PledgeExpiry {
    const known = this.expiries.get(id) ?? pledgeExpiry(createdAt, this.days);
    this.expiries.set(id, known);
    return known;
  }

  runDue(): void {
    const { world } = this;
    if (world.now < this.runsFrom) return;
    for (const pledge of world.pledges) {
      const expiry = this.of(pledge);
      const { status } = world.state;
      if (world.rules.isExpired(expiry, status, world.now)) {
        this.ensureTime(expiry);
        world.giveBack(pledge);
        this.count += 1;
        continue;
      }
      const notice = world.rules.expiryNoticeDue(expiry, status, world.now);
      if (notice !== null)
        this.expiries.set(pledge.id, recordExpiryNotice(expiry, notice, world.now));
    }
  }

  private ensureTime({ refundDueAt, lastNoticeAt }: PledgeExpiry): void {
    const { now, state } = this.world;
    if (!isRemovable(state.status))
      throw new BrokenPromise('A pledge expired under the hands of the chosen solver.');
    const isTold = lastNoticeAt !== null && hasPassed(hoursAfter(lastNoticeAt, 24), now);
    if (!isTold || !hasPassed(refundDueAt, now))
      throw new BrokenPromise('A pledge expired before its time, or without a day of notice.');
  }

  dueTimes(): Date[] {
    if (!isRemovable(this.world.state.status)) return [];
    return this.world.pledges.map((pledge) => {
      const { refundDueAt, firstNoticeAt, lastNoticeAt } = this.of(pledge);
      if (lastNoticeAt !== null)
        return laterInstant(refundDueAt, daysAfter(lastNoticeAt, PLEDGE_EXPIRY_LAST_NOTICE_DAYS));
      const before =
        firstNoticeAt === null ? PLEDGE_EXPIRY_FIRST_NOTICE_DAYS : PLEDGE_EXPIRY_LAST_NOTICE_DAYS;
      return laterInstant(daysAfter(refundDueAt, -before), this.runsFrom);
    });
  }

  /** Hidden, frozen or forgotten: where nothing is chosen no pledge stays beyond its time and a day of notice. */
  check(): void {
    const { chosenAt, now, pledges } = this.world;
    // After a choice without a result the dates move.
    if (chosenAt !== null) return;
    for (const { createdAt } of pledges) {
      const due = laterInstant(daysAfter(createdAt, this.days), daysAfter(this.runsFrom, 1));
      if (now.getTime() > due.getTime() + HOUR_MS)
        throw new BrokenPromise('A pledge stays beyond its time.');
    }
  }
}
