import type { Page } from 'playwright-core';

type ShownToast = { text: string; claimed: string[] };

/** Runs in a page: keeps the text of every notification from now on. Harmless to run again. */
export function recordToasts(): void {
  if (Reflect.has(window, 'shownToasts')) return;
  const shown: ShownToast[] = [];
  Reflect.set(window, 'shownToasts', shown);
  const seen = new WeakSet<Element>();
  const look = () => {
    const region = document.querySelector('[role=region][aria-label^=Notifications]');
    for (const toast of region?.querySelectorAll('li') ?? []) {
      if (seen.has(toast) || toast.textContent === '') continue;
      seen.add(toast);
      shown.push({ text: toast.textContent, claimed: [] });
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  look();
}

/**
 * Waits for a notification with that text, also for one that has come and gone since the page was
 * loaded on a recorded device: it stays for five seconds only, which a busy machine can miss.
 * Asking for the same text again waits for another one.
 */
export async function seeToast(page: Page, text: string): Promise<void> {
  await page.evaluate(recordToasts);
  await page.waitForFunction((wanted) => {
    const shown = Reflect.get(window, 'shownToasts') as ShownToast[] | undefined;
    const toast = shown?.find((one) => one.text.includes(wanted) && !one.claimed.includes(wanted));
    toast?.claimed.push(wanted);
    return toast !== undefined;
  }, text);
}
