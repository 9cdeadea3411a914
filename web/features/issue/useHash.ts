import { useLocation } from '@tanstack/react-router';
import { useIsFirstPaint } from '#web/net/firstPaint.ts';

/** What the address says behind its '#'; nothing in the first paint, since the server never hears of it. */
export function useHash(): string {
  const hash = useLocation({ select: (location) => location.hash });
  return useIsFirstPaint() ? '' : hash;
}
