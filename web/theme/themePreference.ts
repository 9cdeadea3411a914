/** What the visitor may choose; `dark` applies until they do. */
export type ThemePreference = 'dark' | 'light' | 'system';

/** What is painted. */
export type ThemeName = 'dark' | 'light';

/** Key in local storage; other tabs follow through the `storage` event. */
export const themeStorageKey = 'theme';

/** Reads a stored value; anything unknown counts as not chosen, which means dark. */
export function parseThemePreference(stored: string | null): ThemePreference {
  return stored === 'light' || stored === 'system' ? stored : 'dark';
}

/** The theme to paint for a preference; only `system` asks the operating system. */
export function resolveTheme(preference: ThemePreference, isSystemDark: boolean): ThemeName {
  if (preference === 'system') return isSystemDark ? 'dark' : 'light';
  return preference;
}
