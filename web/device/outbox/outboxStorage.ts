export type StorageStatus = {
  usedBytes: number | null;
  quotaBytes: number | null;
  /** Whether the browser guarantees the storage; null: unknown. */
  isPersisted: boolean | null;
  /** A browser on an iPhone or iPad: its storage is deleted after some days without a visit. */
  isIosBrowser: boolean;
};

/** How reliably this device keeps unsent items. Never throws. */
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

/** Requests persistent storage; resolves to whether it was granted. */
export async function askToPersist(): Promise<boolean> {
  const { storage } = navigator as { storage?: Partial<StorageManager> };
  return (await quietly(async () => await storage?.persist?.())) ?? false;
}

/** Less than a few reports with photos. */
const LITTLE_ROOM_BYTES = 20_000_000;

/** Bytes that are left; null: enough, or unknown. */
export function littleRoom({ usedBytes, quotaBytes }: StorageStatus): number | null {
  if (usedBytes === null || quotaBytes === null) return null;
  const leftBytes = Math.max(0, quotaBytes - usedBytes);
  return leftBytes < LITTLE_ROOM_BYTES ? leftBytes : null;
}

async function quietly<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}

/** An iPad identifies as a Mac, but no Mac has a touch screen. */
export function isIos({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return (
    /iPhone|iPad|iPod/u.test(userAgent) || (/Macintosh/u.test(userAgent) && maxTouchPoints > 1)
  );
}

/** Whether the app runs from the home screen or in its own window. */
export function isOnHomeScreen(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}
