import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Tile } from '#schema/places/geo.ts';
import { getMapTile, type MapPoint, type MapTile } from '#schema/issues/issueMap.ts';
import { nextTask } from '#web/device/nextTask.ts';
import { call } from '#web/net/call.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import type { MapViewport } from '#web/map/mapFeature.ts';
import type { MapFilter } from '#web/features/map/mapSearch.ts';
import { mergeTiles, tilesOfView } from './mapTiles.ts';

const NOTHING: MapTile = { points: [], clusters: [] };

type Answers = { merged: MapTile; isPending: boolean; hasFailed: boolean };

/**
 * Points and clusters of the view from the server's tiles; for a missing tile, from the issues on
 * this device. The previous tiles stay while new ones load.
 */
export function useMapTiles(
  viewport: MapViewport | null,
  filter: MapFilter,
  inView: MapPoint[],
): MapTile {
  const tiles = viewport ? tilesOfView(viewport) : [];
  const { merged, isPending, hasFailed } = useQueries({
    queries: tiles.map((tile) => tileQuery(tile, filter)),
    combine: combineAnswers,
  });
  const isWaiting = viewport === null || isPending;
  const [settled, setSettled] = useState(NOTHING);
  if (!isWaiting && !hasFailed && settled !== merged) setSettled(merged);
  if (isWaiting) return settled;
  return hasFailed ? { points: inView, clusters: [] } : merged;
}

function tileQuery({ z, x, y }: Tile, filter: MapFilter) {
  return {
    queryKey: queryKeys.map(`${z}/${x}/${y} ${filter.filter} ${filter.funding}`),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      // A view needs up to a few dozen, which would be requested in one step.
      await nextTask();
      return call(getMapTile, {
        params: { z: String(z), x: String(x), y: String(y) },
        query: asQuery(filter),
        signal,
      });
    },
  };
}

/** Defaults are omitted, so that one stored answer serves all unfiltered maps. */
function asQuery({ filter, funding }: MapFilter) {
  return {
    ...(filter === 'all' ? {} : { filter }),
    ...(funding === 'all' ? {} : { funding }),
  };
}

function combineAnswers(results: UseQueryResult<MapTile>[]): Answers {
  return {
    merged: mergeTiles(results.flatMap(({ data }) => (data ? [data] : []))),
    isPending: results.some(({ isPending }) => isPending),
    hasFailed: results.some(({ isError, data }) => isError && !data),
  };
}
