import { createStore } from '#web/store/createStore.ts';

type InstallPromptEvent = Event & {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

/** The browser's offer to install the app; null where it makes none at this moment. */
export const installPrompt = createStore<InstallPromptEvent | null>(null);

/**
 * Keeps the browser's offer to install the app until we make it ourselves: the browser would make it
 * on the first visit, to somebody who has no reason yet. To be called before the page is drawn.
 */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.set(event as InstallPromptEvent);
  });
  addEventListener('appinstalled', () => installPrompt.set(null));
}

/** Asks the person; the browser lets each offer be made once. Resolves to whether they agreed. */
export async function askToInstall(): Promise<boolean> {
  const event = installPrompt.get();
  if (!event) return false;
  installPrompt.set(null);
  return (await event.prompt()).outcome === 'accepted';
}
