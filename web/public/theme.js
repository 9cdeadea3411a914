// Runs before the first paint, ahead of the app: a light-theme visitor must not see a dark flash. It says
// what themePreference.ts says; a test runs both on the same inputs.
(function applyStoredTheme() {
  let preference = 'dark';
  try {
    preference = localStorage.getItem('theme') || 'dark';
  } catch {
    // Storage may be closed to us (private windows): the default stands.
  }
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isLight = preference === 'light' || (preference === 'system' && !isSystemDark);
  document.documentElement.dataset.theme = isLight ? 'light' : 'dark';
})();
