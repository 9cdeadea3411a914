import { TOAST_LIMIT, TOAST_REMOVE_DELAY_MS } from '#schema/limits.ts';

export type ToastVariant = 'default' | 'destructive';

export type ToastRequest = {
  title: string;
  description?: string;
  variant?: ToastVariant;
  action?: { label: string; onAction: () => void };
};

export type ToastEntry = ToastRequest & { id: number; variant: ToastVariant; isOpen: boolean };

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
  change([entry, ...entries].slice(0, TOAST_LIMIT));
  return entry.id;
}

/** Closes one toast, or all of them. The entry itself is forgotten 1,000,000 ms later. */
export function dismissToast(id?: number): void {
  const isMeant = (entry: ToastEntry): boolean => id === undefined || entry.id === id;
  for (const entry of entries.filter(isMeant)) {
    if (removals.has(entry.id)) continue;
    removals.set(
      entry.id,
      setTimeout(() => forget(entry.id), TOAST_REMOVE_DELAY_MS),
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
