export type ToastVariant = 'default' | 'destructive';

export type ToastRequest = {
  title: string;
  description?: string;
  variant?: ToastVariant;
  action?: { label: string; onAction: () => void };
};

export type ToastEntry = ToastRequest & { id: number; variant: ToastVariant; isOpen: boolean };

/** How many toasts may be seen at once; a newer one takes the place of the older. */
export const visibleToastLimit = 1;
/** How long a toast stays. */
export const toastDurationMs = 5000;
/** How long a dismissed toast is kept before it is forgotten. */
export const toastRemovalDelayMs = 1_000_000;
/** How far to the right a finger must push a toast to dismiss it. */
export const toastSwipeThresholdPx = 50;

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function change(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

function forget(id: number): void {
  removals.delete(id);
  change(entries.filter((entry) => entry.id !== id));
}

/** Shows a toast, from anywhere; returns the id by which it can be dismissed. */
export function showToast(request: ToastRequest): number {
  lastId += 1;
  const entry: ToastEntry = { variant: 'default', ...request, id: lastId, isOpen: true };
  change([entry, ...entries].slice(0, visibleToastLimit));
  return entry.id;
}

/** Closes one toast, or all of them. The entry itself is forgotten 1,000,000 ms later. */
export function dismissToast(id?: number): void {
  const isMeant = (entry: ToastEntry): boolean => id === undefined || entry.id === id;
  for (const entry of entries.filter(isMeant)) {
    if (removals.has(entry.id)) continue;
    removals.set(
      entry.id,
      setTimeout(() => forget(entry.id), toastRemovalDelayMs),
    );
  }
  change(entries.map((entry) => (isMeant(entry) ? { ...entry, isOpen: false } : entry)));
}

/** The present toasts, newest first; the same array until something changes. */
export function readToasts(): readonly ToastEntry[] {
  return entries;
}

/** Calls back on every change until the returned function is called. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
