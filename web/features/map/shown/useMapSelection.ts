import { useCallback, useState } from 'react';
import { MAP_ZOOM_SEARCH, MAP_ZOOM_SELECTED } from '#schema/limits.ts';
import type { Located } from '#web/device/locate.ts';
import type { FoundPlace } from '#web/map/LocationSearch.tsx';
import type { MapFeature, MapTarget } from '#web/map/mapFeature.ts';
import { viewOfPosition } from '#web/map/uncertainty.ts';

type Placed = { id: string; latitude: number; longitude: number };
type Position = { latitude: number; longitude: number };

/**
 * The selection, the searched place, and the map's target. The caller keeps the selected id in the
 * address.
 */
export function useMapSelection(issueId: string, setIssueId: (id: string) => void) {
  const [place, setPlace] = useState<FoundPlace | null>(null);
  const [isPlaceOpen, setIsPlaceOpen] = useState(false);
  const [target, setTarget] = useState<MapTarget | null>(null);
  const [pressed, setPressed] = useState<Position | null>(null);
  /** Stable: a long list gets it. */
  const show = useCallback(
    ({ id, latitude, longitude }: Placed) => {
      setIssueId(id);
      setTarget({ centre: { latitude, longitude }, zoom: MAP_ZOOM_SELECTED });
    },
    [setIssueId],
  );
  return {
    selectedId: issueId === '' ? null : issueId,
    place,
    /** Closing the popup keeps its marker. */
    isPlaceOpen,
    target,
    /** Position of the last pressed marker, to be kept in sight. */
    pressed,
    /** For a pressed marker: the map moves only if the card would cover it. */
    select: ({ id, position }: MapFeature) => {
      setIssueId(id);
      setPressed({ ...position });
    },
    /** For a list item: zooms to it. */
    show,
    showPlace: (found: FoundPlace) => {
      setIssueId('');
      setPlace(found);
      setIsPlaceOpen(true);
      setTarget({ centre: found.position, zoom: MAP_ZOOM_SEARCH });
    },
    showMe: ({ position, accuracyM }: Located) => setTarget(viewOfPosition(position, accuracyM)),
    clearPlace: () => setPlace(null),
    clear: () => {
      setIssueId('');
      setIsPlaceOpen(false);
    },
  };
}

export type MapSelection = ReturnType<typeof useMapSelection>;
