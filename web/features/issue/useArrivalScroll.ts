import { useEffect, useRef, type RefObject } from 'react';
import { tabOfHash } from './issueTabs.ts';

/** Scrolls to the tabs once, on arrival by a link that names one. Put the ref on their frame. */
export function useArrivalScroll(): RefObject<HTMLDivElement | null> {
  const target = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (tabOfHash(location.hash.slice(1)) === 'details') return undefined;
    // Not in the frame that replaces the skeleton: growing and scrolling at once makes the page jump.
    let request = requestAnimationFrame(() => {
      request = requestAnimationFrame(() => target.current?.scrollIntoView({ block: 'start' }));
    });
    return () => cancelAnimationFrame(request);
  }, []);

  return target;
}
