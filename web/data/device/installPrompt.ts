type InstallPromptEvent = Event & {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

const listeners = new Set<() => void>();
let kept: InstallPromptEvent | null = null;

function keep(event: InstallPromptEvent | null): void {
  kept = event;
  for (const listener of listeners) listener();
}

/**
 * Keeps the browser's offer to install the app until we make it ourselves: the browser would make it
 * on the first visit, to somebody who has no reason yet. To be called before the page is drawn.
 */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallPromptEvent);
  });
  addEventListener('appinstalled', () => keep(null));
}

/** Whether the browser can install the app at this moment. */
export const hasInstallPrompt = (): boolean => kept !== null;

/** Calls `listener` when that changes. Returns how to stop. */
export function onInstallPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks the person; the browser lets each offer be made once. Resolves to whether they agreed. */
export async function askToInstall(): Promise<boolean> {
  const event = kept;
  if (!event) return false;
  keep(null);
  return (await event.prompt()).outcome === 'accepted';
}
