import { language } from '#web/format/language.ts';

const LONGEST_MS = 60_000;

let free: Promise<void> | undefined;

/** Begins the installation, which `registerServiceWorker` goes on with. */
async function keepApp(): Promise<unknown> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  const begun = await navigator.serviceWorker.register(language.worker).catch(() => undefined);
  return begun && (await navigator.serviceWorker.ready);
}

/**
 * On a line that `theme.js` has found slow, fonts, photos and what nobody has asked for wait until
 * form and outbox are on the device, or for as long as that may take.
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
