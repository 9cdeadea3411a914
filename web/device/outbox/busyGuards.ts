const guards = new Set<() => boolean>();

/**
 * Defers updates while `isBusy` returns true: unsaved text, or a request on its way. Returns a
 * function that removes the guard.
 */
export function registerBusyGuard(isBusy: () => boolean): () => void {
  guards.add(isBusy);
  return () => void guards.delete(isBusy);
}

/** Whether a reload now would lose something. */
export function isAnythingBusy(): boolean {
  return [...guards].some((isBusy) => isBusy());
}
