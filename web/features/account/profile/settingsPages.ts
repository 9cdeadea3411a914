export const SETTINGS_PAGES = [
  'profile',
  'sign-in',
  'notifications',
  'area',
  'look',
  'payout',
  'data',
  'help',
] as const;
export type SettingsPageName = (typeof SETTINGS_PAGES)[number];

export const SETTINGS_HREF = '/profile?section=settings';

export const settingsPageHref = (page: SettingsPageName): string => `${SETTINGS_HREF}&page=${page}`;

/** Null: the index. Links of earlier releases name the passkeys by their hash alone. */
export function openSettingsPage(page: string, hash: string): SettingsPageName | null {
  if (page === '' && hash === 'passkeys') return 'sign-in';
  return SETTINGS_PAGES.find((name) => name === page) ?? null;
}
