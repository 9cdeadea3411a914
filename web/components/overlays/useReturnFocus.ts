import { useRef } from 'react';

/**
 * Handlers that restore the focus when a dialog closes. Radix does so only for its own trigger;
 * ours are opened by state, and a keyboard user would land at the top of the page. An element that
 * took the focus during closing keeps it.
 */
export function useReturnFocus(): {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
} {
  const openerRef = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      openerRef.current = document.activeElement;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      const opener = openerRef.current;
      const current = document.activeElement;
      if (current && current !== document.body && !current.contains(opener)) return;
      const target = opener?.isConnected && opener !== document.body ? opener : null;
      const fallback = document.getElementById('main');
      if (target instanceof HTMLElement) target.focus();
      else fallback?.focus({ preventScroll: true });
    },
  };
}
