import { useEffect, useState } from 'react';
import type { Issue } from '#schema/issues/issue.ts';
import { MAP_ZOOM_SELECTED } from '#schema/limits.ts';
import type { MapTarget } from '#web/map/mapFeature.ts';
import type { SiteArea } from '#schema/site/siteSettings.ts';
import { isPlaced, startView } from '#web/map/startView.ts';

/** On a slow network the map is worth more than the best initial view. */
const WAIT_FOR_ISSUES_MS = 1_500;

type Sources = {
  /** From the address. */
  named: MapTarget | null;
  selectedId: string | null;
  /** From the server's first paint. */
  painted: MapTarget | undefined;
  issues: readonly Issue[] | undefined;
  isPending: boolean;
  /** The installation's area; undefined: unknown yet. */
  area: SiteArea | null | undefined;
};

/** `late`: what the view would have been, had the issues come in time. */
type StartView = { start: MapTarget | null; late: MapTarget | null };

/**
 * The initial view: from the address, else the selected issue, else the issues, else the
 * installation's area. Null while that loads, for a limited time. Keeps its identity once given.
 */
export function useStartView(sources: Sources): StartView {
  const { named, painted, issues, isPending, area } = sources;
  const [start, setStart] = useState<MapTarget | null>(
    () => named ?? (issues?.some(isPlaced) ? openingView(sources) : (painted ?? null)),
  );
  const [hasTimedOut, setHasTimedOut] = useState(false);
  const [isGuess, setIsGuess] = useState(false);
  const [late, setLate] = useState<MapTarget | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setHasTimedOut(true), WAIT_FOR_ISSUES_MS);
    return () => clearTimeout(timer);
  }, []);
  const isKnown = !isPending && (area !== undefined || issues?.some(isPlaced));
  if (start === null && (isKnown || hasTimedOut)) {
    const found = openingView(sources);
    setStart(found);
    setIsGuess(!isKnown);
    return { start: found, late };
  }
  if (isGuess && issues?.some(isPlaced)) {
    setIsGuess(false);
    setLate(openingView(sources));
  }
  return { start, late };
}

function openingView({ issues = [], selectedId, area }: Sources): MapTarget {
  const selected = issues.find(({ id }) => id === selectedId);
  if (!selected || !isPlaced(selected)) return startView(issues, area);
  const { latitude, longitude } = selected;
  return { centre: { latitude, longitude }, zoom: MAP_ZOOM_SELECTED };
}
