import { Workbox } from 'workbox-window';
import { HOUR_MS } from '#schema/durations.ts';
import { language } from '#web/format/language.ts';
import { createStore } from '#web/store/createStore.ts';
import { isAnythingBusy } from '#web/device/outbox/busyGuards.ts';

const CHECK_EVERY_MS = HOUR_MS;
const LOOK_AGAIN_MS = 1_000;
const MAX_REQUESTS = 60;
/** Before a newer version takes over. */
const QUIET_MS = 1_000;
/** Before the app's files are fetched for use without network. */
const DRAWN_MS = 500;
const MAX_UNTIL_QUIET_MS = 10_000;
/** Between tries to install the worker. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 300_000;

/** Whether a newer version of the app is installed and waits. */
export const updateReady = createStore(false);

let workbox: Workbox | null = null;
let isReloading = false;

/**
 * Lets the newer version take over as soon as nothing here is typed or on its way, and reloads. Other
 * tabs reload too, each when its own guards allow it.
 */
export async function applyUpdate(): Promise<void> {
  await untilIdle();
  await untilQuiet(QUIET_MS);
  // Firefox forgets a request that comes while the older worker still answers something.
  for (let requests = 0; requests < MAX_REQUESTS; requests += 1) {
    if (isReloading) return;
    workbox?.messageSkipWaiting();
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/**
 * Registers the worker in built versions, looks for updates every hour and whenever the app comes to
 * the front, and lets the worker fetch the map for offline use while the page is idle.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The very first worker takes over pages that it fits; only a change of version needs a reload.
    if (isControlled) void reloadWhenIdle();
    isControlled = true;
  });
  // To keep the whole app takes a device a second of work and the line as long: on a first visit what is on
  // screen comes first. Later a wait would only let this worker replace one that was chosen meanwhile.
  if (!isControlled) await untilQuiet(DRAWN_MS);
  const registered = await registerUntilInstalled();
  workbox = registered;
  const look = () => void registered.update().catch(() => undefined);
  setInterval(look, CHECK_EVERY_MS);
  // Code that is gone belonged to a version that the server no longer has.
  addEventListener('vite:preloadError', look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  const { active } = await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller === null) active?.postMessage({ type: 'claim' });
  // Not the controller: on the very first visit the worker has not taken over the page yet, and
  // whoever loses the network then would be left without a map.
  whenIdle(() => active?.postMessage({ type: 'warm' }));
}

/** Registers until a worker is installed: after one failed try the whole visit would have no offline support. */
async function registerUntilInstalled(): Promise<Workbox> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    // A registration whose only worker failed is gone: each try needs one of its own.
    const attempt = new Workbox(language.worker);
    attempt.addEventListener('waiting', () => {
      updateReady.set(true);
    });
    const registration = await attempt.register().catch(() => undefined);
    if (registration && (await hasWorker(registration))) return attempt;
    await untilWorthTrying(pauseMs);
  }
}

/** Whether there is a worker that answers, as soon as that is known. */
function hasWorker({ active, waiting, installing }: ServiceWorkerRegistration): Promise<boolean> {
  if (active || waiting || !installing) return Promise.resolve(Boolean(active ?? waiting));
  return new Promise((resolve) => {
    installing.addEventListener('statechange', () => {
      if (installing.state !== 'installing') resolve(installing.state !== 'redundant');
    });
  });
}

/** Waits so long, or until the device is online or the page visible again. */
function untilWorthTrying(pauseMs: number): Promise<void> {
  return new Promise((resolve) => {
    const ends = new AbortController();
    const end = () => {
      ends.abort();
      clearTimeout(longest);
      resolve();
    };
    const longest = setTimeout(end, pauseMs);
    addEventListener('online', end, { signal: ends.signal });
    const onVisible = () => document.visibilityState === 'visible' && end();
    document.addEventListener('visibilitychange', onVisible, { signal: ends.signal });
  });
}

async function reloadWhenIdle(): Promise<void> {
  if (isReloading) return;
  isReloading = true;
  await untilIdle();
  location.reload();
}

/** Waits until a reload would take nothing away. */
export async function untilIdle(): Promise<void> {
  while (isAnythingBusy()) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/**
 * Waits until nothing has been fetched for so long, at most ten seconds. Chromium asks the older worker
 * to rest once; one that is woken again for a picture or a tile keeps the newer one waiting until it has
 * rested for half a minute by itself.
 */
function untilQuiet(quietMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(longest);
      resolve();
    };
    const longest = setTimeout(end, MAX_UNTIL_QUIET_MS);
    let quiet = setTimeout(end, quietMs);
    const observer = new PerformanceObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(end, quietMs);
    });
    observer.observe({ type: 'resource' });
  });
}

function whenIdle(work: () => void): void {
  // People who asked to save data fetch map tiles only as they look at them.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, 3_000);
}
