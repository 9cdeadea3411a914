import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls once to an element named by the address. Browser and router look for it before it is
 * rendered. Put the ref on it; `isNamedBy` gets the hash without '#' and must keep its identity.
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
