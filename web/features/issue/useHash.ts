import { useLocation } from '@tanstack/react-router';
import { useIsFirstPaint } from '#web/net/firstPaint.ts';

/** The hash without '#'; empty in the first paint, since servers never receive it. */
export function useHash(): string {
  const hash = useLocation({ select: (location) => location.hash });
  return useIsFirstPaint() ? '' : hash;
}
