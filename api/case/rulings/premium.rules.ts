import { hasPassed } from '#api/platform/instant.rules.ts';
import type { CaseState } from '#api/platform/issueLifecycle.rules.ts';
import {
  earningPostings,
  pledgePostings,
  refundPostings,
  type Posting,
} from '#api/money/ledger.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { hasStake, type CaseParties } from '#api/issues/parties.rules.ts';
import type { MoneyRules } from '#schema/money/moneyRules.ts';
import { writeMoney, type Cents } from '#schema/money/money.ts';

/** A paid report by an independent expert. It informs voters and has no vote. */
export type PremiumOrder = {
  payerId: string;
  validatorId: string;
  /** Held in the issue's escrow beside the pledges; it is no pledge and gives no weight. */
  feeCents: Cents;
  status: 'awaiting' | 'paid' | 'refunded';
};

/**
 * Orders a report. Promise: only the creator and donors pay for one, and only an appointed validator without
 * a stake writes it.
 */
export function orderPremium(
  order: Pick<PremiumOrder, 'payerId' | 'validatorId' | 'feeCents'>,
  validator: { isValidator: boolean; isFrozen: boolean },
  parties: CaseParties,
  { premiumFeeMin, currency }: Pick<MoneyRules, 'premiumFeeMin' | 'currency'>,
): PremiumOrder {
  const isPayer = order.payerId === parties.creatorId || parties.donorIds.has(order.payerId);
  if (!isPayer || !validator.isValidator || validator.isFrozen) throw new Refusal('forbidden');
  if (hasStakeBesideReports(order.validatorId, parties)) throw new Refusal('has_stake');
  if (order.feeCents < premiumFeeMin) {
    const message = `The fee must be at least ${writeMoney(premiumFeeMin, currency)}.`;
    throw new Refusal('invalid_request', [{ path: 'fee', message }]);
  }
  return { ...order, status: 'awaiting' };
}

/** Whether an expert is a party in other ways: reports they were asked for do not rule out another one. */
export function hasStakeBesideReports(validatorId: string, parties: CaseParties): boolean {
  return hasStake(validatorId, { ...parties, validatorIds: new Set() });
}

/** The fee goes into the escrow of the issue. */
export function premiumPostings({ payerId, feeCents }: PremiumOrder, issueId: string): Posting[] {
  return pledgePostings(payerId, issueId, feeCents);
}

/**
 * Settles an order. Promise: the validator is paid for a report delivered before the vote closes; without one
 * the whole fee is refunded to the payer. `deliveredAt` null: no report yet.
 */
export function settlePremium(
  order: PremiumOrder,
  issueId: string,
  times: { deliveredAt: Date | null; windowEndsAt: Date; now: Date },
): { order: PremiumOrder; postings: Posting[] } {
  const { deliveredAt, windowEndsAt, now } = times;
  const { payerId, validatorId, feeCents } = order;
  if (order.status !== 'awaiting') return { order, postings: [] };
  if (deliveredAt !== null && !hasPassed(windowEndsAt, deliveredAt)) {
    const postings = earningPostings(validatorId, issueId, feeCents);
    return { order: { ...order, status: 'paid' }, postings };
  }
  if (!hasPassed(windowEndsAt, now)) return { order, postings: [] };
  const postings = refundPostings(payerId, issueId, feeCents);
  return { order: { ...order, status: 'refunded' }, postings };
}

/** The case that a report is about; `windowEndsAt`: when the open vote closes; null: none is open. */
export type ReportedCase = Pick<CaseState, 'status' | 'verification'> & {
  windowEndsAt: Date | null;
};

/** Whether a report could still reach the voters in time: before or while a proof is voted on. */
export function canReportCome(
  { status, verification, windowEndsAt }: ReportedCase,
  now: Date,
): boolean {
  if (status !== 'in_progress') return false;
  if (verification !== 'voting') return verification === 'none' || verification === 'rework';
  return windowEndsAt !== null && !hasPassed(windowEndsAt, now);
}
