import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls to the element once, on arrival by a link that names it. Put the ref on the element. */
export function useArrivalScroll(isLinked: boolean): RefObject<HTMLDivElement | null> {
  const target = useRef<HTMLDivElement>(null);
  const isMeant = useRef(isLinked);

  useEffect(() => {
    if (!isMeant.current) return undefined;
    // Not in the frame that replaces the skeleton: growing and scrolling at once makes the page jump.
    let request = requestAnimationFrame(() => {
      request = requestAnimationFrame(() => target.current?.scrollIntoView({ block: 'start' }));
    });
    return () => cancelAnimationFrame(request);
  }, []);

  return target;
}
