import { isInside } from '#schema/places/geo.ts';
import { useMemo, useState } from 'react';
import type { Issue } from '#schema/issues/issue.ts';
import { findFundingBand, matchesFilter } from '#schema/issues/issueQuery.ts';
import { moneyInUse } from '#web/format/moneyInUse.ts';
import { useOutbox } from '#web/device/outbox/useOutbox.ts';
import type { MapViewport } from '#web/map/mapFeature.ts';
import { clusterNearby } from './clusterNearby.ts';
import { drawnFeatures, waitingOnMap } from './drawnFeatures.ts';
import type { Located } from '#web/device/locate.ts';
import type { MapFilter } from '#web/features/map/mapSearch.ts';
import { selectedIssue } from './mapSelection.ts';
import { isPlaced } from '#web/map/startView.ts';
import type { MapSelection } from './useMapSelection.ts';
import { useMapTiles } from './useMapTiles.ts';

/** The drawn features, the selection, and the listed issues in view. */
export function useMapContents(
  issues: readonly Issue[],
  filter: MapFilter,
  { selection, me }: { selection: MapSelection; me: Located | null },
) {
  const [viewport, setViewport] = useState<MapViewport | null>(null);
  const [now] = useState(() => Date.now());
  const rows = useOutbox()?.rows;
  const waiting = useMemo(() => waitingOnMap(rows), [rows]);
  const matching = useMemo(
    () => issues.filter((issue) => isPlaced(issue) && matchesMapFilter(issue, filter)),
    [issues, filter],
  );
  const inView = useMemo(
    () => (viewport ? matching.filter((issue) => isInside(viewport.bounds, issue)) : []),
    [matching, viewport],
  );
  const tile = useMapTiles(viewport, filter, inView);
  const { selectedId, place } = selection;
  const position = place?.position ?? null;
  const zoom = viewport?.zoom ?? 0;
  const features = useMemo(
    () =>
      drawnFeatures(clusterNearby(tile, zoom, selectedId), {
        waiting,
        place: position,
        selectedId,
        me,
        zoom,
        now,
      }),
    [tile, zoom, waiting, position, selectedId, me, now],
  );
  const selected = selectedIssue(selectedId, { issues, points: tile.points, waiting });
  return { features, matching, inView, selected, viewport, setViewport };
}

function matchesMapFilter(issue: Issue, { filter, funding }: MapFilter): boolean {
  return (
    matchesFilter(issue, filter) &&
    (funding === 'all' || findFundingBand(issue.currentFunding, moneyInUse()) === funding)
  );
}
