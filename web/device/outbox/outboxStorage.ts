export type StorageStatus = {
  usedBytes: number | null;
  quotaBytes: number | null;
  /** Whether the browser promises to keep what is stored; null where it does not say. */
  isPersisted: boolean | null;
  /** A browser on an iPhone or iPad: what is stored there goes after days without a visit. */
  isIosBrowser: boolean;
};

/** How far this device can be trusted to keep what waits. Never throws. */
export async function storageStatus(): Promise<StorageStatus> {
  const { storage } = navigator as { storage?: Partial<StorageManager> };
  const [estimate, isPersisted] = await Promise.all([
    quietly(async () => await storage?.estimate?.()),
    quietly(async () => await storage?.persisted?.()),
  ]);
  return {
    usedBytes: estimate?.usage ?? null,
    quotaBytes: estimate?.quota ?? null,
    isPersisted: isPersisted ?? null,
    isIosBrowser: isIos(navigator) && !isOnHomeScreen(),
  };
}

/** Asks the browser to keep what is stored; resolves to its answer. */
export async function askToPersist(): Promise<boolean> {
  const { storage } = navigator as { storage?: Partial<StorageManager> };
  return (await quietly(async () => await storage?.persist?.())) ?? false;
}

async function quietly<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}

/** An iPad calls itself a Mac, but no Mac has a touch screen. */
export function isIos({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return (
    /iPhone|iPad|iPod/u.test(userAgent) || (/Macintosh/u.test(userAgent) && maxTouchPoints > 1)
  );
}

/** Whether the app runs from the home screen or in a window of its own. */
export function isOnHomeScreen(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}
