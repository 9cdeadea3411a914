import { useSyncExternalStore } from 'react';
import { readToasts, subscribeToToasts, type ToastEntry } from './toastStore.ts';

const none: readonly ToastEntry[] = [];

/** The present toasts, for the one Toaster of the shell. To show a toast call `showToast`. */
export function useToasts(): readonly ToastEntry[] {
  return useSyncExternalStore(subscribeToToasts, readToasts, () => none);
}
