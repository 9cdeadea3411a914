import { useLayoutEffect, useState, type RefObject } from 'react';
import { COUNT_UP_STEPS } from '#schema/limits.ts';
import { useIsFirstPaint } from '#web/net/firstPaint.ts';
import { stepAfter, STEP_MS } from './countUp.ts';

/** Whether the visitor has seen the count in this visit: coming back to the page shows the figures. */
let hasCounted = false;

/**
 * The step of a count-up that runs once, when `place` comes into view and the figures are there.
 * Figures that came with the page and are visible already are not counted. Under reduced motion
 * it stands at its end from the start.
 */
export function useCountUp(place: RefObject<HTMLElement | null>, isReady: boolean): number {
  const isFirstPaint = useIsFirstPaint();
  const [wasPainted] = useState(isFirstPaint);
  const [step, setStep] = useState(hasCounted || wasPainted ? COUNT_UP_STEPS : 0);

  useLayoutEffect(() => {
    const target = place.current;
    if (!isReady || !target || hasCounted) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    const end = () => {
      clearInterval(timer);
      hasCounted = true;
      setStep(COUNT_UP_STEPS);
    };
    const begin = () => {
      const startedAt = performance.now();
      timer = setInterval(() => {
        const next = stepAfter(performance.now() - startedAt);
        if (next === COUNT_UP_STEPS) end();
        else setStep(next);
      }, STEP_MS);
    };
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      end();
      return undefined;
    }
    let isSeen = wasPainted;
    const watcher = new IntersectionObserver(([entry]) => {
      // What the server painted in view stays: the figures must not fall back to nothing.
      if (!entry?.isIntersecting) {
        isSeen = false;
        setStep(0);
        return;
      }
      watcher.disconnect();
      if (isSeen) end();
      else begin();
    });
    watcher.observe(target);
    return () => {
      watcher.disconnect();
      clearInterval(timer);
    };
  }, [place, isReady, wasPainted]);

  return step;
}
