import { useState } from 'react';
import { MAP_ZOOM_SEARCH, MAP_ZOOM_SELECTED } from '#schema/limits.ts';
import type { FoundPlace } from '#web/map/LocationSearch.tsx';
import type { MapTarget } from '#web/map/mapFeature.ts';

type Placed = { id: string; latitude: number; longitude: number };

/** What is selected on the map, which place was searched for, and where the map is sent. */
export function useMapSelection() {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [place, setPlace] = useState<FoundPlace | null>(null);
  const [isPlaceOpen, setIsPlaceOpen] = useState(false);
  const [target, setTarget] = useState<MapTarget | null>(null);
  return {
    selectedId,
    place,
    /** Whether the place's popup is open; its marker stays. */
    isPlaceOpen,
    target,
    /** A marker was pressed: the map stays where it is. */
    select: setSelectedId,
    /** Chosen from a list: the map shows it from near. */
    show: ({ id, latitude, longitude }: Placed) => {
      setSelectedId(id);
      setTarget({ centre: { latitude, longitude }, zoom: MAP_ZOOM_SELECTED });
    },
    showPlace: (found: FoundPlace) => {
      setSelectedId(null);
      setPlace(found);
      setIsPlaceOpen(true);
      setTarget({ centre: found.position, zoom: MAP_ZOOM_SEARCH });
    },
    clearPlace: () => setPlace(null),
    clear: () => {
      setSelectedId(null);
      setIsPlaceOpen(false);
    },
  };
}

export type MapSelection = ReturnType<typeof useMapSelection>;
