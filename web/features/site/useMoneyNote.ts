import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#web/net/queries.ts';
import { moneyContent } from './moneyContent.ts';

/** The note 'test money' for amounts; null: real money. */
export function useMoneyNote(): string | null {
  const { data: settings } = useQuery(settingsQuery());
  return settings?.payments === 'sandbox' ? moneyContent.testMoney : null;
}
