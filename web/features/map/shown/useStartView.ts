import { useEffect, useState } from 'react';
import type { Issue } from '#schema/issues/issue.ts';
import type { MapTarget } from '#web/map/mapFeature.ts';
import { startView } from '#web/map/startView.ts';

/** On a slow network the map is worth more than the right first view of it. */
const WAIT_FOR_ISSUES_MS = 1_500;

/**
 * Where the map opens; null while the issues that decide it are on their way, but never for long.
 * Once given it stays the same object.
 */
export function useStartView(
  issues: readonly Issue[] | undefined,
  isPending: boolean,
): MapTarget | null {
  const [start, setStart] = useState<MapTarget | null>(() => (issues ? startView(issues) : null));
  const [hasTimedOut, setHasTimedOut] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasTimedOut(true), WAIT_FOR_ISSUES_MS);
    return () => clearTimeout(timer);
  }, []);
  if (start === null && (!isPending || hasTimedOut)) {
    const found = startView(issues ?? []);
    setStart(found);
    return found;
  }
  return start;
}
