import { createStore } from './createStore.ts';
import { TOAST_LIMIT, TOAST_REMOVE_DELAY_MS } from '#schema/limits.ts';

export type ToastVariant = 'default' | 'destructive';

export type ToastRequest = {
  title: string;
  description?: string;
  variant?: ToastVariant;
  action?: { label: string; onAction: () => void };
  /** Until it is answered or dismissed, beside later ones. */
  stays?: boolean;
};

export type ToastEntry = ToastRequest & { id: number; variant: ToastVariant; isOpen: boolean };

/** Newest first. */
export const toasts = createStore<readonly ToastEntry[]>([]);

let lastId = 0;
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function forget(id: number): void {
  removals.delete(id);
  toasts.set(toasts.get().filter((entry) => entry.id !== id));
}

/** From anywhere; returns the id for `dismissToast`. */
export function showToast(request: ToastRequest): number {
  lastId += 1;
  const entry: ToastEntry = { variant: 'default', ...request, id: lastId, isOpen: true };
  const isPassing = (one: ToastEntry) => !(one.stays && one.isOpen);
  const passing = [entry, ...toasts.get()].filter(isPassing).slice(0, TOAST_LIMIT);
  const isShown = (one: ToastEntry) => passing.includes(one) || !isPassing(one);
  toasts.set([entry, ...toasts.get()].filter(isShown));
  return entry.id;
}

export function showError(title: string, description?: string): void {
  showToast({ title, description, variant: 'destructive' });
}

/** Closes one toast, or all. Its entry is removed 1,000,000 ms later. */
export function dismissToast(id?: number): void {
  const isMeant = (entry: ToastEntry): boolean => id === undefined || entry.id === id;
  for (const entry of toasts.get().filter(isMeant)) {
    if (removals.has(entry.id)) continue;
    removals.set(
      entry.id,
      setTimeout(() => forget(entry.id), TOAST_REMOVE_DELAY_MS),
    );
  }
  toasts.set(toasts.get().map((entry) => (isMeant(entry) ? { ...entry, isOpen: false } : entry)));
}
