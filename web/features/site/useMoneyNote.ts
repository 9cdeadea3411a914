import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#web/net/queries.ts';
import { moneyContent } from './moneyContent.ts';

/** What stands beside an amount of this installation: that it is test money; null: it is real. */
export function useMoneyNote(): string | null {
  const { data: settings } = useQuery(settingsQuery());
  return settings?.payments === 'sandbox' ? moneyContent.testMoney : null;
}
