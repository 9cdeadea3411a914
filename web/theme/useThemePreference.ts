import { useEffect, useSyncExternalStore } from 'react';
import {
  parseThemePreference,
  resolveTheme,
  themeStorageKey,
  type ThemeName,
  type ThemePreference,
} from './themePreference.ts';
import { palettes } from './tokens.ts';

const systemDarkQuery = '(prefers-color-scheme: dark)';

// The choice where storage is blocked (private windows): lasts as long as the page.
let unsavedPreference: ThemePreference | undefined;
const listeners = new Set<() => void>();

function readPreference(): ThemePreference {
  if (unsavedPreference) return unsavedPreference;
  try {
    return parseThemePreference(localStorage.getItem(themeStorageKey));
  } catch {
    return 'dark';
  }
}

function savePreference(preference: ThemePreference): void {
  try {
    localStorage.setItem(themeStorageKey, preference);
    unsavedPreference = undefined;
  } catch {
    unsavedPreference = preference;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia(systemDarkQuery);
  listeners.add(listener);
  addEventListener('storage', listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
    system.removeEventListener('change', listener);
  };
}

const readTheme = (): ThemeName =>
  resolveTheme(readPreference(), matchMedia(systemDarkQuery).matches);

function paint(theme: ThemeName): void {
  document.documentElement.dataset.theme = theme;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', palettes[theme].ground);
}

/**
 * The theme choice, in local storage and shared by all tabs. Mount it once in the shell (it paints
 * the document); further calls are harmless.
 */
export function useThemePreference(): {
  preference: ThemePreference;
  theme: ThemeName;
  setPreference: (preference: ThemePreference) => void;
} {
  const preference = useSyncExternalStore(subscribe, readPreference, (): ThemePreference => 'dark');
  const theme = useSyncExternalStore(subscribe, readTheme, (): ThemeName => 'dark');
  useEffect(() => paint(theme), [theme]);
  return { preference, theme, setPreference: savePreference };
}
