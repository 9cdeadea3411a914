import { useCallback, useState } from 'react';
import { MAP_ZOOM_SEARCH, MAP_ZOOM_SELECTED } from '#schema/limits.ts';
import type { Located } from '#web/device/locate.ts';
import type { FoundPlace } from '#web/map/LocationSearch.tsx';
import type { MapFeature, MapTarget } from '#web/map/mapFeature.ts';
import { viewOfPosition } from '#web/map/uncertainty.ts';

type Placed = { id: string; latitude: number; longitude: number };
type Position = { latitude: number; longitude: number };

/**
 * What is selected on the map, which place was searched for, and where the map is sent. The selection
 * itself is kept by whoever calls, in the address.
 */
export function useMapSelection(issueId: string, setIssueId: (id: string) => void) {
  const [place, setPlace] = useState<FoundPlace | null>(null);
  const [isPlaceOpen, setIsPlaceOpen] = useState(false);
  const [target, setTarget] = useState<MapTarget | null>(null);
  const [pressed, setPressed] = useState<Position | null>(null);
  /** The same function from one render to the next: a long list is given it. */
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
    /** Whether the place's popup is open; its marker stays. */
    isPlaceOpen,
    target,
    /** Where the marker stands that was pressed last: it is to stay in sight. */
    pressed,
    /** A marker was pressed: the map stays where it is, as far as what opens does not cover it. */
    select: ({ id, position }: MapFeature) => {
      setIssueId(id);
      setPressed({ ...position });
    },
    /** Chosen from a list: the map shows it from near. */
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
