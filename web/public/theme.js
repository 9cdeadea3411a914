// Runs before the first paint, ahead of the app: a light-theme visitor must not see a dark flash. It says
// what themePreference.ts says; a test runs both on the same inputs. It also says whether somebody signed in
// here before, and whether anything waited for them, so that pages keep room for what is theirs.
(function applyStoredTheme() {
  const root = document.documentElement;
  let preference = 'dark';
  try {
    preference = localStorage.getItem('theme') || 'dark';
    const owner = localStorage.getItem('trybe-cache-owner') || 'anonymous';
    if (owner !== 'anonymous') root.dataset.person = localStorage.getItem('needs') || '';
  } catch {
    // Storage may be closed to us (private windows): the default stands.
  }
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isLight = preference === 'light' || (preference === 'system' && !isSystemDark);
  root.dataset.theme = isLight ? 'light' : 'dark';

  // Where a first byte takes so long, fonts and pictures wait until the app can be used without network.
  const SLOW_MS = 1300;
  const [visit] = performance.getEntriesByType('navigation');
  if (visit && visit.responseStart - visit.requestStart > SLOW_MS) root.dataset.line = 'slow';
  for (const early of root.querySelectorAll('link[media="not all"]'))
    if (!root.dataset.line) early.media = 'all';
  // The app is asked for while the page is still on its way, instead of a round trip later.
  const { app = '' } = document.currentScript.dataset;
  for (const href of root.dataset.line ? app.split(' ').filter(Boolean) : [])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
})();
