const guards = new Set<() => boolean>();

/**
 * Keeps updates away while `isBusy` answers true: something is typed and not saved, or on its way.
 * Returns how to remove the guard.
 */
export function registerBusyGuard(isBusy: () => boolean): () => void {
  guards.add(isBusy);
  return () => void guards.delete(isBusy);
}

/** Whether a reload at this moment would take something away. */
export function isAnythingBusy(): boolean {
  return [...guards].some((isBusy) => isBusy());
}
