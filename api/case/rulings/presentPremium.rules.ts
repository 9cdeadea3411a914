import type { Actor } from '#api/platform/actor.rules.ts';
import type { ReportedCase } from './premium.rules.ts';
import { premiumAbilitiesOf } from './premiumPolicy.rules.ts';
import type { PremiumOrder, PremiumView } from '#schema/money/premium.ts';

type Parts = {
  orders: PremiumOrder[];
  issue: ReportedCase & { isFrozen: boolean };
  isPayer: boolean;
};

/** The paid reports of an issue for one viewer, with what that person may do. */
export function presentPremium(parts: Parts, viewer: Actor | null, now: Date): PremiumView {
  return { orders: parts.orders, viewer: premiumAbilitiesOf(viewer, parts, now) };
}
