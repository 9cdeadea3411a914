import { useLayoutEffect, useState, type RefObject } from 'react';
import { COUNT_UP_STEPS } from '#schema/limits.ts';
import { useIsFirstPaint } from '#web/net/firstPaint.ts';
import { stepAfter, STEP_MS } from './countUp.ts';

/** Once per visit: returning to the page shows the final figures. */
let hasCounted = false;

/**
 * The step of a count-up that runs once, when `place` comes into view and the figures have loaded.
 * Painted figures already in view are not counted. With reduced motion it starts at its end.
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
      // Figures painted in view stay: they must not fall back to zero.
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
