import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Tile } from '#schema/geo.ts';
import type { Issue } from '#schema/issue.ts';
import { getMapTile, type MapTile } from '#schema/map.ts';
import { call } from '#web/data/call.ts';
import { NetworkError } from '#web/data/callErrors.ts';
import { queryKeys } from '#web/data/queryKeys.ts';
import type { MapViewport } from '#web/map/mapFeature.ts';
import type { MapFilter } from './mapSearch.ts';
import { mergeTiles, tilesOfView } from './mapTiles.ts';

const NOTHING: MapTile = { points: [], clusters: [] };

type Answers = { merged: MapTile; isPending: boolean; isUnreachable: boolean };

/**
 * Points and clusters of what the map shows: from the server's tiles, without network from the list
 * on this device. While new tiles load, the ones before stay.
 */
export function useMapTiles(
  viewport: MapViewport | null,
  filter: MapFilter,
  issues: readonly Issue[],
): MapTile {
  const tiles = viewport ? tilesOfView(viewport) : [];
  const answers = useQueries({
    queries: tiles.map((tile) => tileQuery(tile, filter)),
    combine: combineAnswers,
  });
  const isLocal = answers.isUnreachable && issues.length > 0 && viewport !== null;
  const local = useQuery({
    queryKey: queryKeys.map(`local ${JSON.stringify(viewport)} ${issues.length} ${keyOf(filter)}`),
    queryFn: async () => {
      const { localClusters } = await import('./localClusters.ts');
      return viewport ? localClusters(issues, viewport) : NOTHING;
    },
    enabled: isLocal,
    gcTime: 0,
  });
  const isPending = viewport === null || (isLocal ? local.isPending : answers.isPending);
  const current = isLocal ? (local.data ?? NOTHING) : answers.merged;
  return useSettled(current, isPending);
}

function tileQuery({ z, x, y }: Tile, filter: MapFilter) {
  return {
    queryKey: queryKeys.map(`${z}/${x}/${y} ${keyOf(filter)}`),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call(getMapTile, {
        params: { z: String(z), x: String(x), y: String(y) },
        query: asQuery(filter),
        signal,
      }),
  };
}

/** Defaults are left out of the address, so that one stored answer serves all who did not filter. */
function asQuery({ filter, funding }: MapFilter) {
  return {
    ...(filter === 'all' ? {} : { filter }),
    ...(funding === 'all' ? {} : { funding }),
  };
}

const keyOf = ({ filter, funding }: MapFilter): string => `${filter} ${funding}`;

function combineAnswers(results: UseQueryResult<MapTile>[]): Answers {
  return {
    merged: mergeTiles(results.flatMap(({ data }) => (data ? [data] : []))),
    isPending: results.some(({ isPending }) => isPending),
    isUnreachable: results.some(({ error, data }) => !data && error instanceof NetworkError),
  };
}

/** The newest finished answer: nothing flickers away while the next one is on its way. */
function useSettled(current: MapTile, isPending: boolean): MapTile {
  const [settled, setSettled] = useState(NOTHING);
  if (!isPending && settled !== current) setSettled(current);
  return isPending ? settled : current;
}
