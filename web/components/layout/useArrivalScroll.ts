import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';

/** What a person does when they want to look elsewhere. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to an element named by the address, on arrival and when a link of this very page is
 * followed. Browser and router look for it before it is rendered. Put the ref on it; `isNamedBy` gets
 * the hash without '#' and must keep its identity.
 */
export function useArrivalScroll<T extends HTMLElement>(
  isNamedBy: (hash: string) => boolean,
): RefObject<T | null> {
  const target = useRef<T>(null);
  const router = useRouter<AnyRouter>({ warn: false }) as AnyRouter | null | undefined;

  useEffect(() => {
    let release: (() => void) | undefined;
    const arrive = () => {
      release?.();
      if (isNamedBy(location.hash.slice(1))) release = holdInView(target);
    };
    arrive();
    // Choosing a tab replaces the address: that tab is in view already.
    const stop = router?.history.subscribe((event: { action: { type: string } }) => {
      if (event.action.type === 'PUSH') arrive();
    });
    return () => {
      stop?.();
      release?.();
    };
  }, [isNamedBy, router]);

  return target;
}

/** Keeps an element at the top while content above it still loads, until the person moves. */
function holdInView(target: RefObject<HTMLElement | null>): () => void {
  // Not in the frame that replaces the skeleton: growing and scrolling at once makes the page jump.
  let request = requestAnimationFrame(() => {
    request = requestAnimationFrame(show);
  });
  const show = () => target.current?.scrollIntoView({ block: 'start' });
  const growth = new ResizeObserver(() => {
    cancelAnimationFrame(request);
    request = requestAnimationFrame(show);
  });
  growth.observe(document.body);
  const release = () => {
    cancelAnimationFrame(request);
    growth.disconnect();
    for (const move of MOVES) removeEventListener(move, release);
  };
  for (const move of MOVES) addEventListener(move, release, { passive: true });
  return release;
}
