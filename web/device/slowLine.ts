import { language } from '#web/format/language.ts';

const LONGEST_MS = 60_000;

let free: Promise<void> | undefined;

/** Starts the installation, which `registerServiceWorker` continues. */
async function keepApp(): Promise<unknown> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  const begun = await navigator.serviceWorker.register(language.worker).catch(() => undefined);
  return begun && (await navigator.serviceWorker.ready);
}

/**
 * On a line that `theme.js` has found slow, fonts, photos and everything not requested by the person wait
 * until form and outbox are on the device, for a minute at most.
 */
export function lineIsFree(): Promise<void> {
  if (document.documentElement.dataset.line === undefined) return Promise.resolve();
  return (free ??= untilFree());
}

async function untilFree(): Promise<void> {
  const longest = new Promise((resolve) => setTimeout(resolve, LONGEST_MS));
  await Promise.race([keepApp(), longest]);
  delete document.documentElement.dataset.line;
}
