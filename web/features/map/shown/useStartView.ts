import { useEffect, useState } from 'react';
import type { Issue } from '#schema/issues/issue.ts';
import { MAP_ZOOM_SELECTED } from '#schema/limits.ts';
import type { MapTarget } from '#web/map/mapFeature.ts';
import { isPlaced, startView } from '#web/map/startView.ts';

/** On a slow network the map is worth more than the right first view of it. */
const WAIT_FOR_ISSUES_MS = 1_500;

type Sources = {
  /** What the address says. */
  named: MapTarget | null;
  selectedId: string | null;
  issues: readonly Issue[] | undefined;
  isPending: boolean;
};

/**
 * Where the map opens: as the address says, else at the selected issue, else where the issues are.
 * Null while the issues that decide it are on their way, but never for long. Once given it stays the
 * same object.
 */
export function useStartView({ named, selectedId, issues, isPending }: Sources): MapTarget | null {
  const [start, setStart] = useState<MapTarget | null>(
    () => named ?? (issues ? openingView(issues, selectedId) : null),
  );
  const [hasTimedOut, setHasTimedOut] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasTimedOut(true), WAIT_FOR_ISSUES_MS);
    return () => clearTimeout(timer);
  }, []);
  if (start === null && (!isPending || hasTimedOut)) {
    const found = openingView(issues ?? [], selectedId);
    setStart(found);
    return found;
  }
  return start;
}

function openingView(issues: readonly Issue[], selectedId: string | null): MapTarget {
  const selected = issues.find(({ id }) => id === selectedId);
  if (!selected || !isPlaced(selected)) return startView(issues);
  const { latitude, longitude } = selected;
  return { centre: { latitude, longitude }, zoom: MAP_ZOOM_SELECTED };
}
