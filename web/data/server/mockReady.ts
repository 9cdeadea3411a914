const SCRIPT = '/serviceWorker.js';
const CONTROL_WITHIN_MS = 5_000;

/**
 * Resolves when the testers' worker answers this page's calls. Rendering before that would show
 * nothing but failures: there is no server behind it. Resolves at once in a browser without workers,
 * where the testers' panel says so.
 */
export async function mockReady(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await serviceWorker.register(SCRIPT);
  await serviceWorker.ready;
  if (serviceWorker.controller !== null) return;
  await new Promise<void>((resolve) => {
    // A forced reload leaves the page without a worker until the next plain one.
    const timer = setTimeout(() => location.reload(), CONTROL_WITHIN_MS);
    const onControlled = () => {
      // Left running it would reload the page under somebody's hands.
      clearTimeout(timer);
      resolve();
    };
    serviceWorker.addEventListener('controllerchange', onControlled, { once: true });
  });
}
