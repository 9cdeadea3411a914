import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#web/net/queries.ts';
import { SETTINGS_PAGES, type SettingsPageName } from './settingsPages.ts';

/** Payouts only where real money moves. */
export function useSettingsPages(): readonly SettingsPageName[] {
  const { data } = useQuery(settingsQuery());
  return SETTINGS_PAGES.filter((name) => name !== 'payout' || data?.payments === 'stripe');
}
