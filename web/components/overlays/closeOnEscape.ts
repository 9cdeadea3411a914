import type { KeyboardEvent } from 'react';

/**
 * For a dialog's content: while a toast shows, Radix passes Escape to the toast only. Ignores an event that
 * has already closed something else.
 */
export const closeOnEscape = (onClose: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  onClose();
};
