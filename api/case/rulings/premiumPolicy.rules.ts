import type { Actor } from '#api/platform/access.rules.ts';
import { canReportCome, type ReportedCase } from './premium.rules.ts';
import type { ErrorCode } from '#schema/errors.ts';
import { PREMIUM_ORDERS_PER_ISSUE } from '#schema/limits.ts';
import type { PremiumOrder, PremiumView } from '#schema/case/premium.ts';

type Case = ReportedCase & { isFrozen: boolean };

/** Whether a report can be ordered now; the rule of the order itself ensures that creator and donors pay. */
export function mayOrderPremium(actor: Actor, issue: Case, now: Date): ErrorCode | null {
  if (actor.isFrozen) return 'account_frozen';
  if (issue.status === 'completed') return 'issue_closed';
  if (issue.isFrozen) return 'escrow_frozen';
  return canReportCome(issue, now) ? null : 'wrong_state';
}

/** The ordered validator delivers once, while the proof is being voted on. */
export function mayDeliverPremium(
  actor: Actor,
  order: { validatorId: string; isOpen: boolean },
  issue: ReportedCase,
  now: Date,
): ErrorCode | null {
  if (order.validatorId !== actor.id) return 'forbidden';
  if (actor.isFrozen) return 'account_frozen';
  const isVoting = issue.verification === 'voting' && canReportCome(issue, now);
  return order.isOpen && isVoting ? null : 'wrong_state';
}

type OrderedPremium = {
  orders: readonly PremiumOrder[];
  issue: Case;
  /** The viewer reported the issue or has pledged for it. */
  isPayer: boolean;
};

/**
 * What the viewer may do about the reports of an issue; sent along, so that buttons are right offline too.
 */
function premiumAbilities(
  viewer: Actor | null,
  { orders, issue, isPayer }: OrderedPremium,
  now: Date,
): PremiumView['viewer'] {
  if (viewer === null) return { mayOrder: false, deliverableId: null };
  const hasRoom = orders.length < PREMIUM_ORDERS_PER_ISSUE;
  const mayOrder = isPayer && hasRoom && mayOrderPremium(viewer, issue, now) === null;
  const deliverable = orders.find(({ validatorId, status, deliveredAt }) => {
    const isOpen = status === 'awaiting' && deliveredAt === null;
    return mayDeliverPremium(viewer, { validatorId, isOpen }, issue, now) === null;
  });
  return { mayOrder, deliverableId: deliverable?.id ?? null };
}

type Parts = {
  orders: PremiumOrder[];
  issue: ReportedCase & { isFrozen: boolean };
  isPayer: boolean;
};

/** The paid reports of an issue for one viewer, with what that person may do. */
export function presentPremium(parts: Parts, viewer: Actor | null, now: Date): PremiumView {
  return { orders: parts.orders, viewer: premiumAbilities(viewer, parts, now) };
}
