import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { TextSection } from './longText.ts';

/**
 * Scrolls to the section that the address names and moves the focus there: `/payment-terms` shows
 * the terms where they speak of payments. A hash names its own place and goes first.
 */
export function useStartAt(sections: readonly TextSection[]): void {
  const router = useRouter();
  const { pathname } = useLocation();
  const id = sections.find(({ path }) => path === pathname)?.id;

  useEffect(() => {
    if (id === undefined || location.hash !== '') return undefined;
    const scroll = () => {
      const section = document.getElementById(id);
      const heading = section?.querySelector('h2');
      section?.scrollIntoView();
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    };
    const frame = requestAnimationFrame(scroll);
    // Coming from another page the router scrolls to the top after this has run.
    const stop = router.subscribe('onRendered', () => requestAnimationFrame(scroll));
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [router, id]);
}
