const SCRIPT = '/serviceWorker.js';

/**
 * Resolves when the testers' worker answers this page's calls: before that every call would fail,
 * because there is no server. Resolves at once in a browser without workers; the testers' panel
 * says so.
 */
export async function mockReady(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await serviceWorker.register(SCRIPT);
  const { active } = await serviceWorker.ready;
  if (serviceWorker.controller !== null) return;
  const controlled = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  active?.postMessage({ type: 'claim' });
  await controlled;
}
