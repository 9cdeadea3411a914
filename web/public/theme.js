// Runs before the first paint, ahead of the app: a light-theme visitor must not see a dark flash. It says
// what themePreference.ts says; a test runs both on the same inputs. It also says whether somebody signed in
// here before, so that pages keep room for what is theirs.
(function applyStoredTheme() {
  const root = document.documentElement;
  let preference = 'dark';
  try {
    preference = localStorage.getItem('theme') || 'dark';
    const owner = localStorage.getItem('trybe-cache-owner') || 'anonymous';
    if (owner !== 'anonymous') root.dataset.person = '';
  } catch {
    // Storage may be closed to us (private windows): the default stands.
  }
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isLight = preference === 'light' || (preference === 'system' && !isSystemDark);
  root.dataset.theme = isLight ? 'light' : 'dark';
})();
