import type { KeyboardEvent } from 'react';

/**
 * For the content of a dialog: while a toast shows, Radix gives Escape to it alone. An event that closed
 * something else is spent.
 */
export const closeOnEscape = (onClose: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  onClose();
};
