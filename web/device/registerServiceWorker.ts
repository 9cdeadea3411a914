import { Workbox } from 'workbox-window';
import { HOUR_MS } from '#schema/durations.ts';
import { language } from '#web/format/language.ts';
import { createStore } from '#web/store/createStore.ts';
import { FIRST_PAUSE_MS, longerPause, untilWorthTrying } from '#web/store/untilWorthTrying.ts';
import { isAnythingBusy } from '#web/device/outbox/busyGuards.ts';

const CHECK_EVERY_MS = HOUR_MS;
const LOOK_AGAIN_MS = 1_000;
const MAX_REQUESTS = 60;
/** Network silence before an update takes over. */
const QUIET_MS = 1_000;
/** Delay before the app's files are fetched for offline use. */
const DRAWN_MS = 500;
const MAX_UNTIL_QUIET_MS = 10_000;

/** Whether an update is installed and waits. */
export const updateReady = createStore(false);

let workbox: Workbox | null = null;
let isReloading = false;

/**
 * Activates the waiting update once nothing is being typed or sent, and reloads. Other tabs reload
 * too, each when its own guards allow it.
 */
export async function applyUpdate(): Promise<void> {
  await untilIdle();
  await untilQuiet(QUIET_MS);
  // Firefox ignores a request while the old worker still answers something.
  for (let requests = 0; requests < MAX_REQUESTS; requests += 1) {
    if (isReloading) return;
    workbox?.messageSkipWaiting();
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/**
 * Registers the worker in built versions, checks for updates hourly and when the app comes to the
 * front, and lets the worker fetch the offline map while the page is idle.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker takes over pages of its own version; only an update needs a reload.
    if (isControlled) void reloadWhenIdle();
    isControlled = true;
  });
  // Caching the app takes a device a second of work and of network: on a first visit what is on screen
  // comes first. On later visits, waiting could only replace a worker chosen meanwhile.
  if (!isControlled) await untilQuiet(DRAWN_MS);
  const registered = await registerUntilInstalled();
  workbox = registered;
  const look = () => void registered.update().catch(() => undefined);
  setInterval(look, CHECK_EVERY_MS);
  // Missing code belonged to a version that the server no longer has.
  addEventListener('vite:preloadError', look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  const { active } = await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller === null) active?.postMessage({ type: 'claim' });
  // Not the controller: a first visit has none yet, and would be left without a map if
  // the network failed then.
  whenIdle(() => {
    if (!isSaving()) active?.postMessage({ type: 'warm' });
    if (active) void keepWholeApp(active);
  });
}

/** Retries until installed: a single failed try would leave the whole visit without offline support. */
async function registerUntilInstalled(): Promise<Workbox> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = longerPause(pauseMs)) {
    // A registration whose only worker failed is gone: each try needs a new one.
    const attempt = new Workbox(language.worker);
    attempt.addEventListener('waiting', () => {
      updateReady.set(true);
    });
    const registration = await attempt.register().catch(() => undefined);
    if (registration && (await hasWorker(registration))) return attempt;
    await untilWorthTrying(pauseMs);
  }
}

/** A first installation ends with form and outbox; on an unreliable line the rest takes several tries. */
async function keepWholeApp(worker: ServiceWorker): Promise<void> {
  const answer = new AbortController();
  for (let pauseMs = FIRST_PAUSE_MS; !answer.signal.aborted; pauseMs = longerPause(pauseMs)) {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => answer.abort(), { once: true });
    port1.start();
    worker.postMessage({ type: 'keep-app' }, [port2]);
    await untilWorthTrying(pauseMs, answer.signal);
  }
}

/** Whether a worker can answer, once that is known. */
function hasWorker({ active, waiting, installing }: ServiceWorkerRegistration): Promise<boolean> {
  if (active || waiting || !installing) return Promise.resolve(Boolean(active ?? waiting));
  return new Promise((resolve) => {
    installing.addEventListener('statechange', () => {
      if (installing.state !== 'installing') resolve(installing.state !== 'redundant');
    });
  });
}

async function reloadWhenIdle(): Promise<void> {
  if (isReloading) return;
  isReloading = true;
  await untilIdle();
  location.reload();
}

/** Waits until a reload would lose nothing. */
export async function untilIdle(): Promise<void> {
  while (isAnythingBusy()) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/**
 * Waits for a pause without fetches, at most ten seconds. Chromium stops the old worker once; if a
 * picture or tile wakes it again, the update waits until the worker has been idle for half a
 * minute.
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

/** With data saving on, map tiles are fetched only when viewed. */
function isSaving(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, 3_000);
}
