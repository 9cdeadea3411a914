import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls to an element once, when it appears on a page whose address names it. Browser and router
 * look for it before it is there: its part of the page, or what it shows, comes later. Put the ref on
 * it; `isNamedBy` gets what the address says behind its '#', and is the same function every time.
 */
export function useArrivalScroll<T extends HTMLElement>(
  isNamedBy: (hash: string) => boolean,
): RefObject<T | null> {
  const target = useRef<T>(null);

  useEffect(() => {
    if (!isNamedBy(location.hash.slice(1))) return undefined;
    // Not in the frame that replaces the skeleton: growing and scrolling at once makes the page jump.
    let request = requestAnimationFrame(() => {
      request = requestAnimationFrame(() => target.current?.scrollIntoView({ block: 'start' }));
    });
    return () => cancelAnimationFrame(request);
  }, [isNamedBy]);

  return target;
}
