/** `dark` applies without a choice. */
export type ThemePreference = 'dark' | 'light' | 'system';

export type ThemeName = 'dark' | 'light';

/** Key in local storage; other tabs follow through the `storage` event. */
export const themeStorageKey = 'theme';

/** An unknown value counts as not chosen, which means dark. */
export function parseThemePreference(stored: string | null): ThemePreference {
  return stored === 'light' || stored === 'system' ? stored : 'dark';
}

/** Only `system` follows the operating system. */
export function resolveTheme(preference: ThemePreference, isSystemDark: boolean): ThemeName {
  if (preference === 'system') return isSystemDark ? 'dark' : 'light';
  return preference;
}
