import { createStore } from '#web/store/createStore.ts';

type InstallPromptEvent = Event & {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

/** The browser's install prompt; null while there is none. */
export const installPrompt = createStore<InstallPromptEvent | null>(null);

/**
 * Defers the browser's install prompt until we show it: the browser would show it on the first visit,
 * before there is a reason. Call before the first render.
 */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.set(event as InstallPromptEvent);
  });
  addEventListener('appinstalled', () => installPrompt.set(null));
}

/** Each prompt can be shown once. Resolves to whether the person accepted. */
export async function askToInstall(): Promise<boolean> {
  const event = installPrompt.get();
  if (!event) return false;
  installPrompt.set(null);
  return (await event.prompt()).outcome === 'accepted';
}
