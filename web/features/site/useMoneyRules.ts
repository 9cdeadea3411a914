import { useMemo } from 'react';
import { NEW_SITE } from '#schema/site/newSite.ts';
import { moneyRulesOf, type MoneyRules } from '#schema/money/moneyRules.ts';
import { useSite } from './useSite.ts';

/** What money is at this installation; while it is not known, dollars. */
export function useMoneyRules(): MoneyRules {
  // What a device kept from an earlier release does not say it.
  const { money } = { ...NEW_SITE, ...useSite() };
  return useMemo(() => moneyRulesOf(money), [money]);
}
