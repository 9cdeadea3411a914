import { daysAfter, hasPassed, hoursAfter, laterInstant } from '#api/platform/instant.rules.ts';
import { isRemovable, moveIssue } from '#api/platform/issueLifecycle.rules.ts';
import { refundPostings } from '#api/money/ledger.rules.ts';
import type { FundedIssue, FundingDecision, StandingPledge } from '#api/money/pledging.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import type { IssueStatus } from '#schema/issues/issue.ts';
import {
  PLEDGE_EXPIRY_DAYS,
  PLEDGE_EXPIRY_FIRST_NOTICE_DAYS,
  PLEDGE_EXPIRY_LAST_NOTICE_DAYS,
  PLEDGE_EXPIRY_MAX_DAYS,
  PLEDGE_EXPIRY_MIN_DAYS,
} from '#schema/limits.ts';

/** When a pledge is refunded automatically, and which notices of that are on record. */
export type PledgeExpiry = {
  refundDueAt: Date;
  firstNoticeAt: Date | null;
  lastNoticeAt: Date | null;
};

export type ExpiryNotice = 'first' | 'last';

/**
 * When a pledge made now is refunded if no proposal wins: after 180 days, or what the operator set. Throws
 * RangeError for a setting that is not a whole number of days from 15 (both notices have to fit) to 300 (card
 * refunds become impossible after about a year).
 */
export function pledgeExpiry(pledgedAt: Date, days: number = PLEDGE_EXPIRY_DAYS): PledgeExpiry {
  const isAllowed =
    Number.isInteger(days) && days >= PLEDGE_EXPIRY_MIN_DAYS && days <= PLEDGE_EXPIRY_MAX_DAYS;
  if (!isAllowed) throw new RangeError(`A pledge cannot stay for ${days} days.`);
  return { refundDueAt: daysAfter(pledgedAt, days), firstNoticeAt: null, lastNoticeAt: null };
}

/**
 * The notice that a donor has to get now, 14 days or 1 day before; null: none. If both are due after an
 * outage, only the last one is sent. Nothing expires while a solver is chosen.
 */
export function expiryNoticeDue(
  { refundDueAt, firstNoticeAt, lastNoticeAt }: PledgeExpiry,
  status: IssueStatus,
  now: Date,
): ExpiryNotice | null {
  if (!isRemovable(status) || lastNoticeAt !== null) return null;
  if (hasPassed(daysAfter(refundDueAt, -PLEDGE_EXPIRY_LAST_NOTICE_DAYS), now)) return 'last';
  const isFirstDue = hasPassed(daysAfter(refundDueAt, -PLEDGE_EXPIRY_FIRST_NOTICE_DAYS), now);
  return isFirstDue && firstNoticeAt === null ? 'first' : null;
}

/** The expiry after a notice was recorded; a late last notice postpones the refund until a day after it. */
export function recordExpiryNotice(
  expiry: PledgeExpiry,
  notice: ExpiryNotice,
  now: Date,
): PledgeExpiry {
  if (notice === 'first') return { ...expiry, firstNoticeAt: now };
  const refundDueAt = laterInstant(
    expiry.refundDueAt,
    daysAfter(now, PLEDGE_EXPIRY_LAST_NOTICE_DAYS),
  );
  return { ...expiry, lastNoticeAt: now, refundDueAt };
}

/** Whether a pledge is refunded automatically now: no solver is chosen, and its donor had a day's notice. */
export function isExpired(expiry: PledgeExpiry, status: IssueStatus, now: Date): boolean {
  const { refundDueAt, lastNoticeAt } = expiry;
  if (!isRemovable(status) || lastNoticeAt === null) return false;
  const toldLongEnough = hoursAfter(lastNoticeAt, PLEDGE_EXPIRY_LAST_NOTICE_DAYS * 24);
  return hasPassed(refundDueAt, now) && hasPassed(toldLongEnough, now);
}

/**
 * The expiry of a pledge after the chosen proposal failed and the issue is open again. A date that has passed
 * meanwhile, or is near, is postponed so far that both notices can be given.
 */
export function expiryAfterSelection(expiry: PledgeExpiry, endedAt: Date): PledgeExpiry {
  const earliest = daysAfter(endedAt, PLEDGE_EXPIRY_FIRST_NOTICE_DAYS);
  if (hasPassed(earliest, expiry.refundDueAt)) return expiry;
  return { refundDueAt: earliest, firstNoticeAt: null, lastNoticeAt: null };
}

/**
 * Refunds one pledge, at the donor's request or on expiry. Promise: possible to the cent until a proposal is
 * chosen, even while the issue is frozen or hidden. `isLastOfDonor`: the donor has no other pledge here.
 */
export function decideReturn(
  issue: FundedIssue,
  pledge: StandingPledge & { isLastOfDonor: boolean },
): FundingDecision {
  if (issue.status === 'completed') throw new Refusal('issue_closed');
  if (!isRemovable(issue.status)) throw new Refusal('wrong_state');
  const fundingCents = issue.fundingCents - pledge.amountCents;
  return {
    status: fundingCents === 0n ? moveIssue(issue.status, 'escrow_emptied') : issue.status,
    fundingCents,
    pledgerCount: issue.pledgerCount - (pledge.isLastOfDonor ? 1 : 0),
    postings: refundPostings(pledge.donorId, issue.id, pledge.amountCents),
  };
}
