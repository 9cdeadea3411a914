import { useMemo } from 'react';
import { NEW_SITE } from '#schema/site/newSite.ts';
import { toMoneyRules, type MoneyRules } from '#schema/money/moneyRules.ts';
import { useSite } from './useSite.ts';

/** Dollars until settings are known. */
export function useMoneyRules(): MoneyRules {
  // Data stored by an earlier release lacks it.
  const { money } = { ...NEW_SITE, ...useSite() };
  return useMemo(() => toMoneyRules(money), [money]);
}
